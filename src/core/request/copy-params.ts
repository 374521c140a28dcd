import { Comparison } from '../values/filters.js';

/** Parameters as they are given: what is changed between the call and its await, or its pages, does not change it. */
export function copyParams(params: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(copy))
    copy[name] = Array.isArray(value) ? Array.from(value, copied) : copied(value);
  return copy;
}

function copied(value: unknown): unknown {
  if (value instanceof Date) return new Date(value);
  return value instanceof Comparison ? new Comparison(value.operator, copied(value.value)) : value;
}
