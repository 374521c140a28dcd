import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { timestamp } from '../keyset/key.js';
import type { List, Row } from '../keyset/list.js';
import { lists } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { ask, askRanged, names, namesOfPage } from './reading.js';
import { property } from './runs.js';
import { truth } from './truth.js';
import { worldsOf } from './worlds.js';

/** A step of a pager: forward, back, or a new item in the list. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('next' as const) },
    { weight: 4, arbitrary: fc.constant('previous' as const) },
    { weight: 1, arbitrary: fc.constant('grow' as const) },
  ),
  { minLength: 4, maxLength: 16 },
);

/** Adds a row after all others. */
function grow(list: List, rows: Row[]): void {
  const last = rows.at(-1) ?? { first: list.first.kind.start, second: 0n, tag: 0 };
  rows.push(
    list.second && rows.length % 2 === 0
      ? { ...last, second: last.second + 1n }
      : { ...last, first: last.first + 1n },
  );
}

describe('pages forward and back, while the list grows at its end', () => {
  for (const list of lists) {
    const worlds = fc.record({ world: worldsOf(list, 100, 3), steps });
    property(list.name, worlds, 10, async ({ world: { call, ...world }, steps }) => {
      const rows = [...world.rows];
      const service = new KeysetService(list, rows);
      const size = call.limit ?? 25;
      let all = truth(list, rows, call);
      let page = await ask(service, call).page();
      let items = namesOfPage(service, page);
      expect(items).toEqual(all.slice(0, size));
      expect(page.previous).toBeNull();
      /** The last item before the page. The cursor of an empty page is behind it. */
      let before: string | undefined;
      const behind = (name: string | undefined): number => all.indexOf(name ?? '') + 1;
      for (const step of steps) {
        // Empty windows lead on in time, so that a row just behind the last one would be behind the page.
        if (step === 'grow' && (items.length > 0 || list.first.kind !== timestamp)) grow(list, rows);
        all = truth(list, rows, call);
        const cursor = step === 'next' ? page.next : step === 'previous' ? page.previous : null;
        if (step === 'next' && cursor === null && items.length === size)
          expect(all.slice(behind(items.at(-1)))).toEqual([]);
        if (cursor === null) continue;
        expect(cursor.length).toBeLessThan(200);
        page = await ask(service, call).page(cursor);
        const found = namesOfPage(service, page);
        const from = behind(items.at(-1) ?? before);
        const to = items.length > 0 ? all.indexOf(items[0] ?? '') : behind(before);
        const start = step === 'next' ? from : Math.max(0, to - size);
        expect(found).toEqual(all.slice(start, step === 'next' ? from + size : to));
        before = step === 'next' ? (items.at(-1) ?? before) : all[start - 1];
        items = found;
      }
      // A page that is shortened continues behind each of its items.
      for (const count of [1, 3, size - 1].filter((one) => one < items.length && one > 0)) {
        const short = await ask(service, call).shorten(page, count);
        if (!short?.next) throw new Error('there is no cursor within the page');
        expect(namesOfPage(service, short)).toEqual(items.slice(0, count));
        const rest = await ask(service, call).page(short.next);
        const from = behind(items[count - 1]);
        expect(namesOfPage(service, rest)).toEqual(all.slice(from, from + size));
      }
      if (items.length === 0) return;
      // From each page, the remaining items can be read in every way.
      if (page.next !== null)
        expect(await names(service, askRanged(service, call).scan({ from: page.next }))).toEqual(
          all.slice(behind(items.at(-1))),
        );
      if (page.previous !== null) {
        const rest = all.slice(Math.max(0, all.indexOf(items[0] ?? '') - size));
        expect(await names(service, askRanged(service, call).scan({ from: page.previous }))).toEqual(rest);
        const found: string[] = [];
        for await (const each of ask(service, call).pages({ from: page.previous }))
          found.push(...namesOfPage(service, each));
        expect(found).toEqual(rest);
      }
    });
  }
});
