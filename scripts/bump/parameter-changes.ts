import type { Operation, Parameter } from '../generate/api.js';
import { at } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import { resolved, type Schema } from '../generate/schema.js';
import { byHand, differs, type Edit, type Finding, has, kept, merged, type Verdict } from './change.js';
import { copyPart } from './copy-part.js';
import { addedWords, operatorsOf, same, signs } from './facets.js';
import { correction, lookUp, sinceOf, type ThreeWay, type Visit } from './three-way.js';
import { valueChanges } from './value-changes.js';

const noParameter = byHand('our description does not have this parameter');

type AddFinding = (finding: Finding) => void;

export function parameterChanges(visit: Visit, { base, fresh, ours }: ThreeWay<Operation>): void {
  const [old, now, own] = [base, fresh, ours].map(byPlace) as [Places, Places, Places];
  const place = ({ name }: Parameter): string => `${ours.operationId} ← ${name}`;
  for (const [key, parameter] of old) {
    const other = now.get(key);
    if (other) {
      parameterChange(visit, { base: parameter, fresh: other, ours: own.get(key) }, place(parameter));
      continue;
    }
    const verdict = own.has(key) ? kept('an older service still accepts it') : has;
    const finding = { kind: 'parameter gone', what: 'the parameter was removed', breaking: true };
    const origin = `${base.pointer} ${parameter.pointer}`;
    visit.changes.add({ ...finding, origin, ...verdict }, place(parameter));
  }
  for (const [key, parameter] of now) {
    if (old.has(key)) continue;
    const { pointer, required } = parameter;
    const what = `a new parameter${required ? ', required' : ''}`;
    const verdict = own.has(key) ? has : merged(newParameter(visit, ours, own, parameter));
    const finding = { kind: 'parameter added', what, origin: `${fresh.pointer} ${pointer}` };
    visit.changes.add({ ...finding, breaking: required, ...verdict }, place(parameter));
  }
}

type Places = ReadonlyMap<string, Parameter>;

/** Parameters by position in the path, or by name in the query. Names of path parameters do not matter. */
function byPlace({ path, parameters }: Operation): Places {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  return new Map(
    parameters.map((parameter) => [
      parameter.in === 'query' ? `query ${parameter.name}` : `path ${names.indexOf(parameter.name)}`,
      parameter,
    ]),
  );
}

function parameterChange(
  visit: Visit,
  { base, fresh, ours }: ThreeWay<Parameter, Parameter | undefined>,
  place: string,
): void {
  const { sides } = visit;
  const add: AddFinding = (finding) => visit.changes.add(finding, place);
  const node = ours?.pointer ?? '';
  if (ours) visit.changes.use(node, place);
  const keyword = (name: 'required' | 'deprecated', breaking: boolean): void => {
    if (base[name] === fresh[name]) return;
    const what = `${name} ${base[name]} → ${fresh[name]}`;
    const edit = { pointer: at(node, name), value: fresh[name] || undefined };
    const verdict = ours?.[name] === fresh[name] ? has : ours ? merged([edit]) : noParameter;
    add({ kind: `parameter ${name}`, what, origin: base.pointer, breaking, ...verdict });
  };
  keyword('required', fresh.required);
  keyword('deprecated', false);
  const [before, after] = [inside(base.schema, sides.base), inside(fresh.schema, sides.fresh)];
  const own = ours && inside(ours.schema, sides.ours);
  if (base.name !== fresh.name) {
    const finding = { kind: 'path parameter renamed', what: `renamed to ${fresh.name}`, breaking: false };
    add({ ...finding, origin: base.pointer, ...kept('names of path parameters are part of our API') });
  }
  if (before.repeats !== after.repeats)
    add({
      kind: 'repeats',
      what: after.repeats ? 'may be repeated' : 'may no longer be repeated',
      origin: base.pointer,
      breaking: !after.repeats,
      ...(own?.repeats === after.repeats ? has : byHand('the maximum number of values is not declared')),
    });
  operatorChange({ base, fresh, ours }, visit, add);
  valueChanges(
    visit,
    {
      base: withoutOperators(before.schema, sides.base),
      fresh: withoutOperators(after.schema, sides.fresh),
      ours: own && withoutOperators(own.schema, sides.ours),
    },
    place,
  );
}

function inside(schema: Schema, { api }: Visit['sides']['ours']): { schema: Schema; repeats: boolean } {
  const whole = resolved(schema, api.schemas);
  return whole.items ? { schema: whole.items, repeats: true } : { schema, repeats: false };
}

/** Removes operators from the pattern. They are compared separately, because patterns list them in any order. */
function withoutOperators(schema: Schema, { api }: Visit['sides']['ours']): Schema {
  const whole = resolved(schema, api.schemas);
  const pattern = whole.limits?.pattern;
  if (typeof pattern !== 'string' || !operatorsOf.test(pattern)) return schema;
  return { ...whole, limits: { ...whole.limits, pattern: pattern.replace(operatorsOf, '^') } };
}

function operatorChange(
  { base, fresh, ours }: ThreeWay<Parameter, Parameter | undefined>,
  { sides }: Visit,
  add: AddFinding,
): void {
  const [old, now] = [base, fresh].map((parameter) => parameter.filter?.operators.toSorted());
  if (same(old, now)) return;
  add({
    kind: 'operators',
    what: `operators ${signs(old, now)}`,
    origin: base.pointer,
    breaking: addedWords(now, old).length > 0,
    ...operatorOutcome(sides.ours.source, ours, old, now ?? []),
  });
}

function operatorOutcome(
  source: JsonObject,
  ours: Parameter | undefined,
  old: unknown,
  now: readonly string[],
): Verdict {
  if (!ours) return noParameter;
  const own = ours.filter?.operators.toSorted();
  if (same(own ?? [], now)) return has;
  const why = correction(source, ours.pointer);
  if (!same(own, old)) return differs(own, why);
  const edits = operatorEdits(source, ours, now);
  return edits ? merged(edits) : byHand('our description has a pattern of another form');
}

function operatorEdits(
  source: Json,
  { pointer, schema }: Parameter,
  operators: readonly string[],
): Edit[] | undefined {
  const here = schema.items ? at(schema.pointer, 'items') : schema.pointer;
  const node = lookUp(source, here);
  const filter = lookUp(source, at(pointer, 'x-filter'));
  const pattern = isObject(node) ? node.pattern : undefined;
  if (typeof pattern !== 'string' || !operatorsOf.test(pattern) || !isObject(filter)) return undefined;
  const ours = operators.length ? `^((${operators.join('|')}):)?` : '^';
  return [
    { pointer: at(here, 'pattern'), value: pattern.replace(operatorsOf, () => ours) },
    { pointer: at(pointer, 'x-filter', 'operators'), value: [...operators] },
  ];
}

function newParameter({ sides }: Visit, ours: Operation, own: Places, parameter: Parameter): Edit[] {
  if ([...own.values()].some(({ name }) => name === parameter.name)) return [];
  const list = at(ours.pointer, 'parameters');
  const node = lookUp(sides.fresh.source, parameter.pointer) ?? {};
  const { value, edits } = copyPart(sides, node, sinceOf(sides));
  return [...edits, { pointer: at(list, '-', parameter.name), value }];
}
