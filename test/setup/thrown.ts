/** The error that a function throws. The test fails if it returns. */
export function thrown(run: () => unknown): unknown {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown, but ${String(result)} returned`);
}

/** The reason that a promise rejects with. The test fails if it resolves. */
export async function rejection(promise: PromiseLike<unknown>): Promise<unknown> {
  let result: unknown;
  try {
    result = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown, but ${String(result)} came`);
}

/** The reason that a promise rejects with, or undefined if it resolves. */
export function failure(promise: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(promise).then(
    () => undefined,
    (reason: unknown) => reason,
  );
}
