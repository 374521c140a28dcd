/**
 * A generator that `load` makes when something is asked of it, so that who does not iterate does not load what that
 * takes. What `load` rejects with is told as the generator's own failure: once, and then it is over.
 */
export function onDemand<Item>(
  load: () => Promise<AsyncGenerator<Item, void, undefined>>,
): AsyncGenerator<Item, void, undefined> {
  type Made = AsyncGenerator<Item, void, undefined>;
  let made: Made | undefined;
  let loading: Promise<Made> | undefined;
  // Each step is asked for in its order, and at once as soon as the generator is there.
  const ask = <Answer>(step: (generator: Made) => Promise<Answer>): Promise<Answer> => {
    if (made) return step(made);
    loading ??= load().catch(failing<Item>);
    return loading.then((generator) => {
      made = generator;
      return step(generator);
    });
  };
  return Object.assign(nothing<Item>(), {
    next: () => ask((generator) => generator.next()),
    return: (value?: void | PromiseLike<void>) => ask((generator) => generator.return(value)),
    throw: (error: unknown) => ask((generator) => generator.throw(error)),
  });
}

/** Has the properties of every generator, whatever they are on this platform. */
async function* nothing<Item>(): AsyncGenerator<Item, void, undefined> {}

// biome-ignore lint/correctness/useYield: one that fails yields nothing
async function* failing<Item>(error: unknown): AsyncGenerator<Item, void, undefined> {
  throw error;
}
