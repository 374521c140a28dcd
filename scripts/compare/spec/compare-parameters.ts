import type { Api, Operation, Parameter } from '../../generate/api.js';
import { compareShapes } from './compare-shapes.js';
import { byKey, type Pair, type Report } from './difference.js';
import { type Shape, shapeOf } from './shape.js';

/** Compares what an operation may be given, by name: those in the path by their order, those in the query by theirs. */
export function compareParameters(
  apis: Pair<Api>,
  { ours, theirs }: Pair<Operation>,
  report: (name: string, ...found: Parameters<Report>) => void,
): void {
  const places = byKey(ours.parameters, theirs.parameters, placeIn(ours), placeIn(theirs));
  for (const [here, there] of places) {
    if (here && there) compareParameter(apis, here, there, (...found) => report(here.name, ...found));
    else if (here) report(here.name, true, 'parameter absent there', `${ours.pointer} ${here.pointer}`);
    else if (there) {
      const what = `${there.required ? 'required ' : ''}parameter there, absent here`;
      report(there.name, there.required, what, there.pointer);
    }
  }
}

function placeIn({ path }: Operation): (parameter: Parameter) => string {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  return ({ name, in: where }) => (where === 'query' ? `query ${name}` : `path ${names.indexOf(name)}`);
}

function compareParameter(apis: Pair<Api>, ours: Parameter, theirs: Parameter, report: Report): void {
  const { pointer } = ours;
  if (ours.required !== theirs.required)
    report(theirs.required, theirs.required ? 'required there' : 'required here alone', pointer);
  const alone = (one: Parameter, other: Parameter, where: string): void => {
    const operators = one.filter?.operators.filter((name) => !other.filter?.operators.includes(name)) ?? [];
    if (operators.length) report(false, `operators ${where} alone: ${operators.join(', ')}`, pointer);
  };
  alone(ours, theirs, 'here');
  alone(theirs, ours, 'there');
  const [mine, other] = [readValue(ours, apis.ours), readValue(theirs, apis.theirs)];
  if (mine.repeats !== other.repeats)
    report(false, mine.repeats ? 'may be repeated here alone' : 'may be repeated there', pointer);
  // A number with an operator is declared as text, or as a number by a description that leaves the operator out.
  const isSame =
    mine.isNumber && other.isNumber && isOnly('string', mine.shape) !== isOnly('string', other.shape);
  const { types, format, limits } = isSame ? other.shape : mine.shape;
  // No parameter can be null: it is left out.
  const { nullable } = other.shape;
  compareShapes(
    { ...mine.shape, types, format, limits: withoutOperators(limits), nullable },
    { ...other.shape, limits: withoutOperators(other.shape.limits) },
    'request',
    (breaking, what, origin) => report(breaking, what, origin || pointer),
  );
}

function isOnly(type: 'string' | 'integer', { types }: Shape): boolean {
  return types?.size === 1 && types.has(type);
}

/** Operators are compared by themselves, and patterns write them in any order. */
function withoutOperators(limits: ReadonlyMap<string, string>): Map<string, string> {
  const operators = /^\^\((?:\([a-z?|]+\)|[a-z]+):\)\?/;
  return new Map(
    [...limits].map(([name, value]) => [name, name === 'pattern' ? value.replace(operators, '^') : value]),
  );
}

/** The shape of one value, whether it is a number, and whether there may be several. */
function readValue({ schema, filter }: Parameter, api: Api) {
  const whole = shapeOf(schema, api);
  const shape = whole.items ? shapeOf(whole.items, api) : whole;
  const isNumber = filter?.value.startsWith('integer') || isOnly('integer', shape);
  return { shape, isNumber, repeats: whole.items !== undefined };
}
