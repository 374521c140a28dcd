export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Creates an object whose properties are computed when they are first read. They can also be set. */
export function lazily<Shape extends object>(
  makers: { readonly [Name in keyof Shape]: () => Shape[Name] },
): Shape {
  const made: Partial<Shape> = {};
  for (const name in makers) {
    const set = (value: Shape[typeof name]): void => {
      Object.defineProperty(made, name, { value, enumerable: true, writable: true, configurable: true });
    };
    const get = (): Shape[typeof name] => {
      const value = makers[name]();
      set(value);
      return value;
    };
    Object.defineProperty(made, name, { get, set, enumerable: true, configurable: true });
  }
  return made as Shape;
}
