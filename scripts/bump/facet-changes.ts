import { at } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import { byHand, differs, type Edit, has, kept, leftOut, merged, type Verdict } from './change.js';
import { addedWords, type Facets, format, operatorsOf, same, signs } from './facets.js';
import { correction, lookUp, sinceOf, type ThreeWay, targetOf, type Value, type Visit } from './three-way.js';

export function facetChanges(
  visit: Visit,
  value: Value,
  { base, fresh, ours }: ThreeWay<Facets, Facets | undefined>,
  place: string,
): void {
  const { sides, direction } = visit;
  const isReply = direction === 'reply';
  for (const name of new Set([...base.facets.keys(), ...fresh.facets.keys()])) {
    const [before, after, own] = [base, fresh, ours].map((one) => one?.facets.get(name));
    if (same(before, after)) continue;
    // If the type changed, its null, format and limits are part of that change.
    if (name !== 'type' && name !== 'deprecated' && base.facets.get('type') !== fresh.facets.get('type'))
      continue;
    const what =
      name === 'words' ? `words ${signs(before, after)}` : `${name} ${format(before)} → ${format(after)}`;
    const origin = base.shape.origin === fresh.shape.origin ? base.shape.origin : value.base.pointer;
    const shared = { kind: name, what, origin, breaking: isBreaking(name, before, after, isReply) };
    const add = (verdict: Verdict): void => visit.changes.add({ ...shared, ...verdict }, place);
    if (!ours || !value.ours) {
      add(leftOut);
      continue;
    }
    const target = targetOf(sides, value, { base: base.shape, fresh: fresh.shape, ours: ours.shape }, name);
    const why = correction(sides.ours.source, target);
    if (holds(name, own, before, after)) add(has);
    // A reply may still be null, because services of both descriptions are in use.
    else if (isReply && name === 'null' && after === 'refused')
      add(kept('an older service may still return null'));
    else if (name === 'words' && Array.isArray(own) && addedWords(own, after).length === 0)
      add(kept('words of older services stay valid'));
    else if (!same(own, before) && name !== 'words') add(differs(own, why));
    else {
      const edits = editsOf(visit, { name, target, value, after });
      add(edits ? merged(edits) : byHand('our description declares it in another form'));
    }
  }
}

function holds(name: string, own: unknown, before: unknown, after: unknown): boolean {
  if (same(own, after)) return true;
  if (name === 'type')
    return String(after)
      .split(' or ')
      .every((type) => String(own).split(' or ').includes(type));
  if (name !== 'words') return false;
  const news = addedWords(before, after);
  return news.length > 0 && Array.isArray(own) && addedWords(own, news).length === 0;
}

function isBreaking(name: string, before: unknown, after: unknown, isReply: boolean): boolean {
  if (name === 'type') return true;
  if (name === 'null') return isReply && after === 'allowed';
  if (name === 'format') return before !== undefined && !(before === 'int64' && after === 'int32');
  if (name === 'words') return !isReply && after !== undefined && addedWords(after, before).length > 0;
  if (name === 'default' || name === 'deprecated' || name === 'maxItems') return false;
  if (!isReply) return before !== undefined ? tightens(name, Number(before), Number(after)) : true;
  return before !== undefined && (after === undefined || tightens(name, Number(after), Number(before)));
}

/** Whether a limit became stricter. A changed pattern counts as stricter, because patterns cannot be compared. */
function tightens(name: string, before: number, after: number): boolean {
  if (/^(min|exclusiveMin)/.test(name)) return after > before;
  return /^(max|exclusiveMax)/.test(name) ? after < before : name === 'pattern';
}

/** The edits that make the change in our description. Undefined if ours does not declare it with a keyword of its own. */
function editsOf(
  { sides, direction }: Visit,
  change: {
    readonly name: string;
    readonly target: string;
    readonly value: Value;
    readonly after: unknown;
  },
): Edit[] | undefined {
  const { name, target, value, after } = change;
  const raw = lookUp(sides.ours.source, target);
  if (!isObject(raw)) return undefined;
  const set = (key: string, to: Json | undefined): Edit[] => [{ pointer: at(target, key), value: to }];
  if (name === 'default' || name === 'deprecated') return set(name, after as Json | undefined);
  if (name === 'type') {
    const fresh = lookUp(sides.fresh.source, value.fresh.pointer);
    if (direction === 'request' || fresh === undefined) return undefined;
    const { description, ...form } = raw;
    const since = { ...(isObject(fresh) ? fresh : {}), ...sinceOf(sides) };
    const words = description === undefined ? {} : { description };
    return [{ pointer: target, value: { ...words, anyOf: [form, since] }, whole: true }];
  }
  if (name === 'null') return nullEdits(raw, target, after === 'allowed');
  if (raw.$ref !== undefined || raw.allOf !== undefined || raw.anyOf !== undefined) return undefined;
  const operators = typeof raw.pattern === 'string' ? operatorsOf.exec(raw.pattern)?.[0] : undefined;
  if (name === 'pattern' && operators && typeof after === 'string')
    return set(name, operators + after.slice(1));
  if (name !== 'words') return set(name, limit(after));
  // Words of older services stay valid.
  const own = Array.isArray(raw.enum) ? raw.enum : [];
  const news = addedWords(own, after);
  return set('enum', [...own, ...news].sort());
}

function limit(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  return /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : (value as Json);
}

function nullEdits(raw: JsonObject, target: string, isAllowed: boolean): Edit[] | undefined {
  const types = [raw.type ?? []].flat();
  const nullType: Json = { type: 'null' };
  if (types.length > 0 && raw.allOf === undefined) {
    const others = types.filter((type) => type !== 'null');
    const [only = null] = others;
    const value: Json = isAllowed ? [...others, 'null'] : others.length === 1 ? only : others;
    return [{ pointer: at(target, 'type'), value }];
  }
  if (!isAllowed) return undefined;
  if (Array.isArray(raw.anyOf)) return [{ pointer: at(target, 'anyOf'), value: [...raw.anyOf, nullType] }];
  const { description, ...form } = raw;
  const words = description === undefined ? {} : { description };
  return [{ pointer: target, value: { ...words, anyOf: [form, nullType] }, whole: true }];
}
