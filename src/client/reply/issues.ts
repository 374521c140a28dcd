import { type Issue, noRedaction, preview, type Redact, shortened } from '../../errors/errors.js';
import type { OnInvalidResponse } from '../options.js';
import { lookUp, pointerLine } from '../pointer.js';
import type { Mismatch } from '../report.js';

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
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  return `${typeof value} ${preview(value, redact)}`;
}

export function sentence({ instancePath, expected, got }: Issue): string {
  const path = instancePath || 'the whole';
  if (got === 'nothing') return `${path} is missing`;
  return `${path} should be ${expected}, got ${got}`;
}

/** A service that adds another field in each reply must not fill the memory with what was reported. */
const maxWarnings = 1000;
const maxListed = 20;

/**
 * The default of `onInvalidResponse`: one `console.warn` for each reply with mismatches that are new. Indices of arrays
 * do not make a mismatch new, as a wrong field is wrong in each item of a page.
 */
export function warnOnce(warn: (message: string) => void): OnInvalidResponse {
  const warned = new Set<string>();
  const isNew = (key: string): boolean => {
    if (warned.has(key) || warned.size >= maxWarnings) return false;
    warned.add(key);
    return true;
  };
  return ({ operationId, issues, drift }) => {
    const messages = [['does not match', issues] as const, ['goes beyond', drift] as const].flatMap(
      ([problem, issuesOfKind]) => {
        const newIssues = issuesOfKind
          .map((issue) => ({ ...issue, instancePath: issue.instancePath.replace(/\/\d+(?=\/|$)/g, '/*') }))
          .filter(({ instancePath }) => isNew(`${operationId} ${instancePath} ${problem}`));
        const lines = newIssues.slice(0, maxListed).map((issue) => shortened(sentence(issue), 200));
        if (newIssues.length > maxListed) lines.push(`and ${newIssues.length - maxListed} more`);
        if (lines.length > 0) return [`the reply ${problem} the description: ${lines.join('; ')}`];
        return [];
      },
    );
    if (messages.length === 0) return;
    warn(
      `${operationId}: ${messages.join('. Also, ')}. ` +
        `Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.`,
    );
  };
}
