import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringifyJson } from '../../../src/client/client.js';
import { createStatusClient, type InvalidResponse } from '../../../src/index.js';
import { createSandbox, type Sandbox, type StatusPage, VirtualClock } from '../../../src/sandbox.js';
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
} from '../../../src/status.js';
import { declaredOperations } from '../../setup/description.js';

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
const status = (page: StatusPage) => (page.reply('/status.json') as StatusResponse).status;
const incidents = (page: StatusPage, path = '/incidents.json') =>
  (page.reply(path) as IncidentsResponse).incidents;
const unresolved = (page: StatusPage) => incidents(page, '/incidents/unresolved.json');
const maintenances = (page: StatusPage, path = '/scheduled-maintenances.json') =>
  (page.reply(path) as ScheduledMaintenancesResponse).scheduled_maintenances;
const upcoming = (page: StatusPage) => maintenances(page, '/scheduled-maintenances/upcoming.json');
const active = (page: StatusPage): ActiveMaintenancesResponse['scheduled_maintenances'] =>
  maintenances(page, '/scheduled-maintenances/active.json');

function statusOf(page: StatusPage, name: string, group?: string): string | undefined {
  const { components } = page.reply('/components.json') as ComponentsResponse;
  const groupId = components.find((component) => component.group && component.name === group)?.id ?? null;
  return components.find((component) => component.name === name && component.group_id === groupId)?.status;
}
const queryStatus = (page: StatusPage) => statusOf(page, 'Query service', 'Mainnet');

const query = 'Mainnet - Query service';

/** Expects that every reply has exactly the fields of its type. */
async function expectValid(page: StatusPage): Promise<void> {
  const { statusUrl: baseUrl = '', fetch } = sandboxes.get(page) ?? {};
  const reports: InvalidResponse[] = [];
  const client = createStatusClient({
    ...{ baseUrl, fetch: fetch ?? globalThis.fetch, validation: 'throw' },
    onInvalidResponse: (report) => void reports.push(report),
  });
  for (const { operationId } of operations)
    await (Reflect.get(client, operationId) as () => PromiseLike<unknown>)();
  expect(reports).toEqual([]);
}

const planned = {
  name: 'Upgrade',
  scheduledFor: new Date(start + 3_600_000),
  scheduledUntil: '2026-01-01T03:00:00+01:00',
  components: [query, query],
};

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
    expect(status(page).indicator).toBe('maintenance');
    expect(statusOf(page, 'Transactions', 'Previewnet')).toBe('under_maintenance');
    expect(statusOf(page, 'Transactions', 'Mainnet')).toBe('operational');
  });

  it('has identifiers, times and post numbers in the format of the service', () => {
    const text = stringifyJson(paths.map((path) => open().reply(path)));
    const strings = [...text.matchAll(/"(\w*_?(?:id|code)|\w+_(?:at|for|until))":"([^"]*)"/g)];
    expect(strings.length).toBeGreaterThan(100);
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    for (const [, name = '', value] of strings)
      expect(value).toMatch(/id$|code/.test(name) ? /^[a-z0-9]{12}$/ : time);
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
    const given = { name: 'Late replies', impact: 'major' } as const;
    const opened = page.openIncident({ ...given, components: [query], body: 'Oh.' });
    expect(opened).toMatchObject({ ...given, status: 'investigating', started_at: opened.created_at });
    expect([opened.monitoring_at, opened.resolved_at]).toEqual([null, null]);
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
    expect(queryStatus(page)).toBe('partial_outage');

    const resolved = page.updateIncident(opened.id, { status: 'resolved', body: 'Done.' });
    expect(resolved.resolved_at).toBe(resolved.updated_at);
    expect(resolved.monitoring_at).toBe(monitored.monitoring_at);
    expect(resolved.incident_updates[0]?.affected_components).toMatchObject([
      { name: query, old_status: 'partial_outage', new_status: 'operational' },
    ]);

    const closed = page.updateIncident(opened.id, { status: 'postmortem' });
    expect(closed.resolved_at).toBe(resolved.resolved_at);
    expect(closed.updated_at > resolved.updated_at).toBe(true);
    expect(closed.incident_updates.map(({ status }) => status)).toEqual(incidentStates.toReversed());
    expect(unresolved(page)).toEqual([]);
    expect(summary(page).page.updated_at).toBe(closed.updated_at);
  });

  it('keeps the time of a state that is repeated', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Slow' });
    const { monitoring_at } = page.updateIncident(id, { status: 'monitoring' });
    expect(page.updateIncident(id, { status: 'monitoring' })).toMatchObject({ monitoring_at });
  });

  it('can skip states, and has no time for them', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Brief' });
    const closed = page.updateIncident(id, { status: 'postmortem' });
    expect(closed.monitoring_at).toBeNull();
    expect(closed.resolved_at).toBe(closed.updated_at);
    expect(closed.incident_updates[0]?.affected_components).toBeNull();
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
  it('changes its components and the page while it is active', () => {
    const page = calm();
    const { id, ...scheduled } = page.scheduleMaintenance(planned);
    expect(scheduled).toMatchObject({
      ...{ status: 'scheduled', impact: 'maintenance', components: [{ status: 'operational' }] },
      scheduled_for: '2026-01-01T01:00:00.000Z',
      scheduled_until: '2026-01-01T02:00:00.000Z',
    });
    expect(status(page).indicator).toBe('none');
    page.updateMaintenance(id, { status: 'in_progress' });
    expect([status(page).indicator, queryStatus(page)]).toEqual(['maintenance', 'under_maintenance']);
    const verified = page.updateMaintenance(id, { status: 'verifying' });
    expect(verified.monitoring_at).toBe(verified.updated_at);
    const completed = page.updateMaintenance(id, { status: 'completed' });
    expect(completed.resolved_at).toBe(completed.updated_at);
    expect([status(page).indicator, queryStatus(page)]).toEqual(['none', 'operational']);
  });

  it('does not change its components if it is completed without a start', () => {
    const page = calm();
    const { id } = page.scheduleMaintenance(planned);
    page.setComponent(query, 'major_outage');
    page.updateMaintenance(id, { status: 'completed' });
    expect(queryStatus(page)).toBe('major_outage');
  });
});

