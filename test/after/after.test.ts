import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type CallOptions,
  getAccount,
  getBlock,
  getContracts,
  getNetworkStake,
  getTokens,
  getTopic,
  getTopicMessages,
  getTransaction,
  getTransactions,
  ParameterError,
  request,
  ServiceBehindError,
  TransactionMissingError,
} from '../../src/ledger.js';
import { rejection } from '../setup/thrown.js';
import { at, begin, blocks, type Script, scripted } from './scripted-service.js';

const newest = 'blocks?limit=1&order=desc';
const transactionId = `0.0.7-${begin - 5}-000000003`;
const lookup = `transactions/${transactionId}?scheduled=false`;

/** A transaction with a consensus time in seconds after the start. */
function transaction(seconds: number, found: object = {}): object {
  return { transactions: [{ consensus_timestamp: at(seconds), ...found }] };
}

/** An account whose balance last changed at a time in seconds after the start. */
function account(seconds: number): object {
  return { balance: { timestamp: at(seconds) }, transactions: [] };
}

const topic = (seconds: number): object => ({ timestamp: { from: at(seconds), to: null } });
const read = { idOrAliasOrEvmAddress: '0.0.5' };

/** A service of one cluster with a constant lag in seconds. */
function lagging(answers: Record<string, (seconds: number) => object | undefined>, lag = 3): Script {
  return (path, seconds) => {
    const visibleUntil = seconds - lag;
    if (path === newest) return blocks(Math.floor(visibleUntil / 2) * 2);
    return answers[path.split('?')[0] ?? '']?.(visibleUntil);
  };
}

/** The reply from a second on, and before. */
const since = (second: number, then: object, before?: object) => (visibleUntil: number) =>
  visibleUntil >= second ? then : before;

describe('a reply after a write', () => {
  it('is not that of an older equal call', async () => {
    const { transport, time, requested } = scripted(lagging({ 'accounts/0.0.5': () => account(-99) }), 3000);
    await time.run(
      Promise.all([getAccount(transport, read), getAccount(transport, read, { after: at(-60) })]),
    );
    expect(requested.slice(0, 2)).toEqual(['accounts/0.0.5', 'accounts/0.0.5']);
  });

  it.each([-36_000_000, -3_600_000, 0, 36_000_000])(
    'is found soon by a machine whose clock is wrong by %i ms',
    async (error) => {
      const block = (seconds: number) => ({ timestamp: { from: at(seconds), to: at(seconds + 2) } });
      const { transport, time } = scripted(lagging({ 'blocks/5': since(-20, block(-19)) }));
      time.setClock(error);
      const call = getBlock(transport, { hashOrNumber: '5' }, { after: at(-20) });
      expect(await time.run(call.then(({ timestamp }) => timestamp))).toEqual(block(-19).timestamp);
      expect(time.elapsed() - begin * 1000).toBeLessThan(15_000);
    },
  );

  it.each([2, 3, 4, 5])(
    'is requested again behind the samples, after %i replies of a cluster that is behind',
    async (old) => {
      const { transport, time } = scripted((path, seconds, count) =>
        path === newest ? blocks(Math.floor(seconds) - 2) : account(count <= old ? -99 : -9),
      );
      const reply = await time.run(getAccount(transport, read, { after: at(-10) }));
      const isNew = reply.balance?.timestamp === at(-9);
      // Five replies, of which one came behind all samples, are believed: the write may not concern the account.
      expect(isNew).toBe(old < 5);
    },
  );
});

