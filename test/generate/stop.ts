import { GenerationError } from '../../scripts/generate/generation-error.js';

/** Where and why a step of the generator stopped; undefined if it did not. */
export function stop(step: () => unknown): { pointer: string; reason: string } | undefined {
  try {
    step();
  } catch (error) {
    if (error instanceof GenerationError) return { pointer: error.pointer, reason: error.reason };
    throw error;
  }
  return undefined;
}
