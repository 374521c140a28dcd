import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListPage } from '../../src/lists/lists.js';
import { boundsOf, isCrossed } from './bound.js';
import { timestamp } from './key.js';
import { KeysetService } from './keyset-service.js';
import { type List, type ListCall, nameOfItem, type Row } from './list.js';
import { lists } from './lists.js';
import { ask, askRanged, itemsOfPage, names } from './reading.js';
import { patience, runs } from './runs.js';
import { pairsOf, truth } from './truth.js';
import { limit, order, rowsOf } from './worlds.js';

/** A step of a pager: forward, back, or new items in the list. */
type Step = 'next' | 'previous' | 'grow';

const forms = [[], [], ['gte'], ['lte'], ['gt', 'lt'], ['eq', 'eq', 'eq']] as const;

function worlds(list: List) {
  return fc
    .record({
      rows: rowsOf(list, 120),
      form: fc.constantFrom<readonly string[]>(...forms),
      places: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
      hasTag: fc.boolean(),
      limit,
      order,
      steps: fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.constant<Step>('next') },
          { weight: 4, arbitrary: fc.constant<Step>('previous') },
          { weight: 1, arbitrary: fc.constant<Step>('grow') },
        ),
        { minLength: 4, maxLength: 16 },
      ),
    })
    .map(({ form, places, hasTag, limit, order, rows, steps }) => {
      const values = places.map((at) => rows[at % rows.length]?.first ?? 1000n);
      const [low = 1n, high = 1n, other = 1n] = values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const isEqual = form[0] === 'eq' && list.repeats === 'any';
      const chosen = isEqual ? [low, high, other] : [low, high];
      const texts = isEqual
        ? [...new Set(chosen)].map((value) => `eq:${list.first.kind.write(value)}`)
        : form
            .filter((operator) => operator !== 'eq')
            .map((operator) => `${operator}:${list.first.kind.write(operator.startsWith('l') ? high : low)}`);
      const isAnswered =
        list.crossed !== 'not found' || !isCrossed(boundsOf(pairsOf(list, { first: texts }), list.first));
      const call: ListCall = {
        first: isAnswered ? texts : undefined,
        tag: hasTag ? list.tag?.words[0] : undefined,
        limit,
        order,
      };
      return { rows, call, steps };
    });
}

/** A row after all others. */
function grow(list: List, rows: Row[]): void {
  const last = rows.at(-1) ?? { first: list.first.kind.start, second: 0n, tag: 0 };
  rows.push(
    list.second && rows.length % 2 === 0
      ? { ...last, second: last.second + 1n }
      : { ...last, first: last.first + 1n },
  );
}

describe.each(lists.map((list) => [list.name, list] as const))('%s page by page', (_, list) => {
  it(
    'goes forward and back exactly, while the list grows at its end',
    async () => {
      await fc.assert(
        fc.asyncProperty(worlds(list), async ({ rows: made, call, steps }) => {
          const rows = [...made];
          const service = new KeysetService(list, rows);
          const size = call.limit ?? 25;
          const now = (): string[] => truth(list, rows, call);
          const namesOf = (page: ListPage<object, object>): string[] =>
            itemsOfPage(service, page).map((item) => nameOfItem(list, item));
          let page = await ask(service, call).page();
          let items = namesOf(page);
          expect(items).toEqual(now().slice(0, size));
          expect(page.previous).toBeNull();
          // The cursor of an empty page is behind the last item before it.
          let before: string | undefined;
          for (const step of steps) {
            if (step === 'grow') {
              // Empty windows lead on in time, so that a row just behind the last one would be behind the page.
              if (items.length > 0 || list.first.kind !== timestamp) grow(list, rows);
              continue;
            }
            const cursor = step === 'next' ? page.next : page.previous;
            const all = now();
            if (cursor === null) {
              const end = step === 'next' ? items.at(-1) : items[0];
              const left = end === undefined ? all : all.slice(step === 'next' ? all.indexOf(end) + 1 : 0);
              if (step === 'next' && items.length === size) expect(left).toEqual([]);
              continue;
            }
            const stored: string = JSON.parse(JSON.stringify(cursor));
            expect(stored.length).toBeLessThan(200);
            page = await ask(service, call).page(stored);
            if (step === 'next') {
              const from =
                items.length > 0 ? all.indexOf(items.at(-1) ?? '') + 1 : all.indexOf(before ?? '') + 1;
              before = items.at(-1) ?? before;
              items = namesOf(page);
              expect(items).toEqual(all.slice(from, from + size));
            } else {
              const to = items.length > 0 ? all.indexOf(items[0] ?? '') : all.indexOf(before ?? '') + 1;
              items = namesOf(page);
              expect(items).toEqual(all.slice(Math.max(0, to - size), to));
              before = all[to - size - 1];
            }
          }
          // From each page, the remaining items can be read in every way.
          if (page.next !== null && items.length > 0) {
            const all = now();
            const left = all.slice(all.indexOf(items.at(-1) ?? '') + 1);
            expect(await names(service, askRanged(service, call).scan({ from: page.next }))).toEqual(left);
          }
          if (page.previous !== null && items.length > 0) {
            const all = now();
            const at = all.indexOf(items[0] ?? '');
            const left = all.slice(Math.max(0, at - size));
            expect(
              await names(service, askRanged(service, { ...call }).scan({ from: page.previous })),
            ).toEqual(all.slice(Math.max(0, at - (call.limit === undefined ? 100 : size))));
            const found: string[] = [];
            for await (const each of ask(service, call).pages({ from: page.previous }))
              found.push(...namesOf(each));
            expect(found).toEqual(left);
          }
        }),
        runs(40),
      );
    },
    patience,
  );
});
