import { type Issue, noRedaction, preview, type Redact } from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';
import { type Decode, int64 } from '../decode.js';
import type { Operation } from '../operation.js';
import { escaped, pointerLine } from '../pointer.js';
import { maxKept, Report, type Validate } from '../report.js';
import { decodeReply } from './exact-json.js';
import { issuesOf } from './issues.js';
import type { FirstDecoding } from './read-plain.js';

export interface ReadReply {
  data: unknown;
  issues: readonly Issue[];
  drift: readonly Issue[];
  /** Whether the body holds no value of the declared type, even without validation. The first issue is the reason. */
  unusable: boolean;
}

interface Reading {
  /** Whether to check the body. A plain body has been checked already. */
  readonly check: boolean;
  readonly plain?: FirstDecoding | undefined;
  /** Reports all mismatches. Without it, only the reason of an unusable body is reported. */
  readonly validate?: Validate | undefined;
  readonly redact?: Redact;
}

/** Checks a body and decodes its 64-bit integers. `parsed` is the parsed `text`. */
export function readReply(
  operation: Operation,
  text: string,
  parsed: unknown,
  { check, plain, validate, redact = noRedaction }: Reading,
): ReadReply {
  if (operation.isText) return { data: text, issues: [], drift: [], unusable: false };
  const { decode, items } = operation;
  const { issues: checked, drift } = check && !plain ? validated(validate, parsed, redact) : unchecked;
  const refuse = (data: unknown, pointer: string, expected: string, from: unknown): ReadReply => {
    const others = checked.length > 0 ? checked : validated(validate, from, redact).issues;
    const path = pointerLine(pointer, redact);
    const same = others.find(({ instancePath }) => instancePath === path);
    // The report may not have kept it, as its length is limited.
    const reasons = same ? [same] : issuesOf([{ instancePath: pointer, expected }], from, redact);
    const issues = [...reasons, ...others.filter((issue) => issue !== same)].slice(0, maxKept);
    return { data, drift, unusable: true, issues };
  };
  if (typeof parsed !== 'object' || parsed === null) return refuse(parsed, '', 'object', parsed);
  if (items !== undefined && !(isRecord(parsed) && Array.isArray(parsed[items])))
    return isRecord(parsed)
      ? refuse(parsed, `/${items}`, 'array', parsed)
      : refuse(parsed, '', 'object', parsed);
  const { data, notIntegers, outOfRange } = decodeReply(text, parsed, decode, plain);
  if (decode && notIntegers > 0) {
    const pointer = firstNonInteger(decode, JSON.parse(text));
    const expected = pointer ? 'integer' : 'integers of 64 bits without a fraction';
    return refuse(data, pointer ?? '', expected, JSON.parse(text));
  }
  const tooWide = check && outOfRange.size > 0 ? integersBeyond64Bits(outOfRange, data, redact) : [];
  return { data, unusable: false, drift, issues: [...checked, ...tooWide].slice(0, maxKept) };
}

const unchecked: Pick<ReadReply, 'issues' | 'drift'> = { issues: [], drift: [] };

function validated(validate: Validate | undefined, parsed: unknown, redact: Redact): typeof unchecked {
  if (!validate) return unchecked;
  const report = new Report(redact);
  validate(parsed, report, '', '');
  return { issues: issuesOf(report.mismatches, parsed, redact), drift: report.drift };
}

/** The pointer of the first value that is not an integer. Undefined for a fraction that `JSON.parse` drops. */
function firstNonInteger(decode: Decode, parsed: unknown): string | undefined {
  const mark = Symbol();
  const lenient = (value: unknown): unknown => value;
  const strict = (value: unknown): unknown =>
    value === null || value === undefined || Number.isInteger(value) ? value : mark;
  const marked = decode(parsed, int64(strict, lenient));
  for (const { pointer, value } of entriesOf(marked)) if (value === mark) return pointer;
  return undefined;
}

function integersBeyond64Bits(tooWide: ReadonlySet<bigint>, data: unknown, redact: Redact): Issue[] {
  const issues: Issue[] = [];
  for (const { pointer, value } of entriesOf(data)) {
    if (typeof value !== 'bigint' || !tooWide.has(value)) continue;
    const instancePath = pointerLine(pointer, redact);
    issues.push({ instancePath, expected: 'a 64-bit integer', got: preview(value) });
    if (issues.length === maxKept) break;
  }
  return issues;
}

/** Every value inside a parsed body, in its order in the text. */
function* entriesOf(data: unknown): Generator<{ pointer: string; value: unknown }, void> {
  yield { pointer: '', value: data };
  // A list instead of recursion, as a body may be nested deeper than the call stack allows.
  const open = isObject(data) ? [{ pointer: '', members: Object.entries(data), next: 0 }] : [];
  for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
    const member = inner.members[inner.next];
    inner.next += 1;
    if (!member) {
      open.pop();
      continue;
    }
    const [name, value] = member;
    const pointer = `${inner.pointer}/${escaped(name)}`;
    yield { pointer, value };
    if (isObject(value)) open.push({ pointer, members: Object.entries(value), next: 0 });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
