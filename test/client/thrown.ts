/** What a function throws; the test fails if it returns. */
export function thrown(run: () => unknown): unknown {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown, but ${String(result)} returned`);
}

/** What a promise rejects with; the test fails if it resolves. */
export async function rejection(promise: PromiseLike<unknown>): Promise<unknown> {
  let result: unknown;
  try {
    result = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown, but ${String(result)} came`);
}
