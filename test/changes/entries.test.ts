import { describe, expect, it } from 'vitest';
// By their inner paths: pure functions with many cases.
import { incidentEvent, maintenanceEvent } from '../../src/changes/new-changes.js';
import { type PageState, stepsOf, timeOf, updatesOf } from '../../src/changes/page-state.js';
import { SeenChanges } from '../../src/changes/seen-changes.js';

/** The kind of event that is reported for each state of a sequence. */
function eventsOf(event: (status: string, before: string | undefined) => string, states: string): string {
  const row = states.split(' ');
  return row.map((state, index) => event(state, row[index - 1])).join(' ');
}

describe('the event of an update', () => {
  it.each([
    ['investigating resolved resolved postmortem postmortem', 'opened resolved updated postmortem updated'],
    // First seen when it was over, opened again, and with an unknown status.
    ['resolved', 'resolved'],
    ['investigating resolved investigating resolved', 'opened resolved opened resolved'],
    ['monitoring postmortem resolved', 'opened postmortem updated'],
    ['paused resolved', 'opened resolved'],
  ])('of an incident: %s', (states, events) => {
    expect(eventsOf(incidentEvent, states)).toBe(events);
  });

  it.each([
    [
      'scheduled scheduled in_progress verifying completed',
      'scheduled updated in_progress verifying completed',
    ],
    ['in_progress in_progress completed completed', 'in_progress updated completed updated'],
    ['scheduled postponed scheduled', 'scheduled updated scheduled'],
  ])('of a maintenance: %s', (states, events) => {
    expect(eventsOf(maintenanceEvent, states)).toBe(events);
  });
});

describe('a reply of the page', () => {
  it('has times in any time zone', () => {
    expect(timeOf('2022-02-15T13:37:37.407-08:00')).toBe(1_644_961_057_407);
    expect([timeOf('soon'), timeOf(null), timeOf(7)]).toEqual([0, 0, 0]);
  });

  it('has the updates of an entry in their order, whatever their displayed day is', () => {
    const update = (id: string, created_at: string) => ({
      id,
      status: 'resolved',
      created_at,
      display_at: '2012',
    });
    const updates = [
      update('c', '2026-01-01T00:00:00.000Z'),
      update('d', '2026-01-01T01:30:00.000+01:00'),
      update('b', '2026-01-01T00:00:00.000Z'),
      update('a', '2025-01-01T00:00:00.000Z'),
      update('no time', ''),
    ];
    expect(updatesOf({ incident_updates: updates }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has an affected component only if an update changed its status', () => {
    const step = { code: 'x', name: 'X', old_status: 'operational', new_status: 'major_outage' };
    const none = { name: 'No components were affected by this update.' };
    const update = { id: 'a', status: 'resolved', created_at: '' };
    const affected_components = [none, { ...step, new_status: 'operational' }, step, null];
    expect(stepsOf({ ...update, affected_components })).toEqual([step]);
    expect(stepsOf({ ...update, affected_components: null })).toEqual([]);
  });
});

it('a component that the page has removed leaves nothing in the cursor', () => {
  const seen = new SeenChanges(() => 1000);
  const before = String(seen);
  seen.setStatus('x', 'major_outage');
  expect(String(seen)).not.toBe(before);
  seen.addReply({ componentsChangedAt: 0, components: [] } as Partial<PageState> as PageState);
  expect(String(seen)).toBe(before);
});
