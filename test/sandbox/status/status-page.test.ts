import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ActiveMaintenancesResponse,
  ComponentStatus,
  ComponentsResponse,
  IncidentStatus,
  IncidentsResponse,
  MaintenanceStatus,
  ScheduledMaintenancesResponse,
  StatusResponse,
  SummaryResponse,
} from '../../../generated/status/types.js';
import { stringifyJson } from '../../../src/client/client.js';
import { createStatusClient, type InvalidResponse } from '../../../src/index.js';
import { createSandbox, type Sandbox, type StatusPage, VirtualClock } from '../../../src/sandbox.js';
import { declaredOperations } from '../../description.js';

const start = Date.UTC(2026, 0, 1);
const incidentImpacts = ['none', 'minor', 'major', 'critical'] as const;
const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved', 'postmortem'] as const;
const maintenanceStates = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;
const componentStates = [
  'operational',
  'under_maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const;
const operations = declaredOperations('status');
const paths = operations.map(({ path }) => path.replace('/api/v2', ''));

const sandboxes = new WeakMap<StatusPage, Sandbox>();

/** A page whose clock advances by a minute each time it is read. */
function open(seed: string | number = 1): StatusPage {
  let time = start - 60_000;
  const now = (): number => {
    time += 60_000;
    return time;
  };
  const clock = Object.assign(new VirtualClock(start, () => 0.5), { now });
  const sandbox = createSandbox({ seed, size: 0.001, clock });
  sandboxes.set(sandbox.status, sandbox);
  return sandbox.status;
}

/** A page without open incidents and active maintenances. */
function calm(): StatusPage {
  const page = open();
  for (const { id } of active(page)) page.updateMaintenance(id, { status: 'completed' });
  return page;
}

const summary = (page: StatusPage) => page.reply('/summary.json') as SummaryResponse;
const incidents = (page: StatusPage) => (page.reply('/incidents.json') as IncidentsResponse).incidents;
const unresolved = (page: StatusPage) =>
  (page.reply('/incidents/unresolved.json') as IncidentsResponse).incidents;
const maintenances = (page: StatusPage, path = '/scheduled-maintenances.json') =>
  (page.reply(path) as ScheduledMaintenancesResponse).scheduled_maintenances;
const upcoming = (page: StatusPage) => maintenances(page, '/scheduled-maintenances/upcoming.json');
const active = (page: StatusPage): ActiveMaintenancesResponse['scheduled_maintenances'] =>
  maintenances(page, '/scheduled-maintenances/active.json');
const indicator = (page: StatusPage) => (page.reply('/status.json') as StatusResponse).status.indicator;
const description = (page: StatusPage) => (page.reply('/status.json') as StatusResponse).status.description;

function statusOf(page: StatusPage, name: string, group?: string): string | undefined {
  const { components } = page.reply('/components.json') as ComponentsResponse;
  const groupId = components.find((component) => component.group && component.name === group)?.id ?? null;
  return components.find((component) => component.name === name && component.group_id === groupId)?.status;
}

const query = 'Mainnet - Query service';

/** Expects that every reply has exactly the fields of its type. */
async function expectValid(page: StatusPage): Promise<void> {
  const { statusUrl: baseUrl = '', fetch } = sandboxes.get(page) ?? {};
  const reports: InvalidResponse[] = [];
  const onInvalidResponse = (report: InvalidResponse): void => void reports.push(report);
  const client = createStatusClient({
    baseUrl,
    fetch: fetch ?? globalThis.fetch,
    validation: 'throw',
    onInvalidResponse,
  });
  for (const { operationId } of operations)
    await (Reflect.get(client, operationId) as () => PromiseLike<unknown>)();
  expect(reports).toEqual([]);
}

describe('a new page', () => {
  it('has components of three networks, groups among them', () => {
    const { components } = open().reply('/components.json') as ComponentsResponse;
    const groups = components.filter(({ group }) => group);
    expect(groups.map(({ name }) => name)).toEqual(['Mainnet', 'Testnet', 'Previewnet']);
    for (const { id, components: members } of groups)
      expect(components.filter(({ group_id }) => group_id === id).map((member) => member.id)).toEqual(
        members,
      );
    expect(components.filter(({ group }) => !group).every((leaf) => !('components' in leaf))).toBe(true);
  });

  it('has resolved incidents, and maintenances in all phases', () => {
    const page = open();
    expect(new Set(incidents(page).map(({ status }) => status))).toEqual(new Set(['resolved', 'postmortem']));
    expect(maintenances(page).map(({ status }) => status)).toEqual(['scheduled', 'in_progress', 'completed']);
    expect(unresolved(page)).toEqual([]);
    expect(indicator(page)).toBe('maintenance');
    expect(statusOf(page, 'Transactions', 'Previewnet')).toBe('under_maintenance');
    expect(statusOf(page, 'Transactions', 'Mainnet')).toBe('operational');
  });

  it.each([1, 2, 3, 'a', 'b'])('passes the validators without drift, seed %s', async (seed) => {
    await expectValid(open(seed));
  });

  it('has identifiers, times and post numbers in the format of the service', () => {
    const text = stringifyJson(paths.map((path) => open().reply(path)));
    const strings = [...text.matchAll(/"(\w*_?(?:id|code)|\w+_(?:at|for|until))":"([^"]*)"/g)];
    expect(strings.length).toBeGreaterThan(100);
    for (const [, name = '', value] of strings) {
      expect(value).toMatch(
        /id$|code/.test(name) ? /^[a-z0-9]{12}$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      );
    }
    const tweets = incidents(open()).flatMap(({ incident_updates }) =>
      incident_updates.map(({ tweet_id }) => tweet_id),
    );
    const numbers = tweets.filter((id) => id !== null);
    expect(numbers.length).toBeGreaterThan(0);
    for (const id of numbers) expect(id).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(tweets).toContain(null);
  });

  it('has no other paths', () => {
    for (const path of ['/', '/incidents', '/nothing.json', '/toString', 'summary.json'])
      expect(open().reply(path)).toBeUndefined();
  });

  it('returns copies', () => {
    const page = open();
    const before = stringifyJson(summary(page));
    const { components } = summary(page);
    for (const component of components) component.status = 'major_outage';
    expect(stringifyJson(summary(page))).toBe(before);
  });
});

describe('an incident', () => {
  it('gets a time and an update for each state', () => {
    const page = calm();
    const opened = page.openIncident({
      name: 'Late replies',
      impact: 'major',
      components: [query],
      body: 'Oh.',
    });
    expect(opened).toMatchObject({
      name: 'Late replies',
      status: 'investigating',
      impact: 'major',
      monitoring_at: null,
      resolved_at: null,
      started_at: opened.created_at,
    });
    expect(incidents(page)[0]?.id).toBe(opened.id);
    expect(unresolved(page).map(({ id }) => id)).toEqual([opened.id]);
    expect(opened.incident_updates[0]).toMatchObject({
      body: 'Oh.',
      incident_id: opened.id,
      affected_components: [{ name: query, old_status: 'operational', new_status: 'partial_outage' }],
    });

    page.updateIncident(opened.id, { status: 'identified' });
    const monitored = page.updateIncident(opened.id, { status: 'monitoring' });
    expect(monitored.monitoring_at).toBe(monitored.updated_at);
    expect(monitored.resolved_at).toBeNull();
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('partial_outage');

    const resolved = page.updateIncident(opened.id, { status: 'resolved', body: 'Done.' });
    expect(resolved.resolved_at).toBe(resolved.updated_at);
    expect(resolved.monitoring_at).toBe(monitored.monitoring_at);
    expect(resolved.incident_updates[0]?.affected_components).toEqual([
      {
        code: expect.stringMatching(/^[a-z0-9]{12}$/),
        name: query,
        old_status: 'partial_outage',
        new_status: 'operational',
      },
    ]);

    const closed = page.updateIncident(opened.id, { status: 'postmortem' });
    expect(closed.resolved_at).toBe(resolved.resolved_at);
    expect(closed.updated_at > resolved.updated_at).toBe(true);
    expect(closed.incident_updates.map(({ status }) => status)).toEqual(incidentStates.toReversed());
    expect(unresolved(page)).toEqual([]);
    expect(summary(page).page.updated_at).toBe(closed.updated_at);
  });

  it('can skip states, and has no time for them', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Brief' });
    const closed = page.updateIncident(id, { status: 'postmortem' });
    expect(closed.monitoring_at).toBeNull();
    expect(closed.resolved_at).toBe(closed.updated_at);
    expect(closed.incident_updates[0]?.affected_components).toBeNull();
  });

  it('cannot return to an earlier state', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Late replies' });
    page.updateIncident(id, { status: 'monitoring' });
    page.updateIncident(id, { status: 'monitoring', body: 'Still watching.' });
    const before = stringifyJson(summary(page));
    expect(() => page.updateIncident(id, { status: 'identified' })).toThrow(
      new RangeError(
        'status of an incident (now monitoring): expected monitoring, resolved or postmortem, got "identified"',
      ),
    );
    expect(stringifyJson(summary(page))).toBe(before);
  });

  it('rejects unknown words, identifiers and components, and lists the allowed ones', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Late replies' });
    expect(() => page.updateIncident(id, { status: 'sideways' as IncidentStatus })).toThrow(
      'expected investigating, identified, monitoring, resolved or postmortem, got "sideways"',
    );
    expect(() => page.updateIncident('nobody', { status: 'resolved' })).toThrow(id);
    expect(() => page.openIncident({ name: 'x', impact: 'huge' as 'major' })).toThrow(
      'impact of an incident: expected none, minor, major or critical, got "huge"',
    );
    expect(() => page.openIncident({ name: 'x', components: ['Moon'] })).toThrow(query);
    expect(unresolved(page)).toHaveLength(1);
  });

  it('lists at most 20 identifiers in an error', () => {
    const page = calm();
    for (let index = 0; index < 60; index++) page.openIncident({ name: `Incident ${index}` });
    expect(() => page.updateIncident('nobody', { status: 'resolved' })).toThrow(
      /one of .* and 44 more, got "nobody"/,
    );
  });
});

