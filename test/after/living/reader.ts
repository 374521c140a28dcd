import { createTransport } from '../../../src/client/client.js';
import {
  ApiError,
  type CallOptions,
  getAccount,
  getTokens,
  getTopic,
  getTopicMessages,
  getTransaction,
  ServiceBehindError,
  TransactionMissingError,
} from '../../../src/ledger.js';
import type { Sandbox } from '../../../src/sandbox.js';
// Loaded in advance, because the clock of the sandbox does not wait for it.
import '../../../src/after/reply-after.js';
import { type Read, readHabits } from './read-habits.js';
import { type Tallies, type Tally, tallyOf } from './tally.js';

// Names the reading habit of a request. Requests for the shared watermark have one of their own.
const kindHeader = 'x-read';

/** A transaction that every habit reads back. */
export interface Trial {
  readonly transactionId: string;
  readonly time: string;
  readonly account: string;
  readonly name: string;
  readonly entity: string;
}

/** Reads each write back, by each habit and by the client's own option. */
export class Reader {
  readonly #sandbox: Sandbox;
  readonly #tallies: Tallies;
  readonly #transport;
  #count = 0;

  constructor(sandbox: Sandbox, tallies: Tallies) {
    this.#sandbox = sandbox;
    this.#tallies = tallies;
    const { clock, ledgerUrl } = sandbox;
    const fetch: Sandbox['fetch'] = (url, init) => {
      this.#tally(String(new Headers(init?.headers).get(kindHeader))).requests += 1;
      return sandbox.fetch(url, init);
    };
    this.#transport = createTransport({ baseUrl: ledgerUrl, fetch, validation: { response: 'off' }, clock });
  }

  /** It reads after transactions of any kind. */
  readonly writes: readonly string[] | undefined = undefined;

  async run(trial: Trial): Promise<void> {
    this.#count += 1;
    await Promise.all([...this.#habits(trial), this.#ours(trial, this.#count)]);
  }

  #habits(trial: Trial): Promise<void>[] {
    const { clock, fetch, ledgerUrl } = this.#sandbox;
    return readHabits.map(async ({ name, run }) => {
      const row = this.#tally(`${name}: the row`);
      const balance = this.#tally(`${name}: the balance`);
      let tally = row;
      const read: Read = async (path) => {
        if (path.includes('/accounts/')) tally = balance;
        tally.requests += 1;
        const response = await fetch(ledgerUrl + path);
        return response.ok ? response.json() : undefined;
      };
      const found = await run(trial, read, (milliseconds) => clock.sleep(milliseconds));
      row.reads += 1;
      if (!found.row) row.missing += 1;
      const delay = clock.now() / 1000 - Number(trial.time);
      row.delays.push(delay);
      if (!found.row) return;
      balance.delays.push(delay);
      balance.reads += 1;
      if (!found.balanceAt) balance.missing += 1;
      else if (found.balanceAt < trial.time) balance.stale += 1;
    });
  }

  async #ours(trial: Trial, count: number): Promise<void> {
    const { transactionId, time, account, name, entity } = trial;
    const transport = this.#transport;
    const params = { idOrAliasOrEvmAddress: account, transactions: false };
    const missing =
      count % 10 !== 0
        ? undefined
        : this.#read('a true 404', trial, async (options) => {
            try {
              await getAccount(transport, { idOrAliasOrEvmAddress: '0.0.99999999' }, options);
              return false;
            } catch (error) {
              if (error instanceof ApiError && error.status === 404) return true;
              throw error;
            }
          });
    await this.#read('the row', trial, async (options) => {
      await getTransaction(transport, { transactionId }, options);
      return true;
    });
    await this.#read('the balance', trial, async (options) => {
      const { balance } = await getAccount(transport, params, options);
      return String(balance?.timestamp) >= time;
    });
    if (name === 'CONSENSUSSUBMITMESSAGE')
      await this.#read('the message, in a list', trial, async (options) => {
        const { messages = [] } = await getTopicMessages(
          transport,
          { topicId: entity, timestamp: time },
          options,
        );
        return messages.length > 0;
      });
    if (name === 'CONSENSUSCREATETOPIC')
      await this.#read('what was made', trial, async (options) => {
        await getTopic(transport, { topicId: entity }, options);
        return true;
      });
    if (name === 'TOKENCREATION')
      await this.#read('what was made, in a list that proves nothing', trial, async (options) => {
        const { tokens = [] } = await getTokens(transport, { 'token.id': entity }, options);
        return tokens.length > 0;
      });
    if (count % 500 === 0) await this.#lost();
    await missing;
  }

  /** Reads back a transaction that no node received. */
  async #lost(): Promise<void> {
    const seconds = Math.floor(this.#sandbox.clock.now() / 1000);
    const lost = { transactionId: `0.0.1001-${seconds}-7`, time: `${seconds}.000000007` };
    await this.#read('a transaction that never came', lost, async (options) => {
      try {
        await getAccount(this.#transport, { idOrAliasOrEvmAddress: '0.0.1001' }, options);
        return false;
      } catch (error) {
        if (error instanceof TransactionMissingError && error.isExpired) return true;
        throw error;
      }
    });
  }

  async #read(
    kind: string,
    { transactionId, time }: Pick<Trial, 'transactionId' | 'time'>,
    read: (options: CallOptions) => Promise<boolean>,
  ): Promise<void> {
    const name = `after: ${kind}`;
    const tally = this.#tally(name);
    tally.reads += 1;
    try {
      if (
        !(await read({ after: kind.includes('404') ? time : transactionId, headers: { [kindHeader]: name } }))
      )
        tally.stale += 1;
    } catch (error) {
      if (error instanceof ServiceBehindError) tally.behind += 1;
      else tally.missing += 1;
    }
    tally.delays.push(this.#sandbox.clock.now() / 1000 - Number(time));
  }

  #tally(name: string): Tally {
    return tallyOf(this.#tallies, name);
  }
}
