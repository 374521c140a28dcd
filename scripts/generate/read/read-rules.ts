import type { FieldRule, OrderRule } from '../../../src/client/operation.js';
import { at, GenerationError } from '../generation-error.js';
import type { Schema } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** Reads `x-ordered`: parameters whose lower bound must not be above their upper bound. */
export function readOrdered(source: JsonObject, names: readonly string[], pointer: string): OrderRule[] {
  return listOf(source, 'x-ordered', pointer).map(([value, here]) => {
    const parameterName = (name: Json | undefined, key: string): string => {
      if (typeof name === 'string' && names.includes(name)) return name;
      throw new GenerationError(at(here, key), 'expected a parameter of this operation');
    };
    const { parameter, unless } = value;
    return {
      parameter: parameterName(parameter, 'parameter'),
      ...(unless === undefined ? {} : { unless: parameterName(unless, 'unless') }),
    };
  });
}

/** Reads `x-fields`: fields of a body that require other fields. */
export function readFields(source: JsonObject, { properties = {} }: Schema, pointer: string): FieldRule[] {
  const patterns = (value: Json | undefined, here: string): Record<string, RegExp> => {
    if (!isObject(value))
      throw new GenerationError(here, 'expected an object of regular expressions by field');
    const pairs = Object.entries(value).map(([name, pattern]): [string, RegExp] => {
      if (!Object.hasOwn(properties, name))
        throw new GenerationError(at(here, name), 'expected a field of the body');
      return [name, regExp(pattern, at(here, name))];
    });
    return Object.fromEntries(pairs);
  };
  return listOf(source, 'x-fields', pointer).map(([{ when, requires, allowed }, here]) => {
    if (typeof allowed !== 'string')
      throw new GenerationError(at(here, 'allowed'), 'expected a description of what is allowed');
    return {
      when: patterns(when, at(here, 'when')),
      requires: patterns(requires, at(here, 'requires')),
      allowed,
    };
  });
}

function listOf(source: JsonObject, key: string, pointer: string): [JsonObject, string][] {
  const list = source[key] ?? [];
  const here = at(pointer, key);
  if (!Array.isArray(list)) throw new GenerationError(here, 'expected a list');
  return list.map((value, index) => {
    if (!isObject(value)) throw new GenerationError(at(here, index), 'expected a rule');
    return [value, at(here, index)];
  });
}

function regExp(pattern: Json | undefined, pointer: string): RegExp {
  try {
    return new RegExp(String(pattern));
  } catch {
    throw new GenerationError(pointer, 'expected a regular expression');
  }
}
