/**
 * Makes `return` and `throw` of a generator end what it waits for: by itself it would hear of them only when that has
 * come. `leave` has to make the generator come to its end.
 */
export function endable<Made extends AsyncGenerator<unknown, void, undefined>>(
  generator: Made,
  leave: () => void,
): Made {
  const ends = { return: generator.return.bind(generator), throw: generator.throw.bind(generator) };
  return Object.assign(generator, {
    return: (value?: void | PromiseLike<void>) => {
      leave();
      return ends.return(value);
    },
    throw: (error: unknown) => {
      leave();
      return ends.throw(error);
    },
  });
}

/** Why a request was aborted that nobody waits for any more. */
export class Left extends Error {
  override readonly name = 'Left';
}