describe('a reply after a transaction', () => {
  it('is returned when it shows the transaction, which is looked up once for all calls', async () => {
    const { transport, time, requested } = scripted(
      lagging({
        [`transactions/${transactionId}`]: since(1, transaction(1)),
        'accounts/0.0.5': since(1, account(1), account(-99)),
        'topics/0.0.9': since(1, topic(1), topic(-99)),
      }),
    );
    const options = { after: transactionId };
    const both = Promise.all([
      getAccount(transport, read, options),
      getTopic(transport, { topicId: '0.0.9' }, options),
    ]);
    const [found] = await time.run(both);
    expect(found.balance?.timestamp).toBe(at(1));
    expect(time.now() / 1000 - begin).toBeLessThan(7);
    const looks = requested.filter((path) => path === lookup).length;
    expect(looks).toBeLessThanOrEqual(4);
    await time.run(getAccount(transport, read, { after: transactionId }));
    expect(requested.filter((path) => path === lookup)).toHaveLength(looks);
    expect(requested.filter((path) => path.startsWith('accounts'))).toHaveLength(2);
    expect(time.pending).toBe(0);
  });

  it('is remembered for the newest thousand transactions', async () => {
    const { transport, time, requested } = scripted((path) => {
      if (path === newest) return blocks(0);
      return path.startsWith('transactions/') ? transaction(-50) : account(-40);
    });
    const lookUp = (index: number) =>
      time.run(
        Promise.resolve(getAccount(transport, read, { after: `0.0.7-${begin - 60}-${100_000_000 + index}` })),
      );
    const lookups = (): number => requested.filter((path) => path.startsWith('transactions/')).length;
    for (let index = 0; index <= 1000; index++) await lookUp(index);
    expect(lookups()).toBe(1001);
    await lookUp(1000);
    await lookUp(1);
    expect(lookups()).toBe(1001);
    await lookUp(0);
    expect(lookups()).toBe(1002);
  });

  it('arrives before the deadline of the call, which includes the search for the transaction', async () => {
    const { transport, time } = scripted(
      lagging({
        [`transactions/${transactionId}`]: since(6, transaction(100)),
        'accounts/0.0.5': () => account(-99),
      }),
    );
    const start = time.elapsed();
    const call = getAccount(transport, read, { after: transactionId, deadline: 20_000 });
    expect(await time.run(rejection(Promise.resolve(call)))).toBeInstanceOf(ServiceBehindError);
    expect(time.elapsed() - start).toBe(20_000);
  });

  it('is the transaction itself, without a second lookup', async () => {
    const { transport, time, requested } = scripted(
      lagging({
        [`transactions/${transactionId}`]: since(1, transaction(1)),
      }),
    );
    const found = await time.run(getTransaction(transport, { transactionId }, { after: transactionId }));
    expect(found.transactions?.[0]?.consensus_timestamp).toBe(at(1));
    expect(new Set(requested)).toEqual(new Set([`transactions/${transactionId}`]));
  });

  it('is requested again if it lacks a transfer of the transaction', async () => {
    // One of two clusters has stopped, and sends the first replies.
    const paid = transaction(-20, { transfers: [{ account: '0.0.5' }] });
    const { transport, time, requested } = scripted((path, seconds, count) => {
      if (path === newest) return blocks(Math.floor(seconds) - 2);
      if (path === lookup) return paid;
      return account(count > 12 ? -20 : -500);
    });
    const found = await time.run(getAccount(transport, read, { after: transactionId }));
    expect(found.balance?.timestamp).toBe(at(-20));
    expect(requested.filter((path) => path.startsWith('accounts'))).toHaveLength(13);
  });

  it('is requested again if it lacks an entity that the transaction created', async () => {
    const { transport, time } = scripted((path, seconds, count) => {
      if (path === newest) return blocks(Math.floor(seconds) - 2);
      if (path === lookup) return transaction(-20, { entity_id: '0.0.9' });
      return count > 12 ? topic(-20) : undefined;
    });
    const found = await time.run(getTopic(transport, { topicId: 9 }, { after: transactionId }));
    expect(found.timestamp?.from).toBe(at(-20));
  });

  it('accepts the ID as text, as an ID of an SDK and as its response', async () => {
    const long = (low: number) => ({ low, high: 0, unsigned: false, toString: () => String(low) });
    const accountId = { shard: 0, realm: 0, num: 7, toString: () => '0.0.7' };
    const validStart = { seconds: long(begin - 5), nanos: long(3) };
    const id = { accountId, validStart, scheduled: true, nonce: long(2) };
    const response = { nodeId: null, transactionHash: new Uint8Array(), transactionId: id };
    const forms: CallOptions['after'][] = [
      id,
      response,
      `0.0.7@${begin - 5}.000000003?scheduled/2`,
      `0.0.7-${begin - 5}-000000003?scheduled/2`,
    ];
    for (const after of forms) {
      const { transport, time, requested } = scripted((path) =>
        path.startsWith('transactions') ? transaction(-20) : account(0),
      );
      await time.run(getAccount(transport, read, { after }));
      expect(requested).toEqual([`transactions/${transactionId}?scheduled=true&nonce=2`, 'accounts/0.0.5']);
    }
  });

  it.each([
    ['@', '.5', '500000000'],
    ['-', '.5', '500000000'],
    ['-', '-5', '000000005'],
  ])('reads an ID that ends in %s…%s as one of nanosecond %s', async (before, end, nanoseconds) => {
    const { transport, time, requested } = scripted((path) =>
      path.startsWith('transactions') ? transaction(-20) : account(0),
    );
    await time.run(getAccount(transport, read, { after: `0.0.7${before}${begin - 5}${end}` }));
    expect(requested[0]).toBe(`transactions/0.0.7-${begin - 5}-${nanoseconds}?scheduled=false`);
  });

  it('is not older than the scheduled transaction of an ID, whose first transaction was found before', async () => {
    const { transport, time, requested } = scripted((path) => {
      if (path === newest) return blocks(60);
      return path.startsWith('transactions') ? transaction(path === lookup ? -60 : -20) : account(-20);
    });
    await time.run(getAccount(transport, read, { after: transactionId }));
    await time.run(getAccount(transport, read, { after: `${transactionId}?scheduled` }));
    expect(requested.filter((path) => path.startsWith('transactions'))).toEqual([
      lookup,
      lookup.replace('false', 'true'),
    ]);
  });

  it('is not older than the first transaction of an ID, of which a child was found before', async () => {
    const { transport, time, requested } = scripted((path) => {
      if (path === newest) return blocks(60);
      return path.startsWith('transactions') ? transaction(path === lookup ? -20 : -60) : account(-20);
    });
    const options = { after: transactionId };
    await time.run(getTransaction(transport, { transactionId, nonce: 1 }, options));
    await time.run(getAccount(transport, read, options));
    expect(requested).toContain(lookup);
  });

  it.each(['?scheduled', '/1'])(
    'with the suffix %s is not that of the first transaction of its ID',
    async (suffix) => {
      const isSecondThere = (seconds: number) => seconds > 30;
      const { transport, time } = scripted((path, seconds) => {
        if (path === newest) return blocks(Math.floor(seconds / 2) * 2);
        const second = { ...transaction(20, { name: 'second' }) };
        if (path.includes('scheduled=true') || path.includes('nonce'))
          return isSecondThere(seconds) ? second : undefined;
        const { transactions: first } = transaction(-4, { name: 'first' }) as { transactions: object[] };
        const { transactions: both } = second as { transactions: object[] };
        return { transactions: isSecondThere(seconds) ? [...first, ...both] : first };
      });
      const after = `${transactionId}${suffix}`;
      const { transactions } = await time.run(getTransaction(transport, { transactionId }, { after }));
      expect(transactions.map(({ name }) => name)).toEqual(['first', 'second']);
    },
  );

  it('is a TransactionMissingError that says what was seen when the validity is over, and not before', async () => {
    const { transport, time, requested } = scripted(lagging({ 'accounts/0.0.5': () => account(0) }));
    const error = await time.run(rejection(getAccount(transport, read, { after: transactionId })));
    expect(error).toBeInstanceOf(TransactionMissingError);
    expect(error).toMatchObject({ transactionId, isExpired: true, cause: { status: 404 } });
    // The lookup may be broken, and a list may have it.
    expect(String(error)).not.toMatch(/cannot|never|not exist/);
    expect(String(error)).toContain(
      'replied 404 after that. If a list has it, pass its consensus time instead',
    );
    // Valid for 180 seconds from 5 before the begin. The service shows the end 3 to 5 seconds later, or one file more.
    const thrownAt = time.now() / 1000 - begin;
    expect(thrownAt).toBeGreaterThanOrEqual(178);
    expect(thrownAt).toBeLessThan(190);
    expect(requested.length).toBeLessThan(50);
    expect(time.pending).toBe(0);
  });

  it('is a TransactionMissingError that is not expired when the deadline ends first', async () => {
    const { transport, time } = scripted(lagging({}));
    const options = { after: transactionId, deadline: 20_000 };
    const error = await time.run(rejection(getAccount(transport, read, options)));
    expect(error).toBeInstanceOf(TransactionMissingError);
    expect(error).toMatchObject({ isExpired: false, operationId: 'getAccount' });
    expect(time.now() / 1000 - begin).toBe(20);
  });

  it('still arrives for a call that shares its search with a call that is aborted', async () => {
    const { transport, time, requested } = scripted(
      lagging({
        [`transactions/${transactionId}`]: since(9, transaction(9)),
        'accounts/0.0.5': since(9, account(9), account(-99)),
      }),
    );
    const controller = new AbortController();
    const first = getAccount(transport, read, { after: transactionId, signal: controller.signal });
    const rejected = rejection(first);
    const second = getAccount(transport, read, { after: transactionId });
    time.setTimer(4000, () => controller.abort(new Error('aborted')));
    const found = await time.run(second);
    expect(await rejected).toEqual(new Error('aborted'));
    expect(found.balance?.timestamp).toBe(at(9));
    expect(requested.filter((path) => path === lookup).length).toBeLessThan(10);
    expect(time.pending).toBe(0);
  });

  it('is searched for again after all calls that shared a search were aborted', async () => {
    const { transport, time, requested } = scripted(
      lagging({
        [`transactions/${transactionId}`]: since(9, transaction(9)),
        'accounts/0.0.5': () => account(9),
      }),
    );
    const controller = new AbortController();
    const options = { after: transactionId, signal: controller.signal };
    const aborted = [getAccount(transport, read, options), getAccount(transport, read, options)].map(
      rejection,
    );
    time.setTimer(4000, () => controller.abort(new Error('aborted')));
    for (const error of await time.run(Promise.all(aborted))) expect(error).toEqual(new Error('aborted'));
    expect(time.pending).toBe(0);
    const before = requested.length;
    time.advance(60_000);
    await time.run(getAccount(transport, read, { after: transactionId }));
    expect(requested.slice(before)).toContain(lookup);
  });

  it('rejects with the reason of a signal and leaves no timers', async () => {
    const { transport, time } = scripted(lagging({}));
    const controller = new AbortController();
    const left = new Error('left');
    time.setTimer(10_000, () => controller.abort(left));
    const options = { after: transactionId, signal: controller.signal };
    expect(await time.run(rejection(getAccount(transport, read, options)))).toBe(left);
    expect(time.now() / 1000 - begin).toBe(10);
    expect(time.pending).toBe(0);
  });
});

