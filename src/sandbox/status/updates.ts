import type {
  AffectedComponent,
  Incident,
  IncidentUpdate,
  ScheduledMaintenance,
  UpdateStatus,
} from '../../../generated/status/types.js';
import { activeStates, unresolvedStates } from './states.js';

/** What an author posts about an incident or maintenance. */
export interface StatusUpdate<State extends UpdateStatus> {
  /** The state it is in by now: the one it was in, or any later one. */
  status: State;
  /** Text of the message. @default a sentence that fits the state */
  body?: string | undefined;
}

/** What the page itself adds to a message. */
export interface UpdateContext {
  id: string;
  /** Moment of the message, as it stands on the wire. */
  at: string;
  /** What the message changed; empty if the entry names no component. */
  affected: AffectedComponent[];
  /** The social media post that announced it, if there was one. */
  tweetId: bigint | null;
}

const bodies: Readonly<Record<UpdateStatus, string>> = {
  investigating: 'We are investigating the issue.',
  identified: 'The cause has been found and a remedy is being prepared.',
  monitoring: 'A remedy is in place and we are watching its effect.',
  resolved: 'This incident has been resolved.',
  postmortem: 'We have written down what happened and what we do about it.',
  scheduled: 'We announce planned work.',
  in_progress: 'The planned work has begun.',
  verifying: 'The work is done and is being checked.',
  completed: 'The planned work has been completed.',
};

/** Adds a message in front of the older ones, and brings the entry to its state. */
export function post(
  entry: Incident | ScheduledMaintenance,
  { status, body = bodies[status] }: StatusUpdate<UpdateStatus>,
  { id, at, affected, tweetId }: UpdateContext,
): void {
  const update: IncidentUpdate = {
    id,
    status,
    body,
    incident_id: entry.id,
    created_at: at,
    updated_at: at,
    display_at: at,
    affected_components: affected.length > 0 ? affected : null,
    deliver_notifications: true,
    custom_tweet: null,
    tweet_id: tweetId,
  };
  entry.incident_updates.unshift(update);
  entry.status = status;
  entry.updated_at = at;
  // A state that is left out leaves no time behind; the first message in a state sets it.
  if (status === 'monitoring' || status === 'verifying') entry.monitoring_at ??= at;
  if (isOver(status)) entry.resolved_at ??= at;
}

function isOver(status: UpdateStatus): boolean {
  return status === 'resolved' || status === 'postmortem' || status === 'completed';
}

const ofImpact: Readonly<Record<string, string>> = {
  minor: 'degraded_performance',
  major: 'partial_outage',
  critical: 'major_outage',
};

/** The status in which an entry holds its components once it is in this state; undefined if it leaves them alone. */
export function heldStatus(
  { impact }: Incident | ScheduledMaintenance,
  status: UpdateStatus,
): string | undefined {
  if (activeStates.includes(status)) return 'under_maintenance';
  return unresolvedStates.includes(status) ? ofImpact[impact] : undefined;
}
