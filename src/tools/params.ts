import { isRecord, type ParameterRule } from '../core.js';
import { InputError } from './errors.js';
import { bytesOfBase64 } from './plain-data.js';
import type { Question } from './question.js';
import { spokenFilter } from './spoken-times.js';

/** The input of an operation, which checks the values. A cursor has a boolean as text, and JSON has large integers as text. */
export function inputOf({ entry, params }: Question, now: number): Record<string, unknown> {
  const { parameters = {}, body } = entry.operation;
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const typed = (each: unknown): unknown => typedValue(each, parameters[name], now);
    if (name === 'body') input.body = body?.mediaType.endsWith('json') ? exactBody(value) : bytesOf(value);
    else if (Array.isArray(value)) input[name] = value.map(typed);
    else if (value !== null) input[name] = typed(value);
  }
  return input;
}

function typedValue(value: unknown, rule: Partial<ParameterRule> = {}, now: number): unknown {
  const { kind, role } = rule;
  if (kind?.name === 'timestamp') return spokenFilter(value, now, role === 'moment');
  const isBoolean = kind?.name === 'boolean' && (value === 'true' || value === 'false');
  return isBoolean ? value === 'true' : value;
}

/** An integer from 10^15 to the largest of 64 bits. Longer digits are an address or data in hexadecimal without 0x. */
const largeInteger = /^[1-9]\d{15,18}$/;

function exactBody(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const isLarge = (each: unknown): each is string => typeof each === 'string' && largeInteger.test(each);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, isLarge(each) ? BigInt(each) : each]));
}

function bytesOf(value: unknown): Uint8Array {
  try {
    return bytesOfBase64(String(value));
  } catch {
    throw new InputError('body must be bytes in base64.');
  }
}
