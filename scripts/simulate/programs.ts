import { getEventListeners } from 'node:events';
import { erc20Abi } from 'viem';
import * as library from '../../src/index.js';
import { contractEvents } from '../../src/viem.js';
import { contractId, type Item, type ListName, timestampOf, tokenId, topicId } from './ledger.js';
import { type Network, urlOf } from './network.js';
import { filterOf, keyText } from './ranges.js';
import { readAfter } from './read-after.js';
import type { AnyList, Client, Follow, Reading } from './reading.js';
import { pagesOfClient, type Read } from './scenario.js';

// Programs as users write them: they know the entries of the package only.

/** Milliseconds that a follow is left to run. */
const followed = 60_000;

export class Programs {
  readonly signals: AbortSignal[] = [];
  readonly #clients: Client[] = [];

  constructor(readonly network: Network) {}

  /** A client of all hosts, or of one. */
  connect(host?: number): Client {
    const { scenario, clock, fetch, onAttempt } = this.network;
    const { hosts, requestsPerSecond, deadline } = scenario;
    const common = { fetch, clock, onAttempt, onInvalidResponse: () => undefined, deadline };
    const isOne = hosts.length === 1 || host !== undefined;
    const place = isOne
      ? { baseUrl: urlOf(host ?? 0), requestsPerSecond }
      : { hosts: hosts.map((_, index) => ({ baseUrl: urlOf(index), requestsPerSecond })) };
    const client = library.createLedgerClient({
      ...common,
      ...place,
    } as library.LedgerClientOptions) as Client;
    this.#clients.push(client);
    const transfers = { address: contractId, abi: erc20Abi, eventName: 'Transfer' } as const;
    return Object.assign(client, {
      contractEvents: (params: object, options?: object) =>
        contractEvents(client, { ...transfers, ...params }, options) as unknown as AnyList,
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close(0)));
  }

  /** Listeners that are left on the signals of the programs. */
  get listeners(): number {
    return this.signals.reduce((sum, signal) => sum + getEventListeners(signal, 'abort').length, 0);
  }

  async run(client: Client, read: Read): Promise<Reading> {
    const { clock } = this.network;
    await clock.sleep(read.begin);
    const reading: Reading = {
      ...{ read, begin: clock.time, end: 0, items: [], times: [] },
      ...{ error: undefined, isOver: false, surprises: [] },
    };
    try {
      await this.#read(client, read, reading);
    } catch (error) {
      reading.error = error;
    }
    reading.end = clock.time;
    return reading;
  }

  controller(): AbortController {
    const controller = new AbortController();
    this.signals.push(controller.signal);
    return controller;
  }

  async #read(client: Client, read: Read, reading: Reading): Promise<void> {
    const { way, list: name, leaves = Infinity } = read;
    const { signal } = this.controller();
    const list = (options: object = { signal }): AnyList => client[name](this.#params(read), options);
    switch (way) {
      case 'await': {
        const reply = (await list()) as Record<string, Item[]>;
        this.#add(reading, Object.values(reply).find(Array.isArray) ?? []);
        return;
      }
      case 'walk':
        return this.#each(list(), reading);
      case 'toArray':
        this.#add(reading, await list().toArray({ limit: leaves }));
        reading.isOver = reading.items.length < leaves;
        return;
      case 'page by cursor':
        return this.#pageByCursor(list, reading);
      case 'back by cursor':
        return this.#backByCursor(list, reading);
      case 'pages':
        return this.#pages(list, reading);
      case 'scan':
        return this.#scan(list, reading, true);
      case 'scan without order':
        return this.#scan(list, reading, false);
      case 'split and part':
        return this.#parts(list, reading);
      case 'follow':
        return this.#follow(client, read, reading, false);
      case 'follow from a cursor':
        return this.#follow(client, read, reading, true);
      case 'after':
        return readAfter(this, client, reading);
      case 'verify':
        return this.#verified(list({ signal, verify: true }), reading);
      case 'verify with an anchor':
        return this.#anchored(list, reading);
      case 'coalesced and aborted':
        return this.#coalesced(list, reading);
      case 'aborted':
        return this.#aborted(client, read, reading);
      case 'follow after a write':
        return this.#followAfter(client, read, reading);
    }
  }

