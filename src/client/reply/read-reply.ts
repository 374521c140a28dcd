// From the text of a reply to checked, exact data, or to an error.

import { type Issue, noRedaction, preview, type Redact } from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';
import { type Decode, int64 } from '../decode.js';
import type { Operation } from '../operation.js';
import { escaped, pointerLine } from '../pointer.js';
import { maxKept, Report, type Validate } from '../report.js';
import { decodeReply } from './exact-json.js';
import { issuesOf } from './issues.js';
import type { FirstDecoding } from './read-plain.js';

/** What a body comes to. */
export interface ReadReply {
  data: unknown;
  /** Where it is not what the description says. */
  issues: readonly Issue[];
  /** Where it holds more than the description knows. */
  drift: readonly Issue[];
  /** Whether no value of the declared type can be had of it, however much the caller forgives. The first issue says why. */
  unusable: boolean;
}

/** How a body is read. */
interface Reading {
  /** Whether it is checked. One that was read as a plain reply has been. */
  readonly check: boolean;
  readonly plain?: FirstDecoding | undefined;
  /** Tells what is wrong with it; without it, no more is said than why no data can be made of it. */
  readonly validate?: Validate | undefined;
  /** Hides what the issues must not tell. */
  readonly redact?: Redact;
}

/** Checks a parsed body and decodes its 64-bit integers. `text` is what it was parsed from. */
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
    const found = checked.length > 0 ? checked : validated(validate, from, redact).issues;
    const path = pointerLine(pointer, redact);
    const known = found.find(({ instancePath }) => instancePath === path);
    // It may stand behind all that are kept.
    const reasons = known ? [known] : issuesOf([{ instancePath: pointer, expected }], from, redact);
    const issues = [...reasons, ...found.filter((issue) => issue !== known)].slice(0, maxKept);
    return { data, drift, unusable: true, issues };
  };
  if (typeof parsed !== 'object' || parsed === null) return refuse(parsed, '', 'object', parsed);
  if (items !== undefined && !(isRecord(parsed) && Array.isArray(parsed[items])))
    return isRecord(parsed)
      ? refuse(parsed, `/${items}`, 'array', parsed)
      : refuse(parsed, '', 'object', parsed);
  const { data, notIntegers, outOfRange } = decodeReply(text, parsed, decode, plain);
  if (decode && notIntegers > 0) {
    const pointer = noInteger(decode, JSON.parse(text));
    return refuse(
      data,
      pointer ?? '',
      pointer ? 'integer' : 'integers of 64 bits without a fraction',
      JSON.parse(text),
    );
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

/** Where the first value stands of which no 64-bit integer can be made; undefined for a fraction that only the text shows. */
function noInteger(decode: Decode, parsed: unknown): string | undefined {
  const mark = Symbol();
  const lenient = (value: unknown): unknown => value;
  const strict = (value: unknown): unknown =>
    value === null || value === undefined || Number.isInteger(value) ? value : mark;
  const marked = decode(parsed, int64(strict, lenient));
  for (const { pointer, value } of placesIn(marked)) if (value === mark) return pointer;
  return undefined;
}

/** Where integers stand that are wider than their type. */
function integersBeyond64Bits(tooWide: ReadonlySet<bigint>, data: unknown, redact: Redact): Issue[] {
  const found: Issue[] = [];
  for (const { pointer, value } of placesIn(data)) {
    if (typeof value !== 'bigint' || !tooWide.has(value)) continue;
    const instancePath = pointerLine(pointer, redact);
    found.push({ instancePath, expected: 'a 64-bit integer', got: preview(value) });
    if (found.length === maxKept) break;
  }
  return found;
}

/** A value and the JSON pointer to it. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** Every value inside a parsed body in the order in which it stands there, as far as the caller goes on. */
export function* placesIn(data: unknown): Generator<Place, void, undefined> {
  yield { pointer: '', value: data };
  // What is begun, as a reply may be nested deeper than the stack is.
  const begun = isObject(data) ? [{ pointer: '', members: Object.entries(data), next: 0 }] : [];
  for (let inner = begun.at(-1); inner !== undefined; inner = begun.at(-1)) {
    const member = inner.members[inner.next];
    inner.next += 1;
    if (!member) {
      begun.pop();
      continue;
    }
    const [name, value] = member;
    const pointer = `${inner.pointer}/${escaped(name)}`;
    yield { pointer, value };
    if (isObject(value)) begun.push({ pointer, members: Object.entries(value), next: 0 });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
