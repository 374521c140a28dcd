import { at } from '../generate/generation-error.js';
import type { Schema } from '../generate/schema.js';
import { bring } from './bring.js';
import { byHand, type Edit, type Finding, has, kept, merged } from './change.js';
import { facetsOf, same } from './facets.js';
import type { Shape } from './shape.js';
import { lookUp, type Side, type Three } from './three.js';
import type { Value, Visit } from './value.js';

interface Shapes {
  readonly base: Shape;
  readonly fresh: Shape;
  readonly ours: Shape | undefined;
}

const noPlace = byHand('our description does not have this value');

type AddFinding = (name: string, finding: Omit<Finding, 'place'>) => void;

/** Finds changes of a value's fields, and calls `descend` for each field, for items and for additional properties. */
export function memberChanges(
  visit: Visit,
  shapes: Shapes,
  place: string,
  descend: (value: Value, place: string) => void,
): void {
  const { base, fresh, ours } = shapes;
  const inner = (name: string): string => (/[\]\w]$/.test(place) ? `${place}.${name}` : `${place}${name}`);
  const add: AddFinding = (name, finding) => visit.add({ ...finding, editPlace: place }, inner(name));
  const fields: Fields = { visit, shapes, add };
  const gone = [...base.properties.keys()].filter((name) => !fresh.properties.has(name));
  const added = [...fresh.properties.keys()].filter((name) => !base.properties.has(name));
  const renames = new Map(gone.map((name) => [name, renamedTo(visit.sides, shapes, name, { gone, added })]));
  const newNames = new Set(renames.values());
  for (const [name, renamed] of renames) goneField(fields, name, renamed);
  for (const name of added) if (!newNames.has(name)) addedField(fields, name);
  for (const [name, schema] of base.properties) {
    const other = fresh.properties.get(name);
    if (!other) continue;
    requiredChange(fields, name);
    descend({ base: schema, fresh: other, ours: ours?.properties.get(name) }, inner(name));
  }
  if (base.items && fresh.items)
    descend({ base: base.items, fresh: fresh.items, ours: ours?.items }, `${place}[]`);
  if (base.members && fresh.members)
    descend({ base: base.members, fresh: fresh.members, ours: ours?.members }, inner('*'));
}

interface Fields {
  readonly visit: Visit;
  readonly shapes: Shapes;
  readonly add: AddFinding;
}

function goneField({ visit, shapes, add }: Fields, name: string, renamed: string | undefined): void {
  const { base, ours } = shapes;
  const schema = base.properties.get(name);
  const shared = {
    kind: renamed === undefined ? 'field gone' : 'field renamed',
    what: renamed === undefined ? 'the field was removed' : `renamed to ${renamed}`,
    origin: schema?.pointer ?? '',
    breaking: visit.direction === 'request' || base.required.has(name),
  };
  // Services of either description are in use, so ours has both names.
  const edits = ours && [...requiredEdits(ours, name, false), ...newField(visit, shapes, renamed)];
  const isThere = renamed !== undefined && ours?.properties.has(renamed) && !edits?.length;
  const verdict =
    isThere || !ours?.properties.has(name)
      ? { ...has, edits: edits ?? [] }
      : edits?.length
        ? merged(edits)
        : kept('an older service still has it');
  add(name, { ...shared, ...verdict });
}

function addedField({ visit, shapes, add }: Fields, name: string): void {
  const { fresh, ours } = shapes;
  const schema = fresh.properties.get(name);
  const isNeeded = fresh.required.has(name) && visit.direction === 'request';
  const finding = {
    kind: 'field added',
    what: `a new field${fresh.required.has(name) ? ', required' : ''}`,
    origin: schema?.pointer ?? '',
    breaking: isNeeded,
  };
  const verdict = ours?.properties.has(name) ? has : ours ? merged(newField(visit, shapes, name)) : noPlace;
  add(name, { ...finding, ...verdict });
}

