/** Makes a thing for whoever asks first. One of `Intl`'s takes a phone 60 ms to make, and most pages load the file and never ask. */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