  /** Most programs read one item after the other, some whole pages. */
  #verified(list: AnyList, reading: Reading): Promise<void> {
    const { limit, leaves } = reading.read;
    return limit === 10 && leaves === undefined
      ? this.#pages(() => list, reading)
      : this.#each(list, reading);
  }

  /** The parameters of a read, as a user writes them. */
  #params({ list, order, limit, range, way }: Read): object {
    const owner = { getTopicMessages: { topicId }, getTokenBalances: { tokenId } } as Partial<
      Record<ListName, object>
    >;
    const isFollow = way.startsWith('follow');
    return {
      ...owner[list],
      ...(isFollow ? {} : { order }),
      ...(limit !== undefined && { limit }),
      ...filterOf(this.network, list, range),
    };
  }

  async #each(items: AsyncIterable<Item>, reading: Reading): Promise<void> {
    const { pause, leaves = Infinity } = reading.read;
    for await (const item of items) {
      this.#add(reading, [item]);
      if (reading.items.length >= leaves) return;
      if (pause > 0 && reading.items.length < 20) await this.network.clock.sleep(pause);
    }
    reading.isOver = true;
  }

  #add(reading: Reading, items: readonly Item[]): void {
    for (const item of items) {
      reading.items.push(item);
      reading.times.push(this.network.clock.time);
    }
  }

  /** Each page is read by another client, as in a web service without state. */
  async #pageByCursor(list: () => AnyList, reading: Reading): Promise<void> {
    const { read } = reading;
    let page = await list().page();
    this.#add(reading, page.items);
    for (let count = 0; page.next !== null && count < 400; count += 1) {
      const client = (count + 1) % pagesOfClient === 0 ? this.connect() : undefined;
      const next = client ? client[read.list](this.#params(read)) : list();
      page = await next.page(page.next);
      this.#add(reading, page.items);
      if (reading.items.length >= (read.leaves ?? Infinity)) return;
    }
    reading.isOver = page.next === null;
  }

  /** Two pages forward and one back: the first page comes again. */
  async #backByCursor(list: () => AnyList, reading: Reading): Promise<void> {
    const first = await list().page();
    this.#add(reading, first.items);
    if (first.next === null) return;
    const second = await list().page(first.next);
    this.#add(reading, second.items);
    if (second.previous === null) return;
    const again = await list().page(second.previous);
    const [before, expected] = [again.items, first.items].map((items) =>
      items.map((item) => keyText(reading.read.list, item)),
    ) as [string[], string[]];
    // A page that is read backwards ends where the second one begins, may begin earlier, and has rows that came late.
    // A cluster may lack a late row for a moment.
    const hasLateRows = this.network.scenario.hosts.some(({ clusters }) =>
      clusters.some(({ late }) => late > 0),
    );
    if (hasLateRows) return;
    const common = before.filter((key) => expected.includes(key));
    if (before.length > 0 && (common.length === 0 || !expected.join().endsWith(common.join())))
      reading.surprises.push(`the page before is ${before.join()}, the first page was ${expected.join()}`);
  }

  async #pages(list: () => AnyList, reading: Reading): Promise<void> {
    const { leaves } = reading.read;
    let next: string | null = null;
    for await (const page of list().pages()) {
      this.#add(reading, page.items);
      ({ next } = page);
      if (leaves !== undefined && reading.items.length >= leaves) break;
    }
    if (leaves === undefined || next === null) {
      reading.isOver = next === null;
      return;
    }
    const client = this.connect();
    for await (const page of client[reading.read.list](this.#params(reading.read)).pages({ from: next }))
      this.#add(reading, page.items);
    reading.isOver = true;
  }

  async #scan(list: () => AnyList, reading: Reading, ordered: boolean): Promise<void> {
    const { read } = reading;
    const scan = list().scan({ ordered });
    await this.#each(scan, reading);
    if (reading.isOver) return;
    // The rest comes from the cursor, in a new client. Without order, items behind the cursor may have been returned.
    const known = new Set(ordered ? [] : reading.items.map((item) => keyText(read.list, item)));
    const rest = this.connect()[read.list](this.#params(read)).scan({ ordered, from: scan.cursor });
    for await (const item of rest) if (!known.has(keyText(read.list, item))) this.#add(reading, [item]);
    reading.isOver = true;
  }

  async #parts(list: () => AnyList, reading: Reading): Promise<void> {
    for (const part of await list().split(3))
      for await (const item of list().part(part)) this.#add(reading, [item]);
    reading.isOver = true;
  }

  async #follow(client: Client, read: Read, reading: Reading, isRestarted: boolean): Promise<void> {
    const { clock } = this.network;
    let cursor: string | undefined;
    for (let life = isRestarted ? 0 : 1; life < 2; life += 1) {
      const controller = this.controller();
      const { signal } = controller;
      const over = Symbol('over');
      let abortedAt = Infinity;
      const cancel = clock.setTimer(life === 0 ? 12_000 : followed, () => {
        abortedAt = clock.time;
        controller.abort(over);
      });
      const own = life === 1 && isRestarted ? this.connect() : client;
      reading.lifeBegin = clock.time;
      const follow = own[read.list](this.#params(read), { signal }).follow({
        from: cursor,
        interval: read.interval,
      });
      let count = 0;
      const isInBatches = read.limit === 3;
      try {
        if (isInBatches) cursor = await this.#batches(follow, reading, read.leaves);
        else
          for await (const item of follow) {
            this.#add(reading, [item]);
            count += 1;
            if (life === 0 && count >= (read.leaves ?? 20)) break;
            if (read.pause > 0 && count < 20) await clock.sleep(read.pause);
          }
      } catch (error) {
        if (error !== over) throw error;
      } finally {
        cancel();
      }
      if (read.pause === 0 && clock.time > abortedAt)
        reading.surprises.push(`the follow ended ${clock.time - abortedAt} ms after its signal`);
      if (!isInBatches) ({ cursor } = follow);
    }
  }

  /** Stores items in batches until the reading ends, and returns the cursor of the last one. */
  async #batches(follow: Follow, reading: Reading, leaves = Infinity): Promise<string | undefined> {
    let stored: string | undefined;
    try {
      for await (const { items, cursor } of follow.batches({ size: 7 })) {
        this.#add(reading, items);
        stored = cursor;
        if (reading.items.length >= leaves) return stored;
      }
    } catch (error) {
      // The signal of the program.
      if (typeof error !== 'symbol') throw error;
    }
    return stored;
  }

  /** The anchor is a message of the middle, or the newest one, whose receipt the program has. */
  async #anchored(list: (options?: object) => AnyList, reading: Reading): Promise<void> {
    const { ledger, clock } = this.network;
    const known = ledger.rows.getTopicMessages.filter((row) => row.time <= clock.time);
    const row = reading.read.leaves === undefined ? known.at(-1) : known[known.length >> 1];
    const { signal } = this.controller();
    if (!row) return this.#each(list({ signal, verify: true }), reading);
    reading.anchor = row.first;
    const verify = { sequenceNumber: row.first, runningHash: String(row.item.running_hash) };
    await this.#each(list({ signal, verify }), reading);
  }

  /** The caller gives up while a list is read, and each way ends at once. */
  async #aborted(client: Client, read: Read, reading: Reading): Promise<void> {
    const { clock } = this.network;
    const controller = this.controller();
    const { signal } = controller;
    // Messages in descending order are verified, scans are not. A list with a gap has no proof.
    const isProven =
      read.list === 'getTopicMessages' && read.order === 'desc' && read.range !== 'all but one';
    const list = client[read.list](this.#params(read), { signal, ...(isProven && { verify: true }) });
    const reason = new Error('aborted by the program');
    let abortedAt = Infinity;
    const abort = (): void => {
      abortedAt = clock.time;
      controller.abort(reason);
    };
    // Half of the callers give up at some moment, the others while one of the first requests is under way.
    let cancel = (): void => undefined;
    if (read.begin % 2 === 0) cancel = clock.setTimer((read.begin * 7) % 3000, abort);
    else this.network.afterRequest(1 + (read.begin % 3), abort);
    try {
      for await (const item of read.order === 'asc' ? list.scan() : list) this.#add(reading, [item]);
    } catch (error) {
      if (error !== reason) throw error;
    } finally {
      cancel();
    }
    if (clock.time > abortedAt)
      reading.surprises.push(`it ended ${clock.time - abortedAt} ms after its signal`);
  }

  /** A follow from now on returns nothing that the caller has written before. */
  async #followAfter(client: Client, read: Read, reading: Reading): Promise<void> {
    const { clock, ledger } = this.network;
    const write = ledger.rows.getTransactions.findLast((row) => row.time <= clock.time);
    if (!write) return;
    const controller = this.controller();
    const over = Symbol('over');
    const cancel = clock.setTimer(followed, () => controller.abort(over));
    const options = { signal: controller.signal, after: timestampOf(write.first) };
    const follow = client
      .getTransactions(this.#params(read), options)
      .follow({ from: 'now', interval: read.interval });
    try {
      for await (const item of follow as AsyncIterable<Item>) {
        const key = keyText('getTransactions', item);
        this.#add(reading, [item]);
        // The judge knows on which networks this is promised.
        if (BigInt(key) <= write.first)
          reading.after ??= {
            ...{ write: write.first + 1n, shown: BigInt(key) },
            ...{ begin: reading.begin, end: clock.time },
          };
      }
    } catch (error) {
      if (error !== over) throw error;
    } finally {
      cancel();
    }
  }

  async #coalesced(list: (options?: object) => AnyList, reading: Reading): Promise<void> {
    const controllers = Array.from({ length: 5 }, () => this.controller());
    const calls = controllers.map(({ signal }) => Promise.resolve(list({ signal })));
    const reason = new Error('aborted by the program');
    const cancel = this.network.clock.setTimer(30, () => {
      for (const controller of controllers.slice(0, 2)) controller.abort(reason);
    });
    const results = await Promise.allSettled(calls);
    cancel();
    for (const [index, result] of results.entries()) {
      const isAborted = result.status === 'rejected' && result.reason === reason;
      if (index >= 2 && isAborted)
        reading.surprises.push(`call ${index} ended with the signal of another call`);
    }
    const last = results.at(-1);
    if (last?.status === 'rejected') throw last.reason;
    const reply = last?.value as Record<string, Item[]>;
    this.#add(reading, Object.values(reply).find(Array.isArray) ?? []);
  }
}