describe('a reply after a time', () => {
  it('needs one request if it shows a time that is not older', async () => {
    const { transport, time, requested } = scripted(() => account(0));
    for (const after of [at(0), BigInt(begin) * 1_000_000_000n, new Date(begin * 1000)])
      await time.run(getAccount(transport, read, { after }));
    expect(requested).toHaveLength(3);
  });

  it('without such a time is returned when the service has reached the time, and not before', async () => {
    const { transport, time, requested } = scripted(lagging({ 'accounts/0.0.5': () => account(-99) }));
    await time.run(getAccount(transport, read, { after: at(1) }));
    // The file that ends two seconds after the start is visible three seconds later.
    expect(time.now() / 1000 - begin).toBeGreaterThanOrEqual(5);
    expect(requested.filter((path) => path === newest).length).toBeLessThanOrEqual(
      Math.ceil(time.now() / 1000 - begin) + 1,
    );
  });

  it('is a 404 a few seconds after the lag, once the lag is sampled', async () => {
    const { transport, time, requested } = scripted(lagging({ 'accounts/0.0.5': () => account(-99) }));
    const missing = { idOrAliasOrEvmAddress: '0.0.404' };
    const readMissing = async (): Promise<number> => {
      const after = new Date(time.now());
      const error = await time.run(rejection(getAccount(transport, missing, { after })));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status: 404 });
      return (time.now() - after.getTime()) / 1000;
    };
    // The first reads assume the usual lag and learn how the service lags.
    for (let reads = 0; reads < 3; reads++) await readMissing();
    const before = requested.length;
    const waited = await readMissing();
    // 3 s of lag, up to 2 s until the file ends, 2 s for one file more, 1.5 s for late rows, 1 s between samples.
    expect(waited).toBeGreaterThanOrEqual(3);
    expect(waited).toBeLessThan(12);
    // One of them is sent after the samples that confirm the clusters.
    expect(requested.length - before).toBeLessThanOrEqual(7);
  });

  it('is a ServiceBehindError with the lag if the service has stopped', async () => {
    const { transport, time } = scripted((path) => (path === newest ? blocks(-600) : account(-700)));
    const error = await time.run(rejection(getAccount(transport, read, { after: at(0), deadline: 60_000 })));
    expect(error).toBeInstanceOf(ServiceBehindError);
    expect(error).toMatchObject({ after: at(0), newest: at(-600), behind: 660_000 });
    expect(time.now() / 1000 - begin).toBe(60);
    expect(time.pending).toBe(0);
  });

  it('is returned although all replies differ, as on a network that creates many tokens', async () => {
    const { transport, time, requested } = scripted((path, seconds, count) =>
      path === newest
        ? blocks(Math.floor(seconds) - 2)
        : { tokens: [{ token_id: `0.0.${count}` }], links: { next: null } },
    );
    for (const after of [at(-20), new Date(begin * 1000)]) {
      const { tokens = [] } = await time.run(getTokens(transport, {}, { after }));
      expect(tokens).toHaveLength(1);
    }
    expect(requested.length).toBeLessThanOrEqual(12);
  });

  it('is the list with the newest entity while a cluster has stopped', async () => {
    const { transport, time } = scripted((path, seconds, count) => {
      const isStopped = count % 2 === 0;
      if (path === newest) return blocks(isStopped ? -300 : Math.floor(seconds) - 2);
      // The other cluster shows a new token each time.
      return { tokens: [{ token_id: `0.0.${isStopped ? 9 : 100 + count}` }], links: { next: null } };
    });
    const options = { after: at(-20), deadline: 60_000 };
    const { tokens } = await time.run(getTokens(transport, { order: 'desc' }, options));
    expect(tokens).toHaveLength(1);
    expect(tokens?.[0]?.token_id).not.toBe('0.0.9');
  });

  it('is an error if a cluster has stopped, replies differ and none of them shows a time', async () => {
    const { transport, time, requested } = scripted((path, seconds, count) => {
      const isStopped = count % 2 === 0;
      if (path === newest) return blocks(isStopped ? -300 : Math.floor(seconds) - 2);
      return { stake_total: isStopped ? 1 : 2 };
    });
    const error = await time.run(
      rejection(getNetworkStake(transport, {}, { after: at(-20), deadline: 60_000 })),
    );
    expect(error).toBeInstanceOf(ServiceBehindError);
    expect(requested.length).toBeLessThan(60);
  });

  it('is the newer one if replies differ and show a time', async () => {
    const { transport, time } = scripted((path, seconds, count) =>
      path === newest ? blocks(Math.floor(seconds) - 2) : account(count === 2 ? -30 : -40),
    );
    const found = await time.run(getAccount(transport, read, { after: at(-20) }));
    expect(found.balance?.timestamp).toBe(at(-30));
  });

  it.each([
    ['the time', () => -20],
    ['later times', (seconds: number) => seconds - 2],
  ])('is returned early if two samples of its named cluster show %s', async (_, shown) => {
    const { transport, time, requested } = scripted((path, seconds, count) => {
      // The second cluster is stopped.
      const cluster = count % 2 === 0 ? 'two' : 'one';
      const data = path === newest ? blocks(cluster === 'one' ? shown(seconds) : -300) : account(-400);
      return { data, cluster };
    });
    // Without cluster names, it takes 17 replies.
    await time.run(getAccount(transport, read, { after: at(-20) }));
    expect(requested.length).toBeLessThan(10);
  });

  it('is not returned early if only another cluster shows the time', async () => {
    const { transport, time, requested } = scripted((path) => ({
      data: path === newest ? blocks(-2) : account(-40),
      cluster: path === newest ? 'one' : 'two',
    }));
    await time.run(getAccount(transport, read, { after: at(-20) }));
    expect(requested.length).toBeGreaterThan(3);
  });
});

