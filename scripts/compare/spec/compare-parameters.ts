import type { Api, Operation, Parameter } from '../../generate/api.js';
import { compareShapes } from './compare-shapes.js';
import type { Report } from './difference.js';
import { type Shape, shapeOf } from './shape.js';

/** Where differences of parameters go: the name, and what differs. */
export type ParameterReport = (name: string, ...found: Parameters<Report>) => void;

/** Compares what an operation may be given: those in the path by their order, those in the query by name. */
export function compareParameters(
  apis: { ours: Api; theirs: Api },
  ours: Operation,
  theirs: Operation,
  report: ParameterReport,
): void {
  const unmatched = new Map(theirs.parameters.map((parameter) => [placeOf(theirs, parameter), parameter]));
  for (const parameter of ours.parameters) {
    const { name, pointer } = parameter;
    const place = placeOf(ours, parameter);
    const other = unmatched.get(place);
    unmatched.delete(place);
    if (!other) report(name, true, 'parameter absent there', `${ours.pointer} ${pointer}`);
    else compareParameter(apis, parameter, other, (...found) => report(name, ...found));
  }
  for (const { name, required, pointer } of unmatched.values())
    report(name, required, `${required ? 'required parameter' : 'parameter'} there, absent here`, pointer);
}

function placeOf({ path }: Operation, { name, in: where }: Parameter): string {
  return where === 'query' ? `query ${name}` : `path ${nth(path, name)}`;
}

function nth(path: string, name: string): number {
  return [...path.matchAll(/\{([^{}]+)\}/g)].findIndex((match) => match[1] === name);
}

function compareParameter(
  apis: { ours: Api; theirs: Api },
  ours: Parameter,
  theirs: Parameter,
  report: Report,
): void {
  const { pointer } = ours;
  if (ours.required !== theirs.required)
    report(theirs.required, theirs.required ? 'required there' : 'required here alone', pointer);
  const [here, there] = [ours.filter?.operators ?? [], theirs.filter?.operators ?? []];
  const extra = here.filter((operator) => !there.includes(operator));
  const missing = there.filter((operator) => !here.includes(operator));
  if (extra.length) report(false, `operators here alone: ${extra.join(', ')}`, pointer);
  if (missing.length) report(false, `operators there alone: ${missing.join(', ')}`, pointer);
  const [mine, other] = [readValue(ours, apis.ours), readValue(theirs, apis.theirs)];
  if (mine.repeats !== other.repeats)
    report(false, mine.repeats ? 'may be repeated here alone' : 'may be repeated there', pointer);
  // A number with an operator is declared as text, or as a number by a description that leaves the operator out.
  const { types, format, limits } =
    isNumber(ours, mine.shape) && isNumber(theirs, other.shape) && isText(mine.shape) !== isText(other.shape)
      ? other.shape
      : mine.shape;
  // No parameter can be null: it is left out.
  const { nullable } = other.shape;
  compareShapes(
    { ...mine.shape, types, format, limits: withoutOperators(limits), nullable },
    { ...other.shape, limits: withoutOperators(other.shape.limits) },
    'request',
    (breaking, what, origin) => report(breaking, what, origin || pointer),
  );
}

function isNumber({ filter }: Parameter, { types }: Shape): boolean {
  return filter?.value.startsWith('integer') || (types?.size === 1 && types.has('integer'));
}

function isText({ types }: Shape): boolean {
  return types?.size === 1 && types.has('string');
}

/** Operators are compared by themselves, and patterns write them in any order. */
function withoutOperators(limits: ReadonlyMap<string, string>): Map<string, string> {
  const operators = /^\^\((?:\([a-z?|]+\)|[a-z]+):\)\?/;
  return new Map(
    [...limits].map(([name, value]) => [name, name === 'pattern' ? value.replace(operators, '^') : value]),
  );
}

/** The shape of one value, and whether there may be several. */
function readValue({ schema }: Parameter, api: Api): { shape: Shape; repeats: boolean } {
  const shape = shapeOf(schema, api);
  return shape.items ? { shape: shapeOf(shape.items, api), repeats: true } : { shape, repeats: false };
}