/** The edits that add a field of the new description to ours. It is optional, because older services do not return it. */
function newField({ sides, direction }: Visit, { fresh, ours }: Shapes, name: string | undefined): Edit[] {
  const schema = name === undefined ? undefined : fresh.properties.get(name);
  if (!schema || !ours || name === undefined || ours.properties.has(name)) return [];
  const owner = ownerFor(fresh, ours, name, schema);
  const node = lookUp(sides.fresh.source, schema.pointer) ?? {};
  const { value, edits } = bring(sides, node, { 'x-since': sides.fresh.api.version });
  const needed = direction === 'request' && fresh.required.has(name) ? [requiredAt(owner, name, true)] : [];
  return [...edits, { pointer: at(owner, 'properties', name), value }, ...needed];
}

/** The object of ours to add the field to: the one that has the fields of the same object there. */
function ownerFor(fresh: Shape, ours: Shape, name: string, schema: Schema): string {
  const owner = ownerOf(schema, name);
  for (const [sibling, other] of fresh.properties) {
    const own = ours.properties.get(sibling);
    if (own && sibling !== name && ownerOf(other, sibling) === owner) return ownerOf(own, sibling);
  }
  return ours.origin;
}

function ownerOf({ pointer }: Schema, name: string): string {
  const tail = at('/properties', name);
  return pointer.endsWith(tail) ? pointer.slice(0, -tail.length) : pointer;
}

function requiredChange({ visit, shapes: { base, fresh, ours }, add }: Fields, name: string): void {
  const isNeeded = fresh.required.has(name);
  if (base.required.has(name) === isNeeded) return;
  const isReply = visit.direction === 'reply';
  const finding = {
    kind: 'required',
    what: isNeeded ? 'optional → required' : 'required → optional',
    origin: base.properties.get(name)?.pointer ?? '',
    breaking: isReply !== isNeeded,
  };
  if (!ours?.properties.has(name)) add(name, { ...finding, ...noPlace });
  else if (ours.required.has(name) === isNeeded) add(name, { ...finding, ...has });
  else if (isReply && isNeeded) add(name, { ...finding, ...kept('an older service may leave it out') });
  else add(name, { ...finding, ...merged(requiredEdits(ours, name, isNeeded)) });
}

function requiredEdits(ours: Shape, name: string, isNeeded: boolean): Edit[] {
  const schema = ours.properties.get(name);
  if (!schema || ours.required.has(name) === isNeeded) return [];
  return [requiredAt(ownerOf(schema, name), name, isNeeded)];
}

/** Each name of a `required` list is an edit of its own, because several changes may concern one list. */
function requiredAt(owner: string, name: string, isNeeded: boolean): Edit {
  return { pointer: at(owner, 'required', name), value: isNeeded || undefined };
}

/** The new name of a removed field. It is the only added field with the same declaration, if there is exactly one. */
function renamedTo(
  sides: Three<Side>,
  shapes: Shapes,
  name: string,
  { gone, added }: { readonly gone: readonly string[]; readonly added: readonly string[] },
): string | undefined {
  const twins = added.filter((other) => isTwin(sides, shapes, name, other));
  const rivals = gone.filter((other) => twins.some((twin) => isTwin(sides, shapes, other, twin)));
  return twins.length === 1 && rivals.length === 1 ? twins[0] : undefined;
}

function isTwin(
  { base: old, fresh: now }: Three<Side>,
  { base, fresh }: Shapes,
  from: string,
  to: string,
): boolean {
  const [before, after] = [base.properties.get(from), fresh.properties.get(to)];
  if (!before || !after || base.required.has(from) !== fresh.required.has(to)) return false;
  return same(lookUpForm(old, before), lookUpForm(now, after));
}

function lookUpForm({ source, api }: Side, schema: Schema): string {
  const { facets } = facetsOf(schema, api);
  return JSON.stringify([lookUp(source, schema.pointer), [...facets].sort()], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