describe('one wrong sample of the watermark', () => {
  const stale = { tokens: [], links: { next: null } };

  /** A service that is 60 s behind, and once returns wrong blocks. */
  const lying = (wrong: number, at: number): Script => {
    let samples = 0;
    return (path, seconds) => {
      if (path !== newest) return stale;
      samples += 1;
      return blocks(samples === at ? wrong : Math.floor(seconds) - 60);
    };
  };

  it.each([
    ['of the year 2286, first', 8_000_000_000, 1],
    ['of the year 2286, later', 8_000_000_000, 3],
    ['of the next hour, first', 3600, 1],
    ['within the error of a clock, first', 1, 1],
    ['within the error of a clock, later', 1, 2],
  ])('%s, does not make an older reply acceptable', async (_, wrong, place) => {
    const { transport, time } = scripted(lying(wrong, place));
    const error = await time.run(rejection(getTokens(transport, {}, { after: at(0), deadline: 50_000 })));
    expect(error).toBeInstanceOf(ServiceBehindError);
    // The wrong sample is not reported as the newest.
    expect(Number((error as ServiceBehindError).behind)).toBeGreaterThan(50_000);
  });

  it('does not delay later calls', async () => {
    const script: Script = (path, seconds, count) =>
      path === newest ? blocks(count === 1 ? 8_000_000_000 : Math.floor(seconds) - 3) : stale;
    const { transport, time, requested } = scripted(script);
    await time.run(getTokens(transport, {}, { after: at(0) }));
    expect(time.now() / 1000 - begin).toBeLessThan(20);
    expect(requested.length).toBeLessThan(12);
  });
});

