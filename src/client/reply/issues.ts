import { type Issue, noRedaction, preview, type Redact, shortened } from '../../errors/errors.js';
import type { OnInvalidResponse } from '../options.js';
import { lookUp, pointerLine } from '../pointer.js';
import type { Mismatch } from '../report.js';

/** Mismatches with what came instead, as far as it can still be found in the reply. */
export function issuesOf(
  mismatches: readonly Mismatch[],
  data: unknown,
  redact: Redact = noRedaction,
): Issue[] {
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

/** What is wrong at one place, in words. */
export function sentence({ instancePath, expected, got }: Issue): string {
  const place = instancePath || 'the whole';
  return got === 'nothing' ? `${place} is missing` : `${place} should be ${expected}, got ${got}`;
}

// A service that invents a name a day must not make a client remember them all.
const maxWarnings = 1000;
// As many as a line can hold.
const maxNamed = 20;

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
        const named = places.slice(0, maxNamed).map((issue) => shortened(sentence(issue), 200));
        if (places.length > maxNamed) named.push(`and ${places.length - maxNamed} more`);
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
