import { pointerLine, preview, shortened, unescaped } from '../errors/foreign-text.js';
import { nothing, type Redact } from '../http/redact.js';
import { isRecord } from './decode.js';
import type { Mismatch } from './report.js';

/** One mismatch between a reply and the description. */
export interface Issue {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** What the description says should stand there. */
  readonly expected: string;
  /** What came, in brief. */
  readonly got: string;
}

/** What an {@link OnInvalidResponse} callback is told of one reply. */
export interface InvalidResponse {
  readonly operationId: string;
  /** Where the reply is not what its type says. */
  readonly issues: readonly Issue[];
  /** Where it holds more than the description knows: unknown fields and words, too many items. Types still hold. */
  readonly drift: readonly Issue[];
}

/** Gets every reply that the description does not cover. What it throws does not concern the call. */
export type OnInvalidResponse = (report: InvalidResponse) => void;

/** What happens with a reply that does not match the description. */
export type ResponseValidation = 'warn' | 'throw' | 'off';

/** Whether a request is checked against the description before it is sent. */
export type RequestValidation = 'throw' | 'off';

/** One mode for both directions, or one for each. `'warn'` concerns replies alone. */
export type Validation =
  | ResponseValidation
  | { readonly request?: RequestValidation | undefined; readonly response?: ResponseValidation | undefined };

export interface ValidationModes {
  request: RequestValidation;
  response: ResponseValidation;
}

/** What a client's and a call's settings come to. @default { request: 'throw', response: 'warn' } */
export function validationModes(...settings: readonly (Validation | undefined)[]): ValidationModes {
  const modes: ValidationModes = { request: 'throw', response: 'warn' };
  for (const setting of settings) {
    if (setting === undefined) continue;
    const { request, response } =
      typeof setting === 'string'
        ? { request: setting === 'off' ? ('off' as const) : ('throw' as const), response: setting }
        : setting;
    modes.request = request ?? modes.request;
    modes.response = response ?? modes.response;
  }
  return modes;
}

/** Mismatches with what came instead, as far as it can still be found in the reply. */
export function issuesOf(mismatches: readonly Mismatch[], data: unknown, redact: Redact = nothing): Issue[] {
  return mismatches.map(({ instancePath, expected }) => ({
    instancePath: pointerLine(instancePath, redact),
    expected,
    got: describe(lookUp(data, instancePath), redact),
  }));
}

function describe(value: unknown, redact: Redact): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'object' ? typeName(value) : `${typeof value} ${preview(value, redact)}`;
}

function typeName(value: object | null): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : 'object';
}

/** The value that a JSON pointer leads to. */
export function lookUp(data: unknown, pointer: string): unknown {
  let value = data;
  for (const key of pointer.split('/').slice(1)) {
    const name = unescaped(key);
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isRecord(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}

/** What is wrong at one place, in words. */
export function sentence({ instancePath, expected, got }: Issue): string {
  const place = instancePath || 'the whole';
  return got === 'nothing' ? `${place} is missing` : `${place} should be ${expected}, got ${got}`;
}

// A service that invents a name a day must not make a client remember them all.
const maxWarnings = 1000;
// As many as a line can hold.
const mostNamed = 20;

/** The default callback: one warning a reply, which names what was not named before, and how to silence and enforce. */
export function warnOnce(warn: (message: string) => void): OnInvalidResponse {
  const warned = new Set<string>();
  const isNew = (key: string): boolean => {
    if (warned.has(key) || warned.size >= maxWarnings) return false;
    warned.add(key);
    return true;
  };
  return ({ operationId, issues, drift }) => {
    const news = [['does not match', issues] as const, ['goes beyond', drift] as const].flatMap(
      ([how, list]) => {
        const places = list
          .map((issue) => ({ ...issue, instancePath: issue.instancePath.replace(/\/\d+(?=\/|$)/g, '/*') }))
          .filter(({ instancePath }) => isNew(`${operationId} ${instancePath} ${how}`));
        const named = places.slice(0, mostNamed).map((issue) => shortened(sentence(issue), 200));
        if (places.length > mostNamed) named.push(`and ${places.length - mostNamed} more`);
        return named.length > 0 ? [`the reply ${how} the description: ${named.join('; ')}`] : [];
      },
    );
    if (news.length === 0) return;
    warn(
      `${operationId}: ${news.join('. Also, ')}. ` +
        `Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.`,
    );
  };
}