describe('rows of one record file that appear one after the other', () => {
  it('are all in the list that is returned', async () => {
    // The message of second 1 appears 1.4 s after that of second 2, which is of the same file.
    const message = (second: number): object => ({
      consensus_timestamp: at(second),
      sequence_number: second,
    });
    const { transport, time } = scripted((path, seconds) => {
      if (path === newest) return blocks(Math.floor((seconds - 3) / 2) * 2);
      const messages = [...(seconds >= 5 ? [message(2)] : []), ...(seconds >= 6.4 ? [message(1)] : [])];
      return { messages, links: { next: null } };
    });
    time.advance(5000);
    const { messages } = await time.run(getTopicMessages(transport, { topicId: '0.0.9' }, { after: at(1) }));
    expect(messages).toHaveLength(2);
  });

  it('are all in the list of an account whose balance shows the write earlier', async () => {
    const { transport, time } = scripted((path, seconds) => {
      if (path === newest) return blocks(Math.floor((seconds - 3) / 2) * 2);
      const transactions = [at(2), ...(seconds >= 6.4 ? [at(1)] : []), at(-30)];
      return {
        balance: { timestamp: at(1) },
        transactions: transactions.map((one) => ({ consensus_timestamp: one })),
      };
    });
    time.advance(5000);
    const { transactions } = await time.run(getAccount(transport, read, { after: at(1) }));
    expect(transactions).toHaveLength(3);
  });
});

