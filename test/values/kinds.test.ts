import { describe, expect, it } from 'vitest';
import * as core from '../../src/core.js';
import type { ParameterKind } from '../../src/values/values.js';
import * as values from '../../src/values/values.js';
import { kinds } from '../client/kinds.js';

const isKind = (value: unknown): value is ParameterKind =>
  typeof value === 'object' && value !== null && 'form' in value;

describe('the kinds of parameters', () => {
  it('are exported for generated code, under the names that the generator writes', () => {
    // A time that is one instant is not the kind of a parameter.
    const exported = Object.values(values)
      .filter(isKind)
      .filter((kind) => kind !== values.instantKind);
    expect(Object.fromEntries(exported.map((kind) => [kind.name, kind]))).toEqual(kinds);
    for (const kind of exported) {
      const name = kind.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(core).toHaveProperty(`${name}Kind`, kind);
    }
  });
});
