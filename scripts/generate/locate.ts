import type { Api } from './api.js';
import { GenerationError } from './generation-error.js';

/**
 * Emits, and names an operation if an emitter fails on something that reading let pass: the first whose files fail
 * alone. The message of a compiler that the generator uses does not say where in the description it stopped.
 */
export async function located<Result>(
  api: Api,
  emit: (api: Api) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await emit(api);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    const reason = `no code can be generated: ${(error as Error).message}`;
    for (const operation of api.operations) {
      const { watermark: _, changes: __, ...alone } = { ...api, operations: [operation] };
      const fails = await Promise.resolve(alone)
        .then(emit)
        .then(
          () => false,
          () => true,
        );
      if (fails) throw new GenerationError(operation.pointer, reason);
    }
    throw new GenerationError('/components/schemas', reason);
  }
}
