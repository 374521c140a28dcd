import {
  type Abi,
  type AbiEvent,
  decodeEventLog,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  toEventSelector,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { createLedgerClient, gte } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { contractEvents, RevertError, readContract } from '../../src/viem.js';
import { abis } from './abis.js';
import { anyValue, asTopic, drawn } from './any-value.js';

const logsOfEvent = 3;

interface MadeLog {
  readonly event: AbiEvent;
  readonly topics: Hex[];
  readonly data: Hex;
  /** The arguments that a log reveals: of indexed texts, arrays and tuples, the hash only. */
  readonly args: unknown;
  /** The values that were encoded, by the names of indexed arguments. */
  readonly values: readonly (readonly [AbiEvent['inputs'][number], unknown])[];
}

function makeLog(event: AbiEvent, random: () => number): MadeLog {
  const values = event.inputs.map((input) => [input, anyValue(input, random)] as const);
  const indexed = values.filter(([input]) => input.indexed).map(([input, value]) => asTopic(input, value));
  const others = values.filter(([input]) => !input.indexed);
  const known = values.map(([input, value]) => (input.indexed ? asTopic(input, value).known : value));
  const isUnnamed = event.inputs.length === 0 || event.inputs.some(({ name }) => !name);
  const named = Object.fromEntries(event.inputs.map(({ name }, index) => [name, known[index]]));
  const topics = indexed.map(({ topic }) => topic);
  return {
    event,
    topics: event.anonymous ? topics : [toEventSelector(event), ...topics],
    data: encodeAbiParameters(
      others.map(([input]) => input),
      others.map(([, value]) => value),
    ),
    args: isUnnamed ? known : named,
    values,
  };
}

/** A client of a sandbox whose contract has these logs, a second apart. */
function serving(logs: readonly MadeLog[]) {
  const sandbox = createSandbox();
  const { clock, fetch, ledgerUrl: baseUrl } = sandbox;
  const begin = Math.floor(clock.now() / 1000) - 86_400;
  sandbox.ledger.logs.splice(0);
  for (const [index, { topics, data }] of logs.entries())
    sandbox.add.log({
      address: '0x0000000000000000000000000000000000000bb9',
      bloom: '0x',
      block_hash: `0x${'ab'.repeat(48)}`,
      block_number: BigInt(index),
      contract_id: '0.0.3001',
      data,
      index: 0,
      root_contract_id: '0.0.3001',
      timestamp: `${begin + index}.000000000`,
      topics: topics as [Hex, ...Hex[]],
      transaction_hash: `0x${'cd'.repeat(32)}`,
      transaction_index: 0,
    });
  return createLedgerClient({ baseUrl, clock, fetch });
}

/** A client whose contract calls get this reply, and what they have sent. The contract has no address of its own. */
function answering(status: number, reply: object) {
  const sent: string[] = [];
  const ledger = createLedgerClient({
    baseUrl: 'https://service.example',
    validation: 'off',
    fetch: async (url, init) => {
      if (!String(url).endsWith('/contracts/call'))
        return Response.json({ accounts: [], contracts: [], tokens: [], links: { next: null } });
      sent.push(JSON.parse(String(init?.body)).data);
      return Response.json(reply, { status });
    },
  });
  return { ledger, sent };
}

/** Many contracts have the functions and errors of others. */
const seen = new Set<string>();
function isSeen(item: Abi[number]): boolean {
  const text = JSON.stringify(item);
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}

const call = { address: '0.0.3001' } as const;
const range = { ...call, timestamp: gte('2d'), order: 'asc' } as const;

it('are at least 60 with events, and many events', () => {
  const events = Object.values(abis).map((abi) => abi.filter(({ type }) => type === 'event').length);
  expect(events.filter((count) => count > 0).length).toBeGreaterThan(60);
  expect(events.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
});

describe.each(Object.entries(abis))('the ABI %s', (name, abi) => {
  const random = drawn(name.length * 1000 + abi.length);
  const events = abi.filter((item) => item.type === 'event');
  const logs = events.flatMap((event) => Array.from({ length: logsOfEvent }, () => makeLog(event, random)));
  const truth = (some: readonly MadeLog[]) => some.map(({ event, args }) => [event.name, args]);

  it.runIf(logs.length > 0)('has each event as it was emitted, in one list and by name', async () => {
    const ledger = serving(logs);
    const all = await contractEvents(ledger, { ...range, abi }).toArray();
    expect(all.map(({ eventName, args }) => [eventName, args])).toEqual(truth(logs));
    for (const eventName of new Set(events.map((event) => event.name))) {
      const some = await contractEvents(ledger, { ...range, abi, eventName }).toArray();
      const isOne = ({ event }: MadeLog): boolean => event.name === eventName;
      const decoded = some.filter(({ reason }) => reason === undefined);
      expect(decoded.map((event) => [event.eventName, event.args])).toEqual(truth(logs.filter(isOne)));
      // A search by an event that has a signature finds no others.
      if (events.every(({ anonymous }) => !anonymous)) expect(some).toEqual(decoded);
    }
  });

  it.runIf(logs.length > 0)('is decoded as viem does', () => {
    for (const { event, topics, data, args } of logs) {
      const judged = decodeEventLog({ abi: [event] as Abi, topics: topics as [Hex, ...Hex[]], data });
      expect(judged.eventName).toBe(event.name);
      expect(judged.args ?? []).toEqual(args);
    }
  });

  it.runIf(logs.length > 0)('finds logs by an indexed argument', async () => {
    const ledger = serving(logs);
    for (const log of logs.filter((_, index) => index % logsOfEvent === 0)) {
      const indexed = log.values.filter(([input]) => input.indexed);
      const simple = indexed.findIndex(([{ type }]) => type !== 'tuple' && !type.endsWith(']'));
      if (simple < 0) continue;
      const args = indexed.map(([, value], index) => (index === simple ? value : null));
      const only = [log.event] as Abi;
      const found = await contractEvents(ledger, {
        ...range,
        abi: only,
        eventName: log.event.name,
        args,
      }).toArray();
      const at = log.event.anonymous ? simple : simple + 1;
      const hasTopic = ({ topics }: MadeLog): boolean =>
        topics[at] === log.topics[at] && (log.event.anonymous || topics[0] === log.topics[0]);
      expect(found.map(({ topics }) => topics)).toEqual(logs.filter(hasTopic).map(({ topics }) => topics));
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('calls each function with its arguments, and returns what it returned', async () => {
    for (const item of abi) {
      if (item.type !== 'function' || isSeen(item)) continue;
      // Overloads with values that fit both are ambiguous, in viem as well.
      const others = abi.filter((one) => !('name' in one && one.name === item.name));
      const own = [item, ...others] as Abi;
      const args = item.inputs.map((input) => anyValue(input, random));
      const outputs = item.outputs.map((output) => anyValue(output, random));
      const result = encodeAbiParameters(item.outputs, outputs);
      const { ledger, sent } = answering(200, { result });
      const found = await readContract(ledger, { ...call, abi: own, functionName: item.name, args });
      expect(found).toEqual(outputs.length > 1 ? outputs : outputs[0]);
      expect(found).toEqual(decodeFunctionResult({ abi: own, functionName: item.name, data: result }));
      expect(sent).toEqual([encodeFunctionData({ abi: own, functionName: item.name, args })]);
    }
  });

  it('shows each of its errors', async () => {
    const asked = {
      type: 'function',
      name: 'ask',
      inputs: [],
      outputs: [],
      stateMutability: 'view',
    } as const;
    for (const item of abi) {
      if (item.type !== 'error' || isSeen(item)) continue;
      const args = item.inputs.map((input) => anyValue(input, random));
      const own = [...abi, asked] as Abi;
      const data = encodeErrorResult({ abi: [item] as Abi, errorName: item.name, args });
      const message = { message: 'CONTRACT_REVERT_EXECUTED', detail: '', data };
      const { ledger } = answering(400, { _status: { messages: [message] } });
      const error = await readContract(ledger, { ...call, abi: own, functionName: 'ask' }).catch(
        (reason) => reason,
      );
      expect(error).toBeInstanceOf(RevertError);
      expect(error).toMatchObject({ errorName: item.name, args });
    }
  });
});
