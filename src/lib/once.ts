/** Makes a value when it is first asked for, and keeps it: browsers take long for anything of `Intl`. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
