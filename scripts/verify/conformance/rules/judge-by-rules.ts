// Judges a request by the table of the service's rules.
import type { OperationRule, PathRule, SentValue } from './service-rules.js';
import { maximumLong, nanoseconds } from './values.js';

export interface ServiceRequest {
  readonly rule: OperationRule;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, text: string])[];
}

export interface Verdict {
  /** `served` also for 404. `open` if the service's descriptions do not decide it. */
  readonly outcome: 'served' | 'open' | 400 | 503;
  /** The parameters that the error names, or one of which it names. */
  readonly names: readonly string[];
  /** Whether the error names only the first wrong parameter, in an order that is not described. */
  readonly namesOne?: boolean;
}

const served: Verdict = { outcome: 'served', names: [] };
const badRequest = (...names: readonly string[]): Verdict => ({ outcome: 400, names });

export function judgeByRules(request: ServiceRequest): Verdict {
  return request.rule.backend === 'javascript' ? judgeJavascript(request) : judgeJava(request);
}

/** A name with more than 100 values. */
function mostRepeated(query: readonly (readonly [string, string])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [name] of query) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].find(([, count]) => count > 100)?.[0];
}

function judgeJavascript({ rule, path, query }: ServiceRequest): Verdict {
  const lower = query.map(([sent, text]): [string, string] => {
    const name = sent.toLowerCase();
    return [name, name === 'order' ? text.toLowerCase() : text];
  });
  // The parser counts the values of each spelling, and its error has no name. The values of a name are counted later.
  if (mostRepeated(query)) return badRequest();
  const repeated = mostRepeated(lower);
  if (repeated) return badRequest(repeated);
  // The service reads all values of a name together.
  const names = [...new Set(lower.map(([name]) => name))];
  const values = names.flatMap((name) =>
    lower.filter(([other]) => other === name).map(([, text]) => split(name, text, rule)),
  );
  const known = values.filter(({ name }) => Object.hasOwn(rule.parameters, name));
  const steps = {
    path: () => judgePath(rule, path),
    query: () => judgeForms(rule, values),
  };
  const before = rule.before?.(known);
  if (before !== undefined) return badRequest(before);
  const forms = rule.first === 'path' ? [steps.path, steps.query] : [steps.query];
  for (const step of forms) {
    const verdict = step();
    if (verdict) return verdict;
  }
  const after = rule.after?.(known);
  if (after !== undefined) return badRequest(after);
  const last = (rule.first === 'query' ? steps.path() : undefined) ?? judgeLarge(rule, path);
  // A time in a path that exceeds 64 bits finds nothing, or fails.
  if (!last && Object.hasOwn(path, 'timestamp') && nanoseconds(path.timestamp ?? '') >= maximumLong)
    return { outcome: 'open', names: [] };
  return last ?? judgeStorage(rule, known);
}

/** Values with two operators are wrong in strict operations. Elsewhere, the last operator counts. */
function split(name: string, text: string, rule: OperationRule): SentValue {
  const parts = text.split(':');
  if (parts.length > 2 && rule.strict) return { name, text, operator: 'none', value: '' };
  return { name, text, operator: parts.at(-2) ?? 'eq', value: parts.at(-1) ?? '' };
}

function judgePath(
  { paths, firstPathOnly }: OperationRule,
  path: ServiceRequest['path'],
): Verdict | undefined {
  const wrong: string[] = [];
  for (const [name, { form, label, largeLabel = label, lateLarge }] of Object.entries(paths)) {
    const fit = form(path[name] ?? '', 'eq');
    if (fit === 'wrong') wrong.push(label);
    if (fit === 'large' && !lateLarge) wrong.push(largeLabel);
  }
  return wrong.length === 0 ? undefined : badRequest(...(firstPathOnly ? wrong.slice(0, 1) : wrong));
}

function judgeLarge(
  { paths, operationId }: OperationRule,
  path: ServiceRequest['path'],
): Verdict | undefined {
  const large = Object.entries(paths).find(
    ([name, { form, lateLarge }]: [string, PathRule]) =>
      lateLarge && form(path[name] ?? '', 'eq') === 'large',
  );
  if (!large) return undefined;
  return badRequest(operationId === 'getContract' ? 'entity ID' : (large[1].largeLabel ?? large[1].label));
}