describe('a maintenance', () => {
  const planned = {
    name: 'Upgrade',
    scheduledFor: new Date(start + 3_600_000),
    scheduledUntil: '2026-01-01T03:00:00+01:00',
    components: [query, query],
  };

  it('changes from upcoming to active to completed', () => {
    const page = calm();
    const before = upcoming(page).length;
    const { id, ...scheduled } = page.scheduleMaintenance(planned);
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      impact: 'maintenance',
      scheduled_for: '2026-01-01T01:00:00.000Z',
      scheduled_until: '2026-01-01T02:00:00.000Z',
    });
    expect(scheduled.components).toHaveLength(1);
    expect(upcoming(page)).toHaveLength(before + 1);
    expect(indicator(page)).toBe('none');

    page.updateMaintenance(id, { status: 'in_progress' });
    expect(active(page).map((each) => each.id)).toEqual([id]);
    expect(indicator(page)).toBe('maintenance');
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('under_maintenance');

    const verified = page.updateMaintenance(id, { status: 'verifying' });
    expect(verified.monitoring_at).toBe(verified.updated_at);
    expect(active(page)).toHaveLength(1);

    const completed = page.updateMaintenance(id, { status: 'completed' });
    expect(completed.resolved_at).toBe(completed.updated_at);
    expect(active(page)).toEqual([]);
    expect(summary(page).scheduled_maintenances.map((each) => each.id)).not.toContain(id);
    expect(indicator(page)).toBe('none');
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('operational');
  });

  it('does not change its components if it is completed without a start', () => {
    const page = calm();
    const { id } = page.scheduleMaintenance(planned);
    page.setComponent(query, 'major_outage');
    page.updateMaintenance(id, { status: 'completed' });
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('major_outage');
  });

  it('rejects invalid states, identifiers and times', () => {
    const page = calm();
    const { id } = page.scheduleMaintenance(planned);
    page.updateMaintenance(id, { status: 'verifying' });
    expect(() => page.updateMaintenance(id, { status: 'scheduled' })).toThrow(
      'status of a maintenance (now verifying): expected verifying or completed, got "scheduled"',
    );
    expect(() => page.updateMaintenance(id, { status: 'resolved' as MaintenanceStatus })).toThrow(RangeError);
    expect(() => page.updateMaintenance('nobody', { status: 'completed' })).toThrow(id);
    expect(() => page.scheduleMaintenance({ ...planned, scheduledFor: 'soon' })).toThrow(
      /^scheduledFor: expected a date and time .* got "soon"$/,
    );
    expect(() => page.scheduleMaintenance({ ...planned, scheduledUntil: start })).toThrow(
      'scheduledUntil: expected a time not before 2026-01-01T01:00:00.000Z, got 2026-01-01T00:00:00.000Z',
    );
    page.updateMaintenance(id, { status: 'completed' });
    expect(() => page.updateMaintenance(id, { status: 'verifying' })).toThrow(
      'expected completed, got "verifying"',
    );
  });
});

