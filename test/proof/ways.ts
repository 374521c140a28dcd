import type { RangedListRequest } from '../../src/index.js';
import { allItems } from '../setup/all-items.js';

/** A way to read a list. `into` receives the items, also those before an error. */
export type Way = <Item>(list: RangedListRequest<object, Item>, into: Item[]) => Promise<unknown>;

export const ways = {
  'page by cursor': async (list, into) => {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list.page(cursor);
      into.push(...page.items);
      cursor = page.next;
    }
  },
  'shortened pages': async (list, into) => {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list.page(cursor);
      const short = await list.shorten(page, 7);
      if (!short) throw new Error('there is no cursor within the page');
      into.push(...short.items);
      cursor = short.next;
    }
  },
  iteration: allItems,
  pages: async (list, into) => {
    for await (const page of list.pages({ prefetch: 0 })) into.push(...page.items);
  },
  toArray: async (list, into) => into.push(...(await list.toArray())),
  scan: (list, into) => allItems(list.scan(), into),
  'scan without order': (list, into) => allItems(list.scan({ ordered: false, concurrency: 3 }), into),
  'resumed scans': async (list, into) => {
    for (let from: string | undefined, isOver = false; !isOver; ) {
      const scan = list.scan({ from });
      let left = 30;
      isOver = true;
      for await (const item of scan) {
        into.push(item);
        left -= 1;
        if (left > 0) continue;
        from = scan.cursor;
        isOver = false;
        break;
      }
    }
  },
  'parts of a split': async (list, into) => {
    for (const part of await list.split(4)) await allItems(list.part(part), into);
  },
} satisfies Record<string, Way>;
