import { isRecord } from './decode.js';
import { shown } from './errors.js';
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

/** Gets every reply that the description does not cover. */
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
export function issuesOf(mismatches: readonly Mismatch[], data: unknown): Issue[] {
  return mismatches.map(({ instancePath, expected }) => ({
    instancePath,
    expected,
    got: describe(lookUp(data, instancePath)),
  }));
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : `${typeName(value)}${detail(value)}`;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function detail(value: unknown): string {
  return typeof value === 'object' ? '' : ` ${shown(value)}`;
}

/** The value that a JSON pointer leads to. */
export function lookUp(data: unknown, pointer: string): unknown {
  let value = data;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isRecord(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}

// A service that invents a name a day must not make a client remember them all.
const maxWarnings = 1000;

/** The default callback: one warning per operation and path, which says how to silence and how to enforce. */
export function warnOnce(warn: (message: string) => void): OnInvalidResponse {
  const warned = new Set<string>();
  return ({ operationId, issues, drift }) => {
    for (const [kind, list] of [['does not match', issues] as const, ['goes beyond', drift] as const]) {
      for (const { instancePath, expected, got } of list) {
        const path = instancePath.replace(/\/\d+(?=\/|$)/g, '/*');
        const key = `${operationId} ${path} ${kind}`;
        if (warned.has(key) || warned.size >= maxWarnings) continue;
        warned.add(key);
        warn(
          `${operationId}: the reply ${kind} the description at ${JSON.stringify(path)}: expected ${expected}, got ${got}. ` +
            `Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.`,
        );
      }
    }
  };
}