/** All wrong values are named together. Without them, the first value that is too large is. */
function judgeForms({ parameters }: OperationRule, values: readonly SentValue[]): Verdict | undefined {
  const wrong = new Set<string>();
  let late: string | undefined;
  for (const { name, operator, value } of values) {
    const parameter = parameters[name];
    if (!parameter) {
      wrong.add(name);
      continue;
    }
    const { form, operators, late: isLate, largeName = 'entity ID' } = parameter;
    const fit = operators.split(' ').includes(operator) ? form(value, operator) : 'wrong';
    if (fit === 'wrong' && isLate && operators.split(' ').includes(operator))
      // The error about an alias has no name.
      late ??= /^[A-Z2-7]+$/.test(value) ? '' : name;
    else if (fit === 'wrong') wrong.add(name);
    else if (fit === 'large') late ??= largeName;
  }
  if (wrong.size > 0) return badRequest(...wrong);
  return late === undefined ? undefined : badRequest(late);
}

function hasLargeTime(values: readonly SentValue[]): boolean {
  return values.some(({ name, value }) => name === 'timestamp' && nanoseconds(value) >= maximumLong);
}

/** Values that the database cannot store. Which lists cut them down first is not described. */
function judgeStorage({ strict }: OperationRule, values: readonly SentValue[]): Verdict {
  const isLargeIndex = values.some(
    ({ name, value }) =>
      /^(transaction\.)?index$/.test(name) && (!/^\d{1,10}$/.test(value) || BigInt(value) >= 2n ** 31n),
  );
  const limits = values.filter(({ name }) => name === 'limit');
  const isBoundLimit = limits.at(-1)?.text.includes(':');
  if (strict && isBoundLimit) return { outcome: 503, names: [] };
  return hasLargeTime(values) || isLargeIndex || isBoundLimit ? { outcome: 'open', names: [] } : served;
}

function judgeJava({ rule, path, query }: ServiceRequest): Verdict {
  const one = (names: readonly string[]): Verdict => ({ outcome: 400, names, namesOne: true });
  const wrong: string[] = [];
  for (const [name, { form, label }] of Object.entries(rule.paths))
    if (form(path[name] ?? '', 'eq') !== 'good') wrong.push(label);
  // The path is converted first.
  if (wrong.length > 0) return one(wrong);
  const repeated = rule.single?.filter((name) => {
    const [first = '', ...others] = query.filter(([other]) => other === name).map(([, text]) => text);
    return others.length > 0 && first.trim() !== '';
  });
  if (repeated?.length) return one(repeated);
  const values: SentValue[] = [];
  const tooMany: string[] = [];
  // Several values of other parameters that take one are not described.
  let isOpen = false;
  for (const [name, { form, operators, most, plural = name }] of Object.entries(rule.parameters)) {
    const takesNoOperator = operators === '';
    const sent = query.filter(([other]) => other === name).map(([, text]) => text);
    const texts = takesNoOperator ? sent : sent.flatMap((text) => text.split(','));
    const blankless = texts.filter((text) => text.trim() !== '');
    if (name === 'limit' && blankless.length > 1) wrong.push(name);
    else if (takesNoOperator && sent.length > 1) isOpen = true;
    for (const text of blankless) {
      const [, operator = 'eq', value = text] = takesNoOperator ? [] : (/^([^:]*):(.*)$/s.exec(text) ?? []);
      const read = name === 'key' ? operator : operator.toLowerCase();
      const isKnown = takesNoOperator || operators.split(' ').includes(read);
      if (!isKnown || form(value, read) === 'wrong') wrong.push(name);
      values.push({ name, text, operator: read, value });
    }
    if (most !== undefined && texts.length > most) tooMany.push(plural);
  }
  if (isOpen) return { outcome: 'open', names: [] };
  if (wrong.length > 0) return one([...wrong, ...wrong.map(javaName)]);
  if (tooMany.length > 0) return one(tooMany);
  const after = rule.after?.(values);
  if (after !== undefined) return badRequest(after);
  return hasLargeTime(values) ? { outcome: 'open', names: [] } : served;
}

/** Validation names a parameter as Java does. */
function javaName(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
