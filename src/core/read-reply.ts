import { isRecord } from './decode.js';
import { decodeReply } from './exact-json.js';
import type { Operation } from './operation.js';
import { Report } from './report.js';
import { type Issue, issuesOf } from './validation.js';

/** What a body comes to. */
export interface ReadReply {
  data: unknown;
  /** Where it is not what the description says. */
  issues: readonly Issue[];
  /** Where it holds more than the description knows. */
  drift: readonly Issue[];
  /** Whether no value of the declared type can be had of it, however much the caller forgives. */
  impossible: boolean;
}

/** Checks a parsed body and decodes its 64-bit integers. `text` is what it was parsed from. */
export function readReply(operation: Operation, text: string, parsed: unknown, check: boolean): ReadReply {
  const { decode, items } = operation;
  const { issues, drift } = check ? validate(operation, parsed) : { issues: [], drift: [] };
  const usable =
    isObject(parsed) && (items === undefined || (isRecord(parsed) && Array.isArray(parsed[items])));
  if (!usable)
    return {
      data: parsed,
      impossible: true,
      drift,
      issues: issues.length ? issues : validate(operation, parsed).issues,
    };
  const { data, notIntegers, outOfRange } = decodeReply(text, parsed, decode);
  if (notIntegers > 0)
    return {
      data,
      impossible: true,
      drift,
      issues: issues.length ? issues : validate(operation, JSON.parse(text)).issues,
    };
  const tooWide = check && outOfRange > 0 ? integersBeyond64Bits(data) : [];
  return { data, impossible: false, drift, issues: [...issues, ...tooWide] };
}

function validate({ validate }: Operation, parsed: unknown): { issues: Issue[]; drift: Issue[] } {
  const report = new Report();
  validate(parsed, report, '', '');
  return { issues: issuesOf(report.mismatches, parsed), drift: report.drift };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function integersBeyond64Bits(data: unknown): Issue[] {
  const found: Issue[] = [];
  // A list of what is left to visit, as a reply may be nested deeper than the stack is.
  const left: { path: string; value: unknown }[] = [{ path: '', value: data }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value)
      found.push({ instancePath: path, expected: 'a 64-bit integer', got: `${value}n` });
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value))
        left.push({ path: `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, value: inner });
  }
  return found;
}
