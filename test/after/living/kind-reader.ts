import { createTransport, type Transport } from '../../../src/client/client.js';
import { ApiError, type CallOptions, ServiceBehindError } from '../../../src/ledger.js';
import type { Sandbox } from '../../../src/sandbox.js';
// Loaded in advance, because the clock of the sandbox does not wait for it.
import '../../../src/after/reply-after.js';
import '../../../src/client/other-replies.js';
import { type ReadKind, readKinds, type Write } from './read-kinds.js';
import { type Tallies, type Tally, tallyOf } from './tally.js';

/** Reads with several clients from one sandbox after each write, one kind of read at a time. */
export class KindReader {
  readonly #sandbox: Sandbox;
  readonly #tallies: Tallies;
  readonly #kept: Transport;
  readonly #keptForDates: Transport;
  #count = 0;

  constructor(sandbox: Sandbox, tallies: Tallies) {
    this.#sandbox = sandbox;
    this.#tallies = tallies;
    this.#kept = this.#open();
    this.#keptForDates = this.#open();
  }

  /** The transaction types of the next read; undefined for any. */
  get writes(): readonly string[] | undefined {
    return this.#next.writes;
  }

  get #next(): ReadKind {
    return readKinds[this.#count % readKinds.length] as ReadKind;
  }

  /** Reads with a long-lived client, with one that passes only the time of the write, and with a new client. */
  async run(write: Write): Promise<void> {
    const kind = this.#next;
    this.#count += 1;
    const { transactionId: after } = write;
    await Promise.all([
      this.#read('a kept client', kind, write, this.#kept, { after }),
      this.#read('a Date', kind, write, this.#keptForDates, { after: new Date(this.#sandbox.clock.now()) }),
      this.#read('a new client', kind, write, this.#open(), { after }),
    ]);
  }

  #open(): Transport {
    const { clock, ledgerUrl } = this.#sandbox;
    const fetch: Sandbox['fetch'] = (url, init) => {
      const tally = this.#tallies.get(String(new Headers(init?.headers).get('x-read')));
      if (tally) tally.requests += 1;
      return this.#sandbox.fetch(url, init);
    };
    return createTransport({ baseUrl: ledgerUrl, fetch, validation: { response: 'off' }, clock });
  }

  async #read(
    client: string,
    kind: ReadKind,
    write: Write,
    transport: Transport,
    { after }: CallOptions,
  ): Promise<void> {
    const { clock, truth } = this.#sandbox;
    const name = `after, ${client}: ${kind.name}${kind.isTimeless ? ' (timeless)' : ''}`;
    const tally: Tally = tallyOf(this.#tallies, name);
    const began = clock.now();
    tally.reads += 1;
    try {
      const reply = await kind.read(transport, write, { after, headers: { 'x-read': name } });
      if (!kind.isFresh(reply, write, truth)) tally.stale += 1;
    } catch (error) {
      if (error instanceof ServiceBehindError) tally.behind += 1;
      else if (error instanceof ApiError && error.status === 404) tally.missing += 1;
      else tally.failed += 1;
    }
    tally.delays.push((clock.now() - began) / 1000);
  }
}
