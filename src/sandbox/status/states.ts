import type {
  ComponentStatus,
  Impact,
  IncidentStatus,
  MaintenanceStatus,
} from '../../../generated/status/types.js';
import { preview } from '../wire/preview.js';

/** What an incident goes through, in this order. */
export const incidentStates = [
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
] as const satisfies readonly IncidentStatus[];

/** What a maintenance goes through, in this order. */
export const maintenanceStates = [
  'scheduled',
  'in_progress',
  'verifying',
  'completed',
] as const satisfies readonly MaintenanceStatus[];

/** What a component can be in, the best first. */
export const componentStates = [
  'operational',
  'under_maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const satisfies readonly ComponentStatus[];

/** How severe an incident can be, the least first. */
export const incidentImpacts = ['none', 'minor', 'major', 'critical'] as const satisfies readonly Impact[];

/** How severe an incident can be. */
export type IncidentImpact = (typeof incidentImpacts)[number];

/** States in which an incident is still open. */
export const unresolvedStates: readonly string[] = incidentStates.slice(0, 3);

/** States in which a maintenance is being carried out. */
export const activeStates: readonly string[] = maintenanceStates.slice(1, 3);

/** The word if it is one of those allowed, else a RangeError that lists them. */
export function oneOf<Word extends string>(what: string, word: string, allowed: readonly Word[]): Word {
  const found = allowed.find((each) => each === word);
  if (found === undefined) throw new RangeError(`${what} must be ${listed(allowed)}, got ${preview(word)}`);
  return found;
}

/** The state if it may follow: the one that is, for a further message, or any later one. */
export function following<State extends string>(
  what: string,
  states: readonly State[],
  from: string,
  to: string,
): State {
  const words: readonly string[] = states;
  return oneOf(`${what}, which is ${from},`, to, states.slice(words.indexOf(from)));
}

/** The worse of two states of a component; one that is not known counts as the best. */
export function worse(one: string, other: string): string {
  const states: readonly string[] = componentStates;
  return states.indexOf(other) > states.indexOf(one) ? other : one;
}

// A message is for a glance; a page may have hundreds of incidents.
const mostListed = 20;

/** Words as a sentence names them. A page always has entries, so the list is never empty. */
export function listed(words: readonly string[]): string {
  if (words.length === 1) return `${words[0]}`;
  if (words.length > mostListed)
    return `one of ${words.slice(0, mostListed).join(', ')} and ${words.length - mostListed} more`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
