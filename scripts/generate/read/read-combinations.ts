import type { Combination } from '../../../src/client/operation.js';
import { at, GenerationError } from '../generation-error.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** Reads `x-combinations`: parameters that require or exclude each other. */
export function readCombinations(
  source: JsonObject,
  names: readonly string[],
  pointer: string,
): Combination[] {
  const list = source['x-combinations'] ?? [];
  const here = at(pointer, 'x-combinations');
  if (!Array.isArray(list)) throw new GenerationError(here, 'expected a list');
  return list.map((value, index) => readCombination(value, names, at(here, index)));
}

function readCombination(value: Json, names: readonly string[], pointer: string): Combination {
  if (!isObject(value)) throw new GenerationError(pointer, 'expected parameter, and requires or excludes');
  const { parameter, when, requires, by, excludes } = value;
  const others = (list: Json | undefined, key: string): string[] | undefined => {
    if (list === undefined) return undefined;
    if (!Array.isArray(list)) throw new GenerationError(at(pointer, key), 'expected a list of parameters');
    return list.map((name, index) => parameterName(name, names, at(pointer, key, index)));
  };
  return {
    parameter: parameterName(parameter, names, at(pointer, 'parameter')),
    when: oneOfWords(when, ['eq', 'bounds'], at(pointer, 'when')),
    requires: others(requires, 'requires'),
    by: oneOfWords(by, ['eq', 'range', 'bounds'], at(pointer, 'by')),
    excludes: others(excludes, 'excludes'),
  };
}

function parameterName(name: Json | undefined, names: readonly string[], pointer: string): string {
  if (typeof name === 'string' && names.includes(name)) return name;
  throw new GenerationError(pointer, 'expected a parameter of this operation');
}

function oneOfWords<Word extends string>(
  value: Json | undefined,
  words: readonly Word[],
  pointer: string,
): Word | undefined {
  const found = words.find((one) => one === value);
  if (value !== undefined && !found)
    throw new GenerationError(pointer, `expected one of ${words.join(', ')}`);
  return found;
}