describe('a list after a write', () => {
  const page = (seconds: number, next: string | null = null): object => ({
    messages: [{ sequence_number: seconds + 1000, consensus_timestamp: at(seconds) }],
    links: { next },
  });

  it('applies the option to each page of a walk and of a scan', async () => {
    for (const walk of ['toArray', 'scan'] as const) {
      const { transport, time, requested } = scripted((path, seconds) => {
        if (path === newest) return blocks(Math.floor(seconds) - 4);
        if (!path.includes('sequencenumber')) return page(0, '/api/v1/x?sequencenumber=gt:1000&limit=1');
        // The second page appears late.
        const isThere = seconds >= 5 && path.includes('gt:1000');
        return isThere ? page(1) : { messages: [], links: { next: null } };
      });
      const options = { after: at(0) };
      const list = getTopicMessages(transport, { topicId: '0.0.9', limit: 1 }, options);
      const all = async (): Promise<unknown[]> => {
        if (walk === 'toArray') return list.toArray();
        const items: unknown[] = [];
        for await (const item of list.scan()) items.push(item);
        return items;
      };
      expect(await time.run(all()), walk).toHaveLength(2);
      expect(requested.filter((path) => path !== newest).length, walk).toBeGreaterThanOrEqual(2);
      expect(time.now() / 1000 - begin, walk).toBeGreaterThanOrEqual(5);
    }
  });

  it('needs one request a page if all clusters have had the write for long', async () => {
    const { transport, time, requested } = scripted((path, seconds) => {
      if (path === newest) return blocks(Math.floor(seconds) - 2);
      const last = Number(/gt:0\.0\.(\d+)/.exec(path)?.[1] ?? 0);
      const contracts = [{ contract_id: `0.0.${last + 1}`, created_timestamp: at(-900) }];
      const next = last < 30 ? `/api/v1/contracts?contract.id=gt:0.0.${last + 1}&limit=1` : null;
      return { contracts, links: { next } };
    });
    const list = getContracts(transport, { limit: 1, order: 'asc' }, { after: at(-600) });
    expect(await time.run(list.toArray())).toHaveLength(31);
    expect(requested.length).toBeLessThanOrEqual(31 * 3 + 2);
  });
});

