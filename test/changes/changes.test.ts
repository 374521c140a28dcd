import { describe, expect, it } from 'vitest';
import { ApiError, createStatusClient, ParameterError, type StatusChange } from '../../src/index.js';
import type { IncidentsResponse } from '../../src/status.js';
import { minute } from '../setup/living-sandbox.js';
import { rejection, thrown } from '../setup/thrown.js';
import { turn } from '../setup/virtual-time.js';
import { dated, StatusWorld, textOf } from './status-world.js';

/** Reads for a while and returns the reported changes. */
async function read(
  world: StatusWorld,
  {
    from,
    interval,
    during = 5 * minute,
  }: { from?: string | undefined; interval?: number; during?: number } = {},
): Promise<StatusChange[]> {
  const end = new AbortController();
  const got: StatusChange[] = [];
  const changes = world.changes({ from, interval, signal: end.signal });
  const work = async (): Promise<void> => {
    for await (const change of changes) got.push(change);
  };
  world.after(during, () => end.abort('enough'));
  expect(await world.time.run(rejection(work()))).toBe('enough');
  return got;
}

/** The cursor after the first poll from now. */
async function now(world: StatusWorld): Promise<string> {
  const changes = world.changes({ from: 'now' });
  const next = changes.next();
  await world.time.run(world.sleep(1000));
  await settled();
  const { cursor } = changes;
  await changes.return();
  expect(await next).toEqual({ value: undefined, done: true });
  return String(cursor);
}

/** Waits for modules that are loaded on demand. */
async function settled(): Promise<void> {
  for (let count = 0; count < 50; count++) await turn();
}

describe('the start of the changes', () => {
  it('is the first entry of the lists, followed by the components that are down now', async () => {
    const world = new StatusWorld();
    world.page.setComponent('Website', 'major_outage');
    const events = (await read(world)).map((change) =>
      change.kind === 'component'
        ? textOf(change)
        : `${change.event}: ${change.kind === 'incident' ? change.incident.name : change.maintenance.name}`,
    );
    const delayed = 'Delayed replies of the query service';
    const mainnet = 'Upgrade of the main network';
    expect(events.filter((event) => event.includes(delayed))).toEqual([
      `opened: ${delayed}`,
      `updated: ${delayed}`,
      `updated: ${delayed}`,
      `resolved: ${delayed}`,
    ]);
    expect(events.filter((event) => event.startsWith('postmortem'))).toEqual([
      'postmortem: Transactions refused',
    ]);
    expect(events.filter((event) => event.includes(mainnet))).toEqual(
      ['scheduled', 'in_progress', 'verifying', 'completed'].map((event) => `${event}: ${mainnet}`),
    );
    expect(events.slice(0, 2)).toEqual([
      'Mainnet - Query service: operational -> degraded_performance',
      `opened: ${delayed}`,
    ]);
    expect(events.slice(-4)).toEqual([
      'Previewnet - Transactions: operational -> under_maintenance',
      'Previewnet - Query service: operational -> under_maintenance',
      'in_progress: Upgrade of the preview network',
      'Website: operational -> major_outage',
    ]);
  });

  it('can be now, or a cursor, which returns later changes only', async () => {
    const world = new StatusWorld();
    expect(await read(world, { from: 'now' })).toEqual([]);
    const cursor = await now(world);
    const { id } = world.page.openIncident({
      name: 'Slow',
      impact: 'major',
      components: ['Testnet - Faucet'],
    });
    const [component, opened, ...others] = await read(world, { from: cursor });
    expect(others).toEqual([]);
    expect(component).toMatchObject({
      kind: 'component',
      component: { name: 'Faucet', status: 'partial_outage' },
      group: { name: 'Testnet', group: true },
      old_status: 'operational',
      new_status: 'partial_outage',
    });
    expect(opened).toMatchObject({
      kind: 'incident',
      event: 'opened',
      incident: { id, name: 'Slow' },
      update: { status: 'investigating', incident_id: id },
    });
    expect(opened?.at).toBe(opened?.kind === 'incident' && opened.update.created_at);
    expect((await read(world, { from: component?.cursor })).map(textOf)).toEqual(
      [opened].flatMap((one) => (one ? textOf(one) : [])),
    );
    expect(await read(world, { from: opened?.cursor })).toEqual([]);
  });

  it('cannot be an invalid cursor or option', () => {
    const world = new StatusWorld();
    for (const options of [
      { from: 'getIncidents~1~a~1' },
      { from: 'yesterday' },
      { interval: 0 },
      { every: 1 },
    ])
      expect(thrown(() => world.changes(options))).toBeInstanceOf(ParameterError);
    expect(world.changes({ from: undefined }).cursor).toBeUndefined();
    // @ts-expect-error a cursor is text
    expect(thrown(() => world.changes({ from: 1 }))).toBeInstanceOf(ParameterError);
  });
});