describe('the state of the page', () => {
  it.each([
    ['operational', 'none', 'All Systems Operational'],
    ['under_maintenance', 'maintenance', 'Service Under Maintenance'],
    ['degraded_performance', 'minor', 'Minor Service Outage'],
    ['partial_outage', 'major', 'Partial System Outage'],
    ['major_outage', 'critical', 'Major Service Outage'],
  ] as const)('with a component in %s is %s', (status, word, text) => {
    const page = calm();
    const component = page.setComponent('Website', status);
    expect(component.status).toBe(status);
    expect([indicator(page), description(page)]).toEqual([word, text]);
  });

  it.each(incidentImpacts)('with an open incident of impact %s is the same', (impact) => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Anything', impact });
    expect(indicator(page)).toBe(impact);
    page.updateIncident(id, { status: 'resolved' });
    expect(indicator(page)).toBe('none');
  });

  it('is maintenance only if no component or incident is worse', () => {
    const page = open();
    expect(indicator(page)).toBe('maintenance');
    const { id } = page.openIncident({ name: 'Late replies' });
    expect(indicator(page)).toBe('minor');
    page.updateIncident(id, { status: 'resolved' });
    expect(indicator(page)).toBe('maintenance');
  });

  it('includes groups, which have the worst status of their members', () => {
    const page = calm();
    page.setComponent('Testnet - Faucet', 'partial_outage');
    expect(statusOf(page, 'Testnet')).toBe('partial_outage');
    page.setComponent('Testnet - Faucet', 'operational');
    expect(statusOf(page, 'Testnet')).toBe('operational');
  });

  it('falls back to the effect of other incidents when one is resolved', () => {
    const page = calm();
    const mild = page.openIncident({ name: 'Mild', impact: 'minor', components: [query] });
    const bad = page.openIncident({ name: 'Bad', impact: 'critical', components: [query] });
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('major_outage');
    page.updateIncident(bad.id, { status: 'resolved' });
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('degraded_performance');
    expect(unresolved(page)[0]?.components?.map(({ status }) => status)).toEqual(['degraded_performance']);
    page.updateIncident(mild.id, { status: 'resolved' });
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('operational');
  });

  it('keeps the result of setComponent until an incident changes it', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Mild', components: [query] });
    page.setComponent(query, 'operational');
    page.updateIncident(id, { status: 'monitoring' });
    expect(statusOf(page, 'Query service', 'Mainnet')).toBe('operational');
  });

  it('cannot be set for groups, unknown components or unknown words', () => {
    const page = calm();
    const group = summary(page).components.find((component) => component.group);
    expect(() => page.setComponent(group?.id ?? '', 'operational')).toThrow(
      /^component: expected Mainnet - /,
    );
    expect(() => page.setComponent('Moon', 'operational')).toThrow(RangeError);
    expect(() => page.setComponent('Website', 'asleep' as ComponentStatus)).toThrow(
      'expected operational, under_maintenance, degraded_performance, partial_outage or major_outage, got "asleep"',
    );
  });
});

