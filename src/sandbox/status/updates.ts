import type {
  AffectedComponent,
  Incident,
  IncidentUpdate,
  ScheduledMaintenance,
  UpdateStatus,
} from '../../../generated/status/types.js';
import { activeStates, unresolvedStates } from './states.js';

export interface StatusUpdate<State extends UpdateStatus> {
  /** The new state: the current one or a later one. */
  status: State;
  /** The text of the update. @default a sentence for the state */
  body?: string | undefined;
}

export interface UpdateContext {
  id: string;
  at: string;
  /** The components that the update changed. Empty if the entry has no components. */
  affected: AffectedComponent[];
  tweetId: bigint | null;
}

const bodies: Readonly<Record<UpdateStatus, string>> = {
  investigating: 'We are investigating the issue.',
  identified: 'The cause has been found and a fix is being prepared.',
  monitoring: 'A fix is in place and we are monitoring its effect.',
  resolved: 'This incident has been resolved.',
  postmortem: 'We have published a report about this incident.',
  scheduled: 'Planned work has been scheduled.',
  in_progress: 'The planned work has begun.',
  verifying: 'The work is done and is being checked.',
  completed: 'The planned work has been completed.',
};

export function addUpdate(
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
  // The first update in a state sets its time. A skipped state has no time.
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

/** The status that an entry in this state sets for its components; undefined if it sets none. */
export function componentStatus(
  { impact }: Incident | ScheduledMaintenance,
  status: UpdateStatus,
): string | undefined {
  if (activeStates.includes(status)) return 'under_maintenance';
  if (unresolvedStates.includes(status)) return ofImpact[impact];
  return undefined;
}
