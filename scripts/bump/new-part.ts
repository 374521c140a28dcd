// Parts of an existing operation that ours does not have yet.
import { at } from '../generate/generation-error.js';
import type { Edit } from './change.js';
import { copyPart } from './copy-part.js';
import type { Described } from './described.js';
import { requiredEdit } from './fact-edits.js';
import { placeholder } from './missing-texts.js';
import { existingReply } from './new-operation.js';
import { lookUp, type Side, sinceOf, type ThreeWay } from './three-way.js';

export function newParameter(
  sides: ThreeWay<Side>,
  operation: Described,
  { pointer, facts }: Described,
): Edit[] {
  const node = lookUp(sides.fresh.source, pointer) ?? {};
  const { value, edits } = copyPart(sides, node, sinceOf(sides));
  return [...edits, { pointer: at(operation.pointer, 'parameters', '-', String(facts.get('name'))), value }];
}

export function newReply({ ours }: ThreeWay<Side>, operation: Described, { pointer }: Described): Edit[] {
  const status = pointer.slice(pointer.lastIndexOf('/') + 1);
  const value = existingReply(ours, status) ?? { description: placeholder };
  return [{ pointer: at(operation.pointer, 'responses', status), value }];
}

/** A new field is optional, because older services do not return it. A request may need it. */
export function newField(
  sides: ThreeWay<Side>,
  owners: Readonly<Record<'fresh' | 'ours', Described>>,
  field: Described,
): Edit[] {
  const node = lookUp(sides.fresh.source, field.pointer) ?? {};
  const { value, edits } = copyPart(sides, node, sinceOf(sides));
  const pointer = ownerFor(owners, field) + tailOf(field.pointer);
  const isNeeded = !field.isReply && field.facts.get('required') === true;
  return [...edits, { pointer, value }, ...(isNeeded ? [requiredEdit(pointer, true)] : [])];
}

/** The object of ours that gets a field: the one that has the fields of the same object there. */
function ownerFor({ fresh, ours }: Readonly<Record<'fresh' | 'ours', Described>>, field: Described): string {
  const own = ours.parts();
  for (const [label, other] of fresh.parts()) {
    const twin = own.get(label);
    const isSibling = other.kind === 'field' && ownerOf(other.pointer) === ownerOf(field.pointer);
    if (twin && isSibling) return ownerOf(twin.pointer);
  }
  return ours.origin;
}

function tailOf(pointer: string): string {
  return /\/properties\/[^/]+$/.exec(pointer)?.[0] ?? '';
}

function ownerOf(pointer: string): string {
  return pointer.slice(0, pointer.length - tailOf(pointer).length);
}