describe('a change', () => {
  it('of a component by hand is reported once, without a change of its group', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    world.page.setComponent('Mainnet - Transactions', 'partial_outage');
    const got = await read(world, { from });
    expect(got.map(textOf)).toEqual(['Mainnet - Transactions: operational -> partial_outage']);
    expect(got[0]?.at).toBe('2026-01-01T00:00:01.001Z');
    world.page.setComponent('Mainnet - Transactions', 'operational');
    expect((await read(world, { from: got[0]?.cursor })).map(textOf)).toEqual([
      'Mainnet - Transactions: partial_outage -> operational',
    ]);
  });

  it('is not reported for an edited update, or for an old reply of a cache', async () => {
    const world = new StatusWorld();
    const { id } = world.page.openIncident({ name: 'Slow', components: ['Website'] });
    const old = world.page.reply('/components.json');
    await world.time.run(world.sleep(minute));
    world.page.updateIncident(id, { status: 'resolved' });
    const from = (await read(world)).at(-1)?.cursor;
    world.page.openIncident({ name: 'Other', impact: 'none' });
    world.answer = async (path, respond) =>
      path.endsWith('/components.json')
        ? Response.json(old)
        : new Response((await (await respond()).text()).replaceAll('This incident', 'That one'));
    expect((await read(world, { from })).map(textOf)).toEqual([expect.stringMatching(/^incident opened /)]);
  });

  it('is reported if it appears late, or in the same millisecond as another one', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    const late = world.page.openIncident({ name: 'Late', impact: 'none' });
    const hidden = new Set([late.id]);
    world.edit('/incidents.json', (text) => {
      const { incidents, ...rest } = JSON.parse(text) as IncidentsResponse;
      return JSON.stringify({ ...rest, incidents: incidents.filter(({ id }) => !hidden.has(id)) });
    });
    world.page.openIncident({ name: 'Same', impact: 'none' });
    await world.time.run(world.sleep(minute));
    world.page.openIncident({ name: 'Newer', impact: 'none' });
    const first = await read(world, { from });
    expect(first.map((change) => change.kind === 'incident' && change.incident.name)).toEqual([
      'Same',
      'Newer',
    ]);
    hidden.clear();
    const then = await read(world, { from: first.at(-1)?.cursor });
    expect(then.map((change) => change.kind === 'incident' && change.incident.name)).toEqual(['Late']);
  });

  it('is reported once, however many others have the same millisecond', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    const imported = world.page.openIncident({ name: 'Imported', impact: 'none' });
    const [opened] = imported.incident_updates;
    const updates = Array.from({ length: 40 }, (_, index) => ({ ...opened, id: `update ${index}` }));
    world.edit('/incidents.json', (text) => {
      const { incidents, ...rest } = JSON.parse(text) as IncidentsResponse;
      const edited = incidents.map((entry) =>
        entry.id === imported.id ? { ...entry, incident_updates: updates } : entry,
      );
      return JSON.stringify({ ...rest, incidents: edited });
    });
    world.after(2.5 * minute, () => world.page.openIncident({ name: 'New', impact: 'none' }));
    const got = await read(world, { from });
    expect(new Set(got.map(textOf)).size).toBe(41);
    expect(got).toHaveLength(41);
    expect(await read(world, { from: got.at(-2)?.cursor })).toHaveLength(1);
  });

  it('is not reported for an old entry that returns to a list after a deletion', async () => {
    const world = new StatusWorld();
    const names = Array.from({ length: 60 }, (_, index) => `Trouble ${index}`);
    let before: object | undefined;
    for (const name of names) {
      if (name === 'Trouble 58') before = world.page.reply('/incidents.json');
      await world.time.run(world.sleep(minute));
      world.page.openIncident({ name, impact: 'none' });
    }
    const got = await read(world);
    expect(got.filter(({ kind }) => kind === 'incident')).toHaveLength(50);
    // As if the two newest entries were deleted: the list begins two entries earlier.
    world.edit('/incidents.json', () => JSON.stringify(before));
    expect(await read(world, { from: got.at(-1)?.cursor })).toEqual([]);
  });

  it('is reported even if other parts of the reply cannot be read', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    const { incident_updates, ...rest } = world.page.openIncident({ name: 'Slow', impact: 'none' });
    const odd = [
      null,
      7,
      { id: 'x' },
      { ...rest, incident_updates: [null, {}, { id: 'y' }, ...incident_updates] },
    ];
    world.edit('/incidents.json', () => JSON.stringify({ page: {}, incidents: odd }));
    expect((await read(world, { from })).map(({ kind }) => kind)).toEqual(['incident']);
  });
});

