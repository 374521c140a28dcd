import { GenerationError } from '../../scripts/generate/generation-error.js';

/** The place and reason of an error of the generator; undefined without one. */
export function stop(step: () => unknown): { pointer: string; reason: string } | undefined {
  try {
    step();
  } catch (error) {
    if (error instanceof GenerationError) return { pointer: error.pointer, reason: error.reason };
    throw error;
  }
  return undefined;
}
