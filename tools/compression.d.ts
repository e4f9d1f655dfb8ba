/** The package has no types; those of DefinitelyTyped bring Express along. */
declare module 'compression';
