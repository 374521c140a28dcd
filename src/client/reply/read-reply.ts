import { type Issue, noRedaction, preview, type Redact } from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';
import type { Decode } from '../decode.js';
import type { Operation } from '../operation.js';
import { escaped, pointerLine } from '../pointer.js';
import { maxKept, Report, type Validate } from '../report.js';
import { decodeReply } from './exact-json.js';
import { issuesOf } from './issues.js';
import { type FirstDecoding, integerReaders } from './read-plain.js';

export interface ReadReply {
  readonly data?: unknown;
  readonly issues: readonly Issue[];
  readonly drift: readonly Issue[];
  /** Whether the body holds no value of the declared type, even without validation. The first issue is the reason. */
  readonly unusable: boolean;
}

interface Reading {
  readonly check: boolean;
  readonly plain?: FirstDecoding | undefined;
  readonly validate?: Validate | undefined;
  readonly redact?: Redact;
}

/**
 * Reads a body that the fast way (`readPlain`) has not accepted, and says what is wrong with it. `readOther` and
 * `parseReply` call it. The schema comes first, so that its issues name the places; then three mismatches that would
 * make the type of the data a lie: no object, no list, and a 64-bit field without an integer. Only these make a reply
 * unusable. Whether the other issues are errors is the decision of the caller, by the option `validation`.
 */
export function readReply(
  operation: Operation,
  text: string,
  parsed: unknown,
  { check, plain, validate, redact = noRedaction }: Reading,
): ReadReply {
  const { decode, items, isListBeside, isAnyJson } = operation;
  const report = check && !plain ? new Report(redact) : undefined;
  if (report) validate?.(parsed, report, '', '');
  const { drift = [], mismatches = [] } = report ?? {};
  const checked = mismatches.length > 0 ? issuesOf(mismatches, parsed, redact) : [];
  const unusable = (instancePath: string, expected: string, body = parsed): ReadReply => {
    const path = pointerLine(instancePath, redact);
    const same = checked.find((issue) => issue.instancePath === path);
    const others = checked.filter((issue) => issue !== same);
    const first = same ? [same] : issuesOf([{ instancePath, expected }], body, redact);
    return { drift, unusable: true, issues: [...first, ...others].slice(0, maxKept) };
  };
  if (!(isAnyJson || isObject(parsed)) || (items !== undefined && !isRecord(parsed)))
    return unusable('', 'an object');
  const list: unknown = items === undefined ? [] : Reflect.get(Object(parsed), items);
  if (!Array.isArray(list) && !(isListBeside && list === undefined)) return unusable(`/${items}`, 'an array');
  const { data, notIntegers, outOfRange } = decodeReply(text, parsed, decode, plain);
  if (decode && notIntegers > 0) {
    const pointer = firstNonInteger(decode, JSON.parse(text));
    const expected = pointer ? 'an integer' : 'integers of 64 bits without a fraction';
    return unusable(pointer ?? '', expected, JSON.parse(text));
  }
  const issues = [...checked];
  // Its place is not searched: no service has sent one yet.
  if (check && outOfRange !== undefined)
    issues.push({ instancePath: '', expected: 'integers of 64 bits', got: preview(outOfRange) });
  return { data, unusable: false, drift, issues: issues.slice(0, maxKept) };
}

function firstNonInteger(decode: Decode, parsed: unknown): string | undefined {
  const mark = Symbol();
  const read = (value: unknown): bigint | undefined => (Number.isInteger(value) ? 0n : undefined);
  const marked = decode(
    parsed,
    integerReaders(read, () => mark),
  );
  for (const { pointer, value } of entriesOf(marked)) if (value === mark) return pointer;
  return undefined;
}

function* entriesOf(data: unknown): Generator<{ pointer: string; value: unknown }, void> {
  // A list instead of recursion, as a body may be nested deeper than the call stack allows.
  const pending = [{ pointer: '', value: data }];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    yield entry;
    const { pointer, value } = entry;
    if (!isObject(value)) continue;
    for (const [name, inner] of Object.entries(value).reverse())
      pending.push({ pointer: `${pointer}/${escaped(name)}`, value: inner });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
