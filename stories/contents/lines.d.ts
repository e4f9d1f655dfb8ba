declare module 'virtual:content-lines' {
  /** The line of each text, by file and path. */
  export const lines: Record<string, Record<string, number>>;
  /** Where the repository shows a file; empty where nobody knows. */
  export const repository: string;
}
