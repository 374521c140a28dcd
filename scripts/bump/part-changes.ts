// Parts that only one official description has: operations, parameters, replies and fields.
import { byHand, has, kept, leftOut, merged, type Verdict } from './change.js';
import type { Described, Nodes } from './described.js';
import { requiredEdit } from './fact-edits.js';
import { newOperation } from './new-operation.js';
import { newField, newParameter, newReply } from './new-part.js';
import type { Spot, Visit } from './three-way.js';

function nameOf({ kind, pointer }: Described): string {
  return kind === 'reply' ? `reply with status ${pointer.slice(pointer.lastIndexOf('/') + 1)}` : kind;
}

/** Services of both versions are in use, so ours keeps what is gone. */
export function gonePart(
  visit: Visit,
  around: Nodes,
  { base, ours }: { readonly base: Described; readonly ours: Described | undefined },
  spot: Spot,
): void {
  if (base.kind === 'value') return;
  const moved = base.kind === 'operation' ? movedTo(around.base, around.fresh, base) : undefined;
  const finding = {
    kind: `${base.kind} gone`,
    what: moved ? `moved to ${moved}` : `the ${nameOf(base)} was removed`,
    origin: originOf(around.base, base),
    breaking: breaksIfGone(base),
    editPlace: spot.around,
  };
  visit.changes.add({ ...finding, ...goneVerdict(base, ours) }, spot.place);
}

function breaksIfGone({ kind, isReply, facts }: Described): boolean {
  if (kind === 'field') return !isReply || facts.get('required') === true;
  return kind !== 'reply';
}

function goneVerdict({ kind }: Described, ours: Described | undefined): Verdict {
  if (!ours) return has;
  if (kind === 'operation') return byHand('decide how long to support older services');
  if (kind === 'parameter') return kept('an older service still accepts it');
  if (kind === 'reply') return kept('an older service still returns it');
  if (ours.facts.get('required') !== true) return kept('an older service still has it');
  return merged([requiredEdit(ours.pointer, false)]);
}

/** A declaration that several operations share is a change of each of them. */
function originOf(around: Described, { kind, pointer }: Described): string {
  return kind === 'parameter' ? `${around.pointer} ${pointer}` : pointer;
}

function routeIn(api: Described, operation: Described): string | undefined {
  return [...api.parts()].find(([, { pointer }]) => pointer === operation.pointer)?.[0];
}

/** The route where an operation is in the other description: one with the same name that only that description has. */
function movedTo(here: Described, there: Described, { label }: Described): string | undefined {
  const routes = here.parts();
  return [...there.parts()].find(([route, other]) => !routes.has(route) && other.label === label)?.[0];
}

export function addedPart(
  visit: Visit,
  around: Nodes,
  { fresh, ours }: { readonly fresh: Described; readonly ours: Described | undefined },
  spot: Spot,
): void {
  const { kind } = fresh;
  // An operation that moved is reported where it was.
  if (kind === 'value' || (kind === 'operation' && movedTo(around.fresh, around.base, fresh))) return;
  const isRequired = fresh.facts.get('required') === true;
  const details = [`a new ${nameOf(fresh)}`];
  if (kind === 'operation') details.push(String(routeIn(around.fresh, fresh)));
  if (isRequired) details.push('required');
  const finding = {
    kind: `${kind} added`,
    what: details.join(', '),
    origin: originOf(around.fresh, fresh),
    breaking: isRequired && !fresh.isReply,
    editPlace: spot.around,
  };
  visit.changes.add({ ...finding, ...addedVerdict(visit, around, { fresh, ours }) }, spot.place);
}

function addedVerdict(
  { sides }: Visit,
  around: Nodes,
  { fresh, ours }: { readonly fresh: Described; readonly ours: Described | undefined },
): Verdict {
  if (ours) return has;
  if (!around.ours) return leftOut;
  const owners = { fresh: around.fresh, ours: around.ours };
  if (fresh.kind === 'field') return merged(newField(sides, owners, fresh));
  if (fresh.kind === 'parameter') return merged(newParameter(sides, around.ours, fresh));
  if (fresh.kind === 'reply') return merged(newReply(sides, around.ours, fresh));
  const operation = sides.fresh.api.operations.find(({ pointer }) => pointer === fresh.pointer);
  return operation ? merged(newOperation(sides, operation)) : leftOut;
}
