import { at } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Edit } from './change.js';
import type { Described } from './described.js';
import { addedWords, operatorsOf } from './fact-values.js';
import { lookUp, sinceOf, type ThreeWay, type Visit } from './three-way.js';

// Keywords that may be next to a reference, or around it.
const siblingKeywords = new Set(['default', 'deprecated', 'null', 'type']);

/** The pointer to edit in ours: a component if the official descriptions share it, otherwise the place of use. */
export function targetOf(sides: Visit['sides'], nodes: ThreeWay<Described>, name: string): string {
  const { base, fresh, ours } = nodes;
  const isShared = base.origin === fresh.origin && base.origin !== base.pointer;
  const raw = lookUp(sides.ours.source, ours.pointer);
  const isReference = isObject(raw) && raw.$ref !== undefined;
  return isShared || !isReference || !siblingKeywords.has(name) ? ours.origin : ours.pointer;
}

interface FactChange {
  readonly name: string;
  readonly target: string;
  readonly after: unknown;
}

/** The edits that make the change in ours. Undefined if ours does not declare it with a keyword of its own. */
export function factEdits(
  { sides }: Visit,
  { fresh, ours }: ThreeWay<Described>,
  { name, target, after }: FactChange,
): Edit[] | undefined {
  const raw = lookUp(sides.ours.source, target);
  if (!isObject(raw) || name === 'repeats' || name === 'body') return undefined;
  const set = (key: string, to: Json | undefined): Edit[] => [{ pointer: at(target, key), value: to }];
  if (name === 'required' && ours.kind === 'field') return [requiredEdit(ours.pointer, after === true)];
  if (name === 'deprecated' || name === 'required') return set(name, after === true ? true : undefined);
  if (name === 'default') return set(name, after as Json | undefined);
  if (name === 'operators') return operatorEdits(sides.ours.source, ours, after as string[]);
  if (name === 'type') {
    const node = lookUp(sides.fresh.source, fresh.pointer);
    if (!ours.isReply || !isObject(node)) return undefined;
    return alternative(raw, target, { ...node, ...sinceOf(sides) });
  }
  if (name === 'null') return nullEdits(raw, target, after === 'allowed');
  if (raw.$ref !== undefined || raw.allOf !== undefined || raw.anyOf !== undefined) return undefined;
  if (name === 'words') {
    // Words of older services stay valid.
    const own = Array.isArray(raw.enum) ? raw.enum : [];
    return set('enum', [...own, ...addedWords(own, after)].sort());
  }
  const operators = typeof raw.pattern === 'string' ? operatorsOf.exec(raw.pattern)?.[0] : undefined;
  if (name === 'pattern' && operators && typeof after === 'string')
    return set(name, operators + after.slice(1));
  return set(name, limit(after));
}

function limit(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  return /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : (value as Json);
}

/**
 * Adds a field to the `required` list of its object, or removes it. Each name is an edit of its own, because several changes
 * may concern one list.
 */
export function requiredEdit(field: string, isRequired: boolean): Edit {
  const pointer = field.replace(/\/properties\/([^/]+)$/, '/required/$1');
  return { pointer, value: isRequired || undefined };
}

function operatorEdits(source: Json, ours: Described, operators: readonly string[]): Edit[] | undefined {
  const { pointer, parameter } = ours;
  const schema = parameter?.schema;
  if (!schema) return undefined;
  const here = schema.items ? at(schema.pointer, 'items') : schema.pointer;
  const node = lookUp(source, here);
  const filter = lookUp(source, at(pointer, 'x-filter'));
  const pattern = isObject(node) ? node.pattern : undefined;
  if (typeof pattern !== 'string' || !operatorsOf.test(pattern) || !isObject(filter)) return undefined;
  const start = operators.length ? `^((${operators.join('|')}):)?` : '^';
  return [
    { pointer: at(here, 'pattern'), value: pattern.replace(operatorsOf, () => start) },
    { pointer: at(pointer, 'x-filter', 'operators'), value: [...operators] },
  ];
}

/** Allows a second form of a value. The first stays, because services of both versions are in use. */
function alternative(raw: JsonObject, target: string, other: JsonObject): Edit[] {
  const { description, ...form } = raw;
  const words = description === undefined ? {} : { description };
  return [{ pointer: target, value: { ...words, anyOf: [form, other] }, whole: true }];
}

function nullEdits(raw: JsonObject, target: string, isAllowed: boolean): Edit[] | undefined {
  const types = [raw.type ?? []].flat();
  const others = types.filter((type) => type !== 'null');
  if (types.length > 0 && raw.allOf === undefined) {
    const [only = null, another] = others;
    const one = another === undefined ? only : others;
    return [{ pointer: at(target, 'type'), value: isAllowed ? [...others, 'null'] : one }];
  }
  if (!isAllowed) return undefined;
  const nullType: Json = { type: 'null' };
  if (Array.isArray(raw.anyOf)) return [{ pointer: at(target, 'anyOf'), value: [...raw.anyOf, nullType] }];
  return alternative(raw, target, nullType);
}
