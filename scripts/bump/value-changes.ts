import { at } from '../generate/generation-error.js';
import type { Schema } from '../generate/schema.js';
import { type Edit, type Finding, has, kept, leftOut, merged } from './change.js';
import { copyPart } from './copy-part.js';
import { facetChanges } from './facet-changes.js';
import { facetsOf } from './facets.js';
import type { Shape } from './shape.js';
import { lookUp, sinceOf, type ThreeWay, type Value, type Visit } from './three-way.js';

type Shapes = ThreeWay<Shape, Shape | undefined>;

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
  const shapes = { base: base.shape, fresh: fresh.shape, ours: ours?.shape };
  memberChanges({ visit, shapes, place, above: inside });
}

function cycleKey({ components, properties }: Shape): string {
  return `${[...components].sort().join('+')}{${[...properties.keys()].sort().join()}}`;
}

interface Fields {
  readonly visit: Visit;
  readonly shapes: Shapes;
  readonly place: string;
  readonly above: ReadonlySet<string>;
}

function memberChanges(fields: Fields): void {
  const { visit, shapes, place, above } = fields;
  const { base, fresh, ours } = shapes;
  for (const name of base.properties.keys()) if (!fresh.properties.has(name)) goneField(fields, name);
  for (const [name, other] of fresh.properties) {
    const schema = base.properties.get(name);
    if (!schema) {
      addedField(fields, name, other);
      continue;
    }
    requiredChange(fields, name);
    const value = { base: schema, fresh: other, ours: ours?.properties.get(name) };
    valueChanges(visit, value, placeOf(place, name), above);
  }
  if (base.items && fresh.items)
    valueChanges(visit, { base: base.items, fresh: fresh.items, ours: ours?.items }, `${place}[]`, above);
  if (base.members && fresh.members) {
    const value = { base: base.members, fresh: fresh.members, ours: ours?.members };
    valueChanges(visit, value, placeOf(place, '*'), above);
  }
}

function placeOf(place: string, name: string): string {
  return /[\]\w]$/.test(place) ? `${place}.${name}` : `${place}${name}`;
}

function addFinding({ visit, place }: Fields, name: string, finding: Finding): void {
  visit.changes.add({ ...finding, editPlace: place }, placeOf(place, name));
}

function goneField(fields: Fields, name: string): void {
  const { base, ours } = fields.shapes;
  const finding = {
    kind: 'field gone',
    what: 'the field was removed',
    origin: base.properties.get(name)?.pointer ?? '',
    breaking: fields.visit.direction === 'request' || base.required.has(name),
  };
  // Services of either description are in use, so ours has the field as an optional one.
  const edits = ours ? requiredEdits(ours, name, false) : [];
  const isPresent = ours?.properties.has(name);
  const verdict = !isPresent ? has : edits.length > 0 ? merged(edits) : kept('an older service still has it');
  addFinding(fields, name, { ...finding, ...verdict });
}

function addedField(fields: Fields, name: string, schema: Schema): void {
  const { visit, shapes } = fields;
  const { fresh, ours } = shapes;
  const isRequired = fresh.required.has(name);
  const finding = {
    kind: 'field added',
    what: `a new field${isRequired ? ', required' : ''}`,
    origin: schema.pointer,
    breaking: isRequired && visit.direction === 'request',
  };
  if (!ours) addFinding(fields, name, { ...finding, ...leftOut });
  else if (ours.properties.has(name)) addFinding(fields, name, { ...finding, ...has });
  else addFinding(fields, name, { ...finding, ...merged(newField(visit, { fresh, ours }, name, schema)) });
}

/** The edits that add a field of the new description to ours. It is optional, because older services do not return it. */
function newField(
  { sides, direction }: Visit,
  { fresh, ours }: Record<'fresh' | 'ours', Shape>,
  name: string,
  schema: Schema,
): Edit[] {
  const owner = ownerFor(fresh, ours, name, schema);
  const node = lookUp(sides.fresh.source, schema.pointer) ?? {};
  const { value, edits } = copyPart(sides, node, sinceOf(sides));
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

function requiredChange(fields: Fields, name: string): void {
  const { base, fresh, ours } = fields.shapes;
  const isNeeded = fresh.required.has(name);
  if (base.required.has(name) === isNeeded) return;
  const isReply = fields.visit.direction === 'reply';
  const finding = {
    kind: 'required',
    what: isNeeded ? 'optional → required' : 'required → optional',
    origin: base.properties.get(name)?.pointer ?? '',
    breaking: isReply !== isNeeded,
  };
  if (!ours?.properties.has(name)) addFinding(fields, name, { ...finding, ...leftOut });
  else if (ours.required.has(name) === isNeeded) addFinding(fields, name, { ...finding, ...has });
  else if (isReply && isNeeded)
    addFinding(fields, name, { ...finding, ...kept('an older service may leave it out') });
  else addFinding(fields, name, { ...finding, ...merged(requiredEdits(ours, name, isNeeded)) });
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
