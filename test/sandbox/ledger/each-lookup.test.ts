// Each object of the ledger is found by each of its names, and nothing is found by a name that no object has.
import { describe, expect, it } from 'vitest';
import { asking } from './asking.js';

const { sandbox, ledger, ask, refusal } = asking({ size: 0.3 });

const hexOf = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');
const urlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

describe('each object of the ledger is found', () => {
  it('a block by its number and its hash', async () => {
    for (const { number, hash } of ledger.blocks)
      for (const name of [String(number), String(hash), String(hash).slice(2).toUpperCase()])
        expect(await ask(`blocks/${name}`)).toMatchObject({ number: Number(number), hash });
    expect(await refusal(`blocks/${'ab'.repeat(48)}`)).toEqual([404, 'Not found']);
  });

  it('a block without a hash by its number only', async () => {
    const { sandbox: own, ask: askOwn, refusal: refusalOwn } = asking({ size: 0.1 });
    const { number } = own.add.block({ hash: undefined } as object);
    expect((await askOwn(`blocks/${number}`)).number).toBe(Number(number));
    expect(await refusalOwn(`blocks/${'ab'.repeat(48)}`)).toEqual([404, 'Not found']);
  });

  it('a message by its number and its time, in its topic only', async () => {
    for (const message of ledger.messages) {
      const { topic_id, sequence_number, consensus_timestamp } = message;
      const fields = {
        topic_id,
        sequence_number: Number(sequence_number),
        consensus_timestamp,
        message: message.message,
      };
      expect(await ask(`topics/${topic_id}/messages/${sequence_number}`)).toMatchObject(fields);
      expect(await ask(`topics/${topic_id}/messages/${consensus_timestamp}`)).toMatchObject(fields);
      expect(await ask(`topics/messages/${consensus_timestamp}`)).toMatchObject(fields);
    }
    const [message] = ledger.messages;
    const other = ledger.topics.find(({ topic_id }) => topic_id !== message?.topic_id)?.topic_id;
    for (const path of [
      `topics/${other}/messages/${message?.consensus_timestamp}`,
      `topics/${message?.topic_id}/messages/999999`,
      `topics/${message?.topic_id}/messages/1.1`,
      'topics/messages/1.1',
    ])
      expect(await refusal(path), path).toEqual([404, 'Not found']);
  });

  it('a transaction by its ID and each spelling of its hash', async () => {
    for (const {
      transaction_id,
      transaction_hash,
      consensus_timestamp,
      nonce,
      scheduled,
    } of ledger.transactions) {
      const hash = String(transaction_hash);
      const exactly = `${transaction_id}?nonce=${nonce}&scheduled=${scheduled}`;
      for (const name of [hexOf(hash), `0x${hexOf(hash)}`, urlSafe(hash), exactly]) {
        const times = (await ask(`transactions/${name}`)).transactions.map(
          (one: { consensus_timestamp: string }) => one.consensus_timestamp,
        );
        expect(times, name).toContain(consensus_timestamp);
      }
      const { transactions } = await ask(`transactions/${exactly}`);
      for (const one of transactions) {
        const own = { transaction_id, nonce: Number(nonce), scheduled };
        // The transactions within a batch follow it (rest/transactions.js).
        const isInner = one.parent_consensus_timestamp === consensus_timestamp;
        if (!isInner || one.nonce > 0) expect(one).toMatchObject(own);
      }
    }
    for (const name of ['ab'.repeat(48), 'ab'.repeat(32), '0.0.1-1-1'])
      expect(await refusal(`transactions/${name}`), name).toEqual([404, 'Not found']);
  });

  it('a schedule by its ID', async () => {
    for (const { schedule_id, memo } of ledger.schedules)
      expect(await ask(`schedules/${schedule_id}`)).toMatchObject({ schedule_id, memo });
    expect(await refusal('schedules/0.0.99999999')).toEqual([404, 'Not found']);
  });

  it('a token and an NFT by their IDs', async () => {
    for (const { token_id, name } of ledger.tokens)
      expect(await ask(`tokens/${token_id}`)).toMatchObject({ token_id, name });
    for (const { token_id, serial_number } of ledger.nfts)
      expect(await ask(`tokens/${token_id}/nfts/${serial_number}`)).toMatchObject({
        token_id,
        serial_number: Number(serial_number),
      });
    expect(await refusal('tokens/0.0.99999999')).toEqual([404, 'Not found']);
  });

  it('the result of a call by its transaction, its hash, and its contract and time', async () => {
    for (const { transactionId, result } of ledger.executions) {
      const { contract_id, hash, timestamp } = result;
      const names = [String(hash), String(hash).slice(2).toUpperCase()];
      for (const path of names)
        expect((await ask(`contracts/results/${path}`)).timestamp, path).toBe(timestamp);
      // A call and the calls that it makes share an ID, which finds the outermost.
      const outermost = ledger.executions.find((one) => one.transactionId === transactionId);
      expect((await ask(`contracts/results/${transactionId}`)).timestamp).toBe(outermost?.result.timestamp);
      if (contract_id === null) continue;
      expect(await ask(`contracts/${contract_id}/results/${timestamp}`)).toMatchObject({
        contract_id,
        timestamp,
      });
      const other = ledger.contracts.find((contract) => contract.contract_id !== contract_id);
      const elsewhere = `contracts/${other?.contract_id}/results/${timestamp}`;
      expect(await refusal(elsewhere), elsewhere).toEqual([404, 'Not found']);
    }
    const contract = ledger.executions[0]?.result.contract_id;
    expect(await refusal(`contracts/${contract}/results/1.1`)).toEqual([404, 'Not found']);
    expect(await refusal(`contracts/results/${'ab'.repeat(32)}`)).toEqual([404, 'Not found']);
  });

  it('the result of a call by its transaction without a nonce, or with the nonce 0', async () => {
    const [execution] = ledger.executions;
    const byId = `contracts/results/${execution?.transactionId}`;
    const byHash = `contracts/results/${execution?.result.hash}`;
    expect(await refusal(`${byId}?nonce=0`)).toEqual([200]);
    expect(await refusal(`${byId}?nonce=1&nonce=0`)).toEqual([200]);
    expect(await refusal(`${byId}?nonce=1`)).toEqual([404, 'Not found']);
    expect(await refusal(`${byId}?nonce=eq:0`)).toEqual([503, 'Service unavailable']);
    expect(await refusal(`${byId}?nonce=0&hbar=false`)).toEqual([200]);
    expect(await refusal(`${byHash}?nonce=1`)).toEqual([200]);
    expect(await refusal(`${byHash}?nonce=eq:0`)).toEqual([200]);
  });
});

