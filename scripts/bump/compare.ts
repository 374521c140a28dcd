import { byHand, differs, has, kept, leftOut, merged, type Verdict } from './change.js';
import type { Described, Nodes } from './described.js';
import { factEdits, targetOf } from './fact-edits.js';
import { holds, isBreaking, keptReason, wordsOf } from './fact-rules.js';
import { same } from './fact-values.js';
import { addedPart, gonePart } from './part-changes.js';
import { correction, type Spot, type ThreeWay, type Visit } from './three-way.js';

/**
 * Finds the changes between two official descriptions, and what each means for ours: for every fact that changed, ours has
 * it already, can be changed because it said the same as the last official one, or differs for a reason.
 *
 * `git merge-file` cannot do this, because ours has a layout and components of its own. With ours, `official.yaml` and a new
 * skeleton it was tried with the 34 planted changes of the tests, one at a time: 33 are text conflicts, and one is merged. On
 * the step to 0.167, it returns 28 conflicts for two changes that ours lacks. Libraries that compare descriptions stop before
 * the merge. Three meanings would be lost with either, each of which has a test:
 *   - ours has `maximum: 7` with `x-observed`, and the official one changes 5 to 9: kept, with the reason;
 *   - two fields share a component in ours, and one of them changes: a person decides, because the edit would change both;
 *   - a field is no longer null, or is gone: kept, because older services are in use.
 */
export function compare(visit: Visit, nodes: Nodes, spot: Spot): void {
  const { base, fresh, ours } = nodes;
  const { changes } = visit;
  if (ours) for (const pointer of new Set([ours.origin, ours.pointer])) changes.use(pointer, spot.place);
  const hasType = base.facts.get('type') === fresh.facts.get('type');
  // If the type changed, its null, format and limits are part of that change, as is what is inside.
  for (const name of new Set([...base.facts.keys(), ...fresh.facts.keys()]))
    if (hasType || name === 'type' || name === 'deprecated') compareFact(visit, nodes, spot, name);
  const cycle = `${cycleKey(base)} ${cycleKey(fresh)}`;
  if (!hasType || spot.above.has(cycle)) return;
  const above = base.shape?.components.size ? new Set([...spot.above, cycle]) : spot.above;
  compareParts(visit, nodes, { ...spot, above });
}

function cycleKey({ shape }: Described): string {
  if (!shape) return '';
  return `${[...shape.components].sort().join('+')}{${[...shape.properties.keys()].sort().join()}}`;
}

function compareParts(visit: Visit, nodes: Nodes, { place, above }: Spot): void {
  const [old, now, own] = [nodes.base.parts(), nodes.fresh.parts(), nodes.ours?.parts()];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [base, fresh, ours] = [old.get(key), now.get(key), own?.get(key)];
    const label = (ours ?? base ?? fresh)?.label ?? '';
    const spot = { place: placeOf(place, label), around: place, above };
    if (base && fresh) {
      // An operation that ours leaves out concerns nobody.
      if (ours || base.kind !== 'operation') compare(visit, { base, fresh, ours }, spot);
    } else if (base) gonePart(visit, nodes, { base, ours }, spot);
    else if (fresh) addedPart(visit, nodes, { fresh, ours }, spot);
  }
}

function placeOf(place: string, label: string): string {
  return /[\]\w]$/.test(place) ? place + label : place + label.replace(/^\./, '');
}

function compareFact(visit: Visit, nodes: Nodes, { place, around }: Spot, name: string): void {
  const { base, fresh, ours } = nodes;
  const [before, after] = [base.facts.get(name), fresh.facts.get(name)];
  if (same(before, after)) return;
  const finding = {
    kind: `${base.kind} ${name}`,
    what: wordsOf(name, before, after),
    origin: base.origin === fresh.origin ? base.origin : base.pointer,
    breaking: isBreaking(name, before, after, base.isReply),
    editPlace: base.kind === 'field' ? around : place,
  };
  visit.changes.add(
    { ...finding, ...(ours ? verdictOn(visit, { base, fresh, ours }, name) : leftOut) },
    place,
  );
}

function verdictOn(visit: Visit, nodes: ThreeWay<Described>, name: string): Verdict {
  const [before, after, own] = [nodes.base, nodes.fresh, nodes.ours].map(({ facts }) => facts.get(name));
  if (holds(name, own, before, after)) return has;
  const reason = keptReason(name, own, after, nodes.base.isReply);
  if (reason !== undefined) return kept(reason);
  const target = targetOf(visit.sides, nodes, name);
  if (name !== 'words' && !same(own, before))
    return differs(own, correction(visit.sides.ours.source, target));
  const edits = factEdits(visit, nodes, { name, target, after });
  return edits ? merged(edits) : byHand('our description declares it in another form');
}