describe('the lists', () => {
  it('contain the 50 most recent entries, except the lists of open entries, which are complete', async () => {
    const page = calm();
    const plan = { name: 'Upgrade', scheduledFor: start, scheduledUntil: start };
    const ids = Array.from({ length: 60 }, (_, index) => page.openIncident({ name: `Incident ${index}` }).id);
    const planned = Array.from({ length: 60 }, () => page.scheduleMaintenance(plan).id);
    expect(incidents(page).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
    expect(maintenances(page).map(({ id }) => id)).toEqual(planned.toReversed().slice(0, 50));
    expect(unresolved(page)).toHaveLength(60);
    await expectValid(page);
  });

  const canFollow = (states: readonly string[], from = '', to = '') =>
    states.indexOf(from) <= states.indexOf(to);
  type Action = (page: StatusPage) => void;
  const component = fc.constantFrom(query, 'Testnet - Faucet', 'Website');
  const index = fc.nat(5);
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc
      .record({
        name: fc.string(),
        impact: fc.constantFrom(...incidentImpacts),
        components: fc.array(component),
      })
      .map((incident) => (page: StatusPage) => void page.openIncident(incident)),
    fc.tuple(index, fc.constantFrom(...incidentStates)).map(([at, status]) => (page: StatusPage) => {
      const incident = incidents(page)[at];
      if (incident && canFollow(incidentStates, incident.status, status))
        page.updateIncident(incident.id, { status });
      else if (incident) expect(() => page.updateIncident(incident.id, { status })).toThrow(RangeError);
    }),
    fc.record({ name: fc.string(), components: fc.array(component) }).map((plan) => (page: StatusPage) => {
      page.scheduleMaintenance({ ...plan, scheduledFor: start, scheduledUntil: start });
    }),
    fc.tuple(index, fc.constantFrom(...maintenanceStates)).map(([at, status]) => (page: StatusPage) => {
      const planned = maintenances(page)[at];
      if (planned && canFollow(maintenanceStates, planned.status, status))
        page.updateMaintenance(planned.id, { status });
      else if (planned) expect(() => page.updateMaintenance(planned.id, { status })).toThrow(RangeError);
    }),
    fc.tuple(component, fc.constantFrom(...componentStates)).map(
      ([name, status]) =>
        (page: StatusPage) =>
          void page.setComponent(name, status),
    ),
  );

  it('contain the correct entries after random operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(action, { maxLength: 30 }), async (seed, actions) => {
        const page = open(seed);
        for (const act of actions) act(page);
        const isOneOf =
          (...words: string[]) =>
          ({ status }: { status: string }) =>
            words.includes(status);
        const isOpen = isOneOf('investigating', 'identified', 'monitoring');
        expect(unresolved(page)).toEqual(incidents(page).filter(isOpen));
        expect(upcoming(page)).toEqual(maintenances(page).filter(isOneOf('scheduled')));
        expect(active(page)).toEqual(maintenances(page).filter(isOneOf('in_progress', 'verifying')));
        const { incidents: listed, scheduled_maintenances: pending } = summary(page);
        expect(listed).toEqual(unresolved(page));
        expect(pending).toEqual(maintenances(page).filter(isOneOf('scheduled', 'in_progress', 'verifying')));
        for (const entry of [...incidents(page), ...maintenances(page)]) {
          const times = entry.incident_updates.map(({ created_at }) => created_at);
          expect(times).toEqual(times.toSorted().toReversed());
          expect(entry.incident_updates[0]?.status).toBe(entry.status);
          expect(entry.updated_at).toBe(times[0]);
          expect(entry.resolved_at === null).toBe(!isOneOf('resolved', 'postmortem', 'completed')(entry));
        }
        await expectValid(page);
      }),
      { numRuns: 40 },
    );
  });
});