describe('a poll of the page', () => {
  const minutesOf = ({ sent }: StatusWorld): number[] =>
    sent
      .filter(({ path }) => path.endsWith('/incidents.json'))
      .map(({ at }) => (at - (sent[0]?.at ?? 0)) / minute);

  it('requests each of three lists once a minute, however many fail', async () => {
    const world = new StatusWorld();
    world.answer = (path, respond) =>
      path.endsWith('/components.json') && world.sent.length < 9
        ? new Response('', { status: 503 })
        : respond();
    await read(world, { during: 5.5 * minute });
    expect(minutesOf(world)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(world.sent.slice(0, 3).map(({ path }) => path)).toEqual([
      '/api/v2/incidents.json',
      '/api/v2/scheduled-maintenances.json',
      '/api/v2/components.json',
    ]);
    expect(world.sent).toHaveLength(18);
  });

  it('waits for the interval, and until the last reply has expired', async () => {
    const world = new StatusWorld();
    await read(world, { interval: 3 * minute, during: 7 * minute });
    expect(minutesOf(world)).toEqual([0, 3, 6]);
    const rare = new StatusWorld();
    await read(rare, { interval: 60 * minute, during: 130 * minute });
    expect(minutesOf(rare)).toEqual([0, 60, 120]);
    const cached = new StatusWorld();
    const headers = { 'cache-control': 'public, s-maxage=9, max-age=300', age: '60' };
    cached.answer = async (_, respond) => new Response((await respond()).body, { headers });
    await read(cached, { interval: 1000, during: 9 * minute });
    expect(minutesOf(cached)).toEqual([0, 4, 8]);
    const uneven = new StatusWorld();
    uneven.answer = async (path, respond) => {
      const maxAge = path.endsWith('components.json') ? 240 : 10;
      return new Response((await respond()).body, { headers: { 'cache-control': `max-age=${maxAge}` } });
    };
    await read(uneven, { interval: 1000, during: 9 * minute });
    expect(minutesOf(uneven)).toEqual([0, 4, 8]);
    const endless = new StatusWorld();
    const year = { 'cache-control': 'max-age=31536000' };
    endless.answer = async (_, respond) => new Response((await respond()).body, { headers: year });
    await read(endless, { during: 25 * minute });
    expect(minutesOf(endless)).toEqual([0, 10, 20]);
    const absurd = new StatusWorld();
    const nines = '9'.repeat(400);
    const infinite = { 'cache-control': `max-age=${nines}`, age: nines };
    absurd.answer = async (_, respond) => new Response((await respond()).body, { headers: infinite });
    await read(absurd, { interval: minute, during: 15 * minute });
    expect(minutesOf(absurd)).toEqual([0, 10]);
    const busy = new StatusWorld();
    busy.answer = () => new Response('', { status: 503, headers: { 'retry-after': '150' } });
    await read(busy, { during: 6 * minute });
    expect(minutesOf(busy)).toEqual([0, 2.5, 5]);
  });
});

describe('the changes end', () => {
  it.each([404, 401, 400])('with a permanent failure, such as a %d', async (status) => {
    const world = new StatusWorld();
    world.answer = () => new Response('{}', { status });
    const error = await world.time.run(rejection(world.changes().next()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
    expect(world.time.pending).toBe(0);
  });

  it('by break, return and signal at once, and leave no request running', async () => {
    const world = new StatusWorld();
    await world.time.run(
      (async () => {
        for await (const _ of world.changes()) break;
      })(),
    );
    expect(world.time.pending).toBe(0);
    expect(world.sent).toHaveLength(3);

    // During a pause, and during a request.
    for (const latency of [0, 10 * minute]) {
      world.sandbox.faults.latency = latency;
      const changes = world.changes({ from: 'now' });
      const next = changes.next();
      await settled();
      await changes.return();
      expect(await next).toEqual({ value: undefined, done: true });
      const end = new AbortController();
      const other = rejection(world.changes({ from: 'now', signal: end.signal }).next());
      await settled();
      end.abort('enough');
      expect(await other).toBe('enough');
      expect(world.time.pending).toBe(0);
    }
    const signal = AbortSignal.abort('before');
    expect(await rejection(world.changes({ signal }).next())).toBe('before');
    expect(createStatusClient().changes()).toHaveProperty('cursor', undefined);
  });
});

describe('a date in the future', () => {
  const future = '2262-01-01T00:00:00.000Z';

  it.each(['/components.json', '/incidents.json', '/scheduled-maintenances.json'])(
    'of the page in a reply of %s hides no later change, also after a restart',
    async (path) => {
      const world = new StatusWorld();
      const from = await now(world);
      let looks = 0;
      world.edit(path, (text) => (looks++ === 0 ? dated(text, future) : text));
      world.after(1.5 * minute, () => world.page.setComponent('Website', 'major_outage'));
      const [change] = await read(world, { from });
      expect(change && textOf(change)).toBe('Website: operational -> major_outage');
      world.page.setComponent('Website', 'operational');
      expect((await read(world, { from: change?.cursor })).map(textOf)).toEqual([
        'Website: major_outage -> operational',
      ]);
    },
  );

  it('in a cursor hides no later change', async () => {
    const world = new StatusWorld();
    const time = Date.parse(future).toString(36);
    await world.time.run(world.sleep(minute));
    const reading = read(world, { from: `changes~${time}~${time}~~` });
    world.after(minute, () => world.page.openIncident({ name: 'New', impact: 'none' }));
    world.after(minute, () => world.page.setComponent('Website', 'major_outage'));
    expect((await reading).slice(-2).map((change) => change.kind)).toEqual(['incident', 'component']);
  });

  it('of many updates hides no other change, and each of 32 updates is yielded once', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    const entry = world.page.openIncident({ name: 'Odd', impact: 'none' });
    const [update] = entry.incident_updates;
    const odd = {
      ...entry,
      id: 'odd',
      incident_updates: Array.from({ length: 100 }, (_, index) => ({
        ...update,
        id: `odd ${index}`,
        created_at: future,
      })),
    };
    world.edit('/incidents.json', (text) => {
      const { incidents, ...rest } = JSON.parse(text) as IncidentsResponse;
      return JSON.stringify({ ...rest, incidents: [odd, ...incidents] });
    });
    world.after(2.5 * minute, () => world.page.openIncident({ name: 'New', impact: 'none' }));
    const got = await read(world, { from });
    const names = got.map((change) => change.kind === 'incident' && change.incident.name);
    expect(names.filter((name) => name === 'Odd')).toHaveLength(33);
    expect(names.filter((name) => name === 'New')).toHaveLength(1);
    expect(await read(world, { from: got.at(-1)?.cursor })).toEqual([]);
    expect(String(got.at(-1)?.cursor).length).toBeLessThan(1300);
  });

  it('of a component does not hide its status', async () => {
    const world = new StatusWorld();
    const from = await now(world);
    world.page.setComponent('Website', 'major_outage');
    const present = new Date(world.time.now()).toISOString();
    world.edit('/components.json', (text) => text.replaceAll(present, future));
    expect((await read(world, { from })).map(textOf)).toEqual(['Website: operational -> major_outage']);
  });
});

it('yields half of a surrogate pair in a status once, and keeps it in a short cursor', async () => {
  const world = new StatusWorld();
  const from = await now(world);
  world.page.setComponent('Website', 'major_outage');
  for (const status of ['\\ud800', '\\udc00~%u', 'a\\ud83d', '\\ud83d\\ude00']) {
    world.edit('/components.json', (text) => text.replaceAll('major_outage', status));
    const got = await read(world, { from });
    expect(got.map((change) => change.kind === 'component' && change.new_status)).toEqual([
      JSON.parse(`"${status}"`),
    ]);
    const cursor = String(got.at(-1)?.cursor);
    expect(new URLSearchParams(`from=${cursor}`).get('from')).toBe(cursor);
    expect(await read(world, { from: cursor })).toEqual([]);
  }
});
