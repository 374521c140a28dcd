/** A message as far as followers look at it. */
export interface Row {
  readonly sequence_number: number;
  readonly consensus_timestamp: string;
}

/** Reads one page of the topic's messages. */
export type Read = (query: string) => Promise<readonly Row[]>;

/** One way to follow a list; asked every few seconds, it answers what it got. */
export interface Habit {
  readonly name: string;
  poll(read: Read, now: number): Promise<readonly Row[]>;
}

const limit = 100;
const file = 2;
const hour = 60 * 60 * 1000;

const time = (row: Row | undefined): string | undefined => row?.consensus_timestamp;
const wire = (milliseconds: number): string => (milliseconds / 1000).toFixed(9);

/** All rows of a range, page by page. */
async function all(read: Read, after: string, upTo?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = after, page = limit; page === limit; ) {
    const bound = upTo === undefined ? '' : `&timestamp=lte:${upTo}`;
    const found = await read(`limit=${limit}&order=asc&timestamp=gt:${from}${bound}`);
    rows.push(...found);
    page = found.length;
    from = time(found.at(-1)) ?? from;
  }
  return rows;
}

/** The habits that were seen in the wild, from the worst to the best. */
export function habits(start: number): Habit[] {
  return [newest(), headToHead(start), restarted(start), behindLast(start), heldBack(start)];
}

function newest(): Habit {
  return { name: 'newest 100', poll: (read) => read(`limit=${limit}&order=desc`) };
}

function headToHead(start: number): Habit {
  let last = wire(start);
  return {
    name: "from one answer's head to the next",
    async poll(read) {
      const head = time((await read('limit=1&order=desc'))[0]) ?? last;
      if (head <= last) return [];
      // What the next answer does not show yet is behind the head for good.
      const rows = await all(read, last, head);
      last = head;
      return rows;
    },
  };
}

function restarted(start: number): Habit {
  let last = wire(start);
  let since = start;
  return {
    name: 'gt:last, restarted hourly at "now"',
    async poll(read, now) {
      if (now - since >= hour) {
        since = now;
        last = wire(now);
      }
      const rows = await all(read, last);
      last = time(rows.at(-1)) ?? last;
      return rows;
    },
  };
}

function behindLast(start: number): Habit {
  let last = wire(start);
  return {
    name: 'gt:last',
    async poll(read) {
      const rows = await all(read, last);
      last = time(rows.at(-1)) ?? last;
      return rows;
    },
  };
}

function heldBack(start: number): Habit {
  let last = wire(start);
  let before = start / 1000;
  return {
    name: 'gt:last, held back until one file later',
    async poll(read) {
      const rows = await all(read, last);
      const newest = Number(time(rows.at(-1)) ?? last);
      // Two answers have shown it, the second of them with a later file behind.
      const complete = rows.filter((row) => Number(time(row)) < Math.min(before, newest - file));
      before = newest;
      last = time(complete.at(-1)) ?? last;
      return complete;
    },
  };
}
