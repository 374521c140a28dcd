import { facetChanges } from './facet-changes.js';
import { facetsOf } from './facets.js';
import { memberChanges } from './member-changes.js';
import type { Shape } from './shape.js';
import type { Value, Visit } from './value.js';

export function valueChanges(
  visit: Visit,
  value: Value,
  place: string,
  above: ReadonlySet<string> = new Set(),
): void {
  const { sides } = visit;
  const base = facetsOf(value.base, sides.base.api);
  const fresh = facetsOf(value.fresh, sides.fresh.api);
  const ours = value.ours && facetsOf(value.ours, sides.ours.api);
  if (ours && value.ours)
    for (const pointer of new Set([ours.shape.origin, value.ours.pointer])) visit.changes.use(pointer, place);
  facetChanges(visit, value, { base, fresh, ours }, place);
  // If the type changed, the changes inside the value are part of that change.
  if (base.facets.get('type') !== fresh.facets.get('type')) return;
  const key = [base, fresh].map(({ shape }) => cycleKey(shape)).join(' ');
  if (above.has(key)) return;
  const inside = base.shape.components.size ? new Set([...above, key]) : above;
  memberChanges(visit, { base: base.shape, fresh: fresh.shape, ours: ours?.shape }, place, (inner, where) =>
    valueChanges(visit, inner, where, inside),
  );
}

function cycleKey({ components, properties }: Shape): string {
  return `${[...components].sort().join('+')}{${[...properties.keys()].sort().join()}}`;
}