describe('the state of the page', () => {
  it.each([
    ['operational', 'none', 'All Systems Operational'],
    ['under_maintenance', 'maintenance', 'Service Under Maintenance'],
    ['degraded_performance', 'minor', 'Minor Service Outage'],
    ['partial_outage', 'major', 'Partial System Outage'],
    ['major_outage', 'critical', 'Major Service Outage'],
  ] as const)('with a component in %s is %s', (state, word, text) => {
    const page = calm();
    expect(page.setComponent('Website', state).status).toBe(state);
    expect(status(page)).toEqual({ indicator: word, description: text });
  });

  it.each(incidentImpacts)('with an open incident of impact %s is the same, or maintenance', (impact) => {
    for (const [page, usual] of [
      [calm(), 'none'],
      [open(), 'maintenance'],
    ] as const) {
      expect(status(page).indicator).toBe(usual);
      const { id } = page.openIncident({ name: 'Anything', impact });
      expect(status(page).indicator).toBe(impact === 'none' ? usual : impact);
      page.updateIncident(id, { status: 'resolved' });
      expect(status(page).indicator).toBe(usual);
    }
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
    expect(queryStatus(page)).toBe('major_outage');
    page.updateIncident(bad.id, { status: 'resolved' });
    expect(queryStatus(page)).toBe('degraded_performance');
    expect(unresolved(page)[0]?.components?.map(({ status }) => status)).toEqual(['degraded_performance']);
    page.updateIncident(mild.id, { status: 'resolved' });
    expect(queryStatus(page)).toBe('operational');
  });

  it('keeps the result of setComponent until an incident changes it', () => {
    const page = calm();
    const { id } = page.openIncident({ name: 'Mild', components: [query] });
    page.setComponent(query, 'operational');
    page.updateIncident(id, { status: 'monitoring' });
    expect(queryStatus(page)).toBe('operational');
  });
});

describe('a change that is rejected', () => {
  const page = calm();
  const { id } = page.openIncident({ name: 'Late replies' });
  page.updateIncident(id, { status: 'monitoring' });
  page.updateIncident(id, { status: 'monitoring', body: 'Still watching.' });
  const work = page.scheduleMaintenance(planned).id;
  page.updateMaintenance(work, { status: 'verifying' });
  const done = page.scheduleMaintenance(planned).id;
  page.updateMaintenance(done, { status: 'completed' });
  const group = summary(page).components.find((component) => component.group)?.id ?? '';
  const incident = (state: string, of = id) => page.updateIncident(of, { status: state as IncidentStatus });
  const maintenance = (state: string, of = work) =>
    page.updateMaintenance(of, { status: state as MaintenanceStatus });

  it.each<[string, () => unknown, string]>([
    ['an earlier state', () => incident('identified'), 'expected monitoring, resolved or postmortem, got'],
    ['an unknown state', () => incident('sideways'), 'got "sideways"'],
    ['an unknown incident', () => incident('resolved', 'nobody'), id],
    ['an unknown impact', () => page.openIncident({ name: 'x', impact: 'huge' as 'major' }), 'got "huge"'],
    ['an unknown component', () => page.openIncident({ name: 'x', components: ['Moon'] }), query],
    [
      'a planned maintenance',
      () => maintenance('scheduled'),
      '(now verifying): expected verifying or completed',
    ],
    ['the state of an incident', () => maintenance('resolved'), 'got "resolved"'],
    ['a state behind the last one', () => maintenance('verifying', done), 'expected completed, got'],
    ['an unknown maintenance', () => maintenance('completed', 'nobody'), work],
    ['no time', () => page.scheduleMaintenance({ ...planned, scheduledFor: 'soon' }), 'got "soon"'],
    ['an earlier end', () => page.scheduleMaintenance({ ...planned, scheduledUntil: start }), 'not before'],
    ['a state of a group', () => page.setComponent(group, 'operational'), 'component: expected Mainnet - '],
    ['a state of nothing', () => page.setComponent('Moon', 'operational'), 'component: expected'],
    ['an unknown one', () => page.setComponent('Website', 'asleep' as ComponentStatus), 'got "asleep"'],
  ])('to %s changes nothing', (_, act, message) => {
    const before = stringifyJson(summary(page));
    expect(act).toThrow(RangeError);
    expect(act).toThrow(message);
    expect(stringifyJson(summary(page))).toBe(before);
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
