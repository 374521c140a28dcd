import type { ParameterRule } from '../../core/operation/parameter-rule.js';
import { toOrdinal } from '../../core/values/ordinal.js';

// The same keys come again with every request; each text is read once. So many are a large ledger's.
const most = 200_000;
const caches = new WeakMap<ParameterRule, Map<string, bigint | undefined>>();

/** The rank of a value, from what was read before where it can be. */
export function cachedRank(text: string, rule: ParameterRule): bigint | undefined {
  let cache = caches.get(rule);
  if (!cache || cache.size > most) {
    cache = new Map();
    caches.set(rule, cache);
  }
  let known = cache.get(text);
  if (known === undefined) {
    known = toOrdinal(text, rule.kind);
    cache.set(text, known);
  }
  return known;
}

/** Which of two values is greater, as `compare` of the core has it. */
export function compareCached(a: string, b: string, rule: ParameterRule | undefined): number {
  if (a === b) return 0;
  const left = rule && cachedRank(a, rule);
  const right = rule && cachedRank(b, rule);
  if (left === undefined || right === undefined) return Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}
