import type { Clock } from '../../src/client/http/time.js';
import { createTransport } from '../../src/client/transport.js';
import { getTopicMessages, gt } from '../../src/ledger.js';
import type { Sandbox } from '../../src/sandbox/sandbox.js';

/** What our own follower gets of a topic, killed and started again from its stored cursor so many times. */
export class OurFollow {
  /** Seconds from when each message happened until it was yielded. */
  readonly seen = new Map<number, number>();
  twice = 0;
  unordered = 0;
  kills = 0;
  readonly #controller = new AbortController();
  readonly #done: Promise<void>;

  constructor(sandbox: Sandbox, topicId: string, after: number, kills: readonly number[]) {
    const { clock, ledgerUrl, fetch } = sandbox;
    const effects: Clock = {
      now: () => clock.now(),
      elapsed: () => clock.now(),
      random: Math.random,
      setTimer: (delay, callback) => clock.setTimer(delay, callback),
    };
    const transport = createTransport({
      baseUrl: ledgerUrl,
      fetch,
      validation: { response: 'off' },
      clock: effects,
    });
    this.#done = this.#run(clock, kills, (from) =>
      getTopicMessages(
        transport,
        { topicId, sequencenumber: gt(after) },
        { signal: this.#controller.signal },
      ).follow({ from }),
    );
    this.#done.catch(() => undefined);
  }

  async #run(
    clock: Pick<Sandbox['clock'], 'now'>,
    kills: readonly number[],
    open: (from: string | undefined) => ReturnType<ReturnType<typeof getTopicMessages>['follow']>,
  ): Promise<void> {
    let from: string | undefined;
    let last = 0;
    for (const kill of [...kills, Number.POSITIVE_INFINITY]) {
      const follow = open(from);
      for await (const { sequence_number, consensus_timestamp } of follow) {
        const number = Number(sequence_number);
        if (this.seen.has(number)) this.twice += 1;
        if (number < last) this.unordered += 1;
        last = number;
        this.seen.set(number, clock.now() / 1000 - Number(consensus_timestamp));
        from = JSON.parse(JSON.stringify(follow.cursor));
        if (this.seen.size >= kill) break;
      }
      this.kills += 1;
    }
  }

  async stop(): Promise<void> {
    this.#controller.abort();
    await this.#done.catch(() => undefined);
  }
}