describe('a contract', () => {
  it('that was deleted has a version for each part of its life', async () => {
    const deletedAt = '1767300000.000000000';
    const contract = sandbox.add.contract({
      deleted: true,
      created_timestamp: '1767230000.000000000',
      timestamp: { from: deletedAt, to: null },
    });
    const at = async (timestamp: string) =>
      (await ask(`contracts/${contract.contract_id}?timestamp=${timestamp}`)).deleted;
    expect(await at('1767299999.999999999')).toBe(false);
    expect(await at(deletedAt)).toBe(true);
    expect(await at('1767399999.000000000')).toBe(true);
    expect(await refusal(`contracts/${contract.contract_id}?timestamp=1767229999`)).toEqual([
      404,
      'Not found',
    ]);
  });
});

it('a listed result has an error message only if it says more than the result', async () => {
  const failed = ledger.executions.filter(({ result }) => result.error_message && result.contract_id);
  const shown = new Set<string | null>();
  for (const { result } of failed) {
    const { contract_id, timestamp, error_message } = result;
    const { results } = await ask(`contracts/${contract_id}/results?timestamp=${timestamp}`);
    const saysMore = error_message !== result.result;
    expect(results[0].error_message).toBe(saysMore ? error_message : null);
    shown.add(saysMore ? 'more' : null);
  }
  expect(shown.size).toBe(2);
});

it('a result and a log whose block is not imported yet have no block', async () => {
  const { ledger: own, ask: askOwn } = asking({ size: 0.1 });
  const [log] = own.logs;
  const hash = String(log?.block_hash);
  const result = own.executions.find((one) => one.result.block_hash === hash)?.result;
  const paths = [`contracts/results/${result?.hash}`, `contracts/results/logs?timestamp=${log?.timestamp}`];
  const before = await Promise.all(paths.map(askOwn));
  own.pendingBlocks.add(hash);
  const [pending, pendingLogs] = await Promise.all(paths.map(askOwn));
  expect(pending).toEqual({ ...before[0], block_gas_used: null, block_hash: '0x', block_number: null });
  expect(before[0].block_hash).toBe(hash);
  expect(pendingLogs.logs[0]).toEqual({ ...before[1].logs[0], block_hash: '0x', block_number: null });
  own.pendingBlocks.delete(hash);
  expect(await askOwn(String(paths[0]))).toEqual(before[0]);
});

it.each(['null', '[]', '5', '"x"', 'true', '{'])('the body %s is no call', async (body) => {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const [status, ...texts] = await refusal('contracts/call', init);
  expect([status, texts.join(' ')]).toEqual([400, expect.stringContaining('JSON parse error')]);
});