describe('a list that is followed after a write', () => {
  it('begins after the write, and then sends no additional requests', async () => {
    const { transport, time, requested } = scripted((path, seconds, count) => {
      if (path === newest) return blocks(Math.floor(seconds) - 2);
      if (path.startsWith('transactions')) return undefined;
      const first = { consensus_timestamp: at(-20), sequence_number: 1 };
      if (path.includes('order=desc')) return { messages: count > 1 ? [first] : [], links: { next: null } };
      const message = { consensus_timestamp: at(0), sequence_number: 2 };
      return { messages: [message], links: { next: null } };
    });
    const list = getTopicMessages(transport, { topicId: '0.0.9' }, { after: `0.0.7-${begin - 30}-5` });
    const missing = list.follow({ from: 'now' });
    // No node has received the transaction, so the list cannot begin behind it.
    expect(await time.run(rejection(missing.next()))).toBeInstanceOf(TransactionMissingError);
    requested.length = 0;
    const options = { after: at(-20) };
    const follow = getTopicMessages(transport, { topicId: '0.0.9' }, options).follow({ from: 'now' });
    const { value } = await time.run(follow.next());
    expect(value).toMatchObject({ sequence_number: 2n });
    expect(requested.filter((path) => /^topics.*order=desc/.test(path))).toHaveLength(2);
    expect(requested.filter((path) => path.includes('sequencenumber=gt'))).toHaveLength(1);
    await follow.return();
  });
});

describe('the option after', () => {
  it.each([
    ['a word', 'yesterday'],
    ['a number', 5],
    ['an invalid Date', new Date('x')],
    ['an object', {}],
    ['a hash', `0x${'ab'.repeat(48)}`],
    // Every reply is newer than these, so they would promise nothing.
    ['milliseconds', 1_767_225_600_000n],
    ['the beginning', 0n],
    ['a time without a ledger', '0.0'],
    ['a day', '2025-12-31'],
    ['a month', '2025-12'],
    ['a year', '2025'],
  ])('is refused for %s', async (_, after) => {
    const { transport, requested } = scripted(() => account(0));
    const options = { after } as CallOptions;
    const error = await rejection(getTransactions(transport, {}, options));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter: 'after', operationId: 'getTransactions' });
    expect(requested).toEqual([]);
  });

  it('is refused for an undescribed operation', async () => {
    const { transport, requested } = scripted(() => account(0));
    const error = await rejection(request(transport, { path: '/api/v1/new' }, { after: at(0) }));
    expect(error).toBeInstanceOf(ParameterError);
    expect(requested).toEqual([]);
  });

  it('keeps its value if the caller changes the Date later', async () => {
    const { transport, time, requested } = scripted(() => account(0));
    const after = new Date(begin * 1000);
    const call = getAccount(transport, read, { after });
    after.setFullYear(2030);
    await time.run(call);
    expect(requested).toHaveLength(1);
  });
});
