import type {
  ComponentStatus,
  Impact,
  IncidentStatus,
  MaintenanceStatus,
} from '../../../generated/status/types.js';
import { preview } from '../wire/preview.js';

export const incidentStates = [
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
] as const satisfies readonly IncidentStatus[];

export const maintenanceStates = [
  'scheduled',
  'in_progress',
  'verifying',
  'completed',
] as const satisfies readonly MaintenanceStatus[];

/** Best first. */
export const componentStates = [
  'operational',
  'under_maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const satisfies readonly ComponentStatus[];

export const incidentImpacts = ['none', 'minor', 'major', 'critical'] as const satisfies readonly Impact[];

export type IncidentImpact = (typeof incidentImpacts)[number];

export const unresolvedStates: readonly string[] = incidentStates.slice(0, 3);

export const activeStates: readonly string[] = maintenanceStates.slice(1, 3);

export function oneOf<Word extends string>(what: string, word: string, allowed: readonly Word[]): Word {
  const found = allowed.find((each) => each === word);
  if (found === undefined)
    throw new RangeError(`${what}: expected ${joinWords(allowed)}, got ${preview(word)}`);
  return found;
}

/** A later state or the current one. @throws RangeError otherwise. */
export function laterState<State extends string>(
  what: string,
  states: readonly State[],
  from: string,
  to: string,
): State {
  const words: readonly string[] = states;
  return oneOf(`${what} (now ${from})`, to, states.slice(words.indexOf(from)));
}

/** An unknown state counts as the best. */
export function worse(one: string, other: string): string {
  const states: readonly string[] = componentStates;
  return states.indexOf(other) > states.indexOf(one) ? other : one;
}

// Keeps messages short: a page may have hundreds of incidents.
const mostListed = 20;

/** The list is never empty, because a page always has entries. */
export function joinWords(words: readonly string[]): string {
  if (words.length === 1) return `${words[0]}`;
  if (words.length > mostListed)
    return `one of ${words.slice(0, mostListed).join(', ')} and ${words.length - mostListed} more`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
