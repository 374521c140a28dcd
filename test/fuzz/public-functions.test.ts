// By their inner paths: they are loaded when they are used, which takes real time.
import '../../src/past/balances-at.js';
import '../../src/past/holders-at.js';
import '../../src/statement/read-statement.js';
import { erc20Abi } from 'viem';
import { expect, it } from 'vitest';
import * as core from '../../src/core.js';
import * as index from '../../src/index.js';
import * as ledgerEntry from '../../src/ledger.js';
import * as query from '../../src/query.js';
import { createSandbox } from '../../src/sandbox.js';
import * as statusEntry from '../../src/status.js';
import * as tools from '../../src/tools.js';
import * as viem from '../../src/viem.js';
import { deployed, functionOf, plausibleParams } from '../setup/fixtures.js';
import { seeded } from '../setup/living-sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { announce, patience, runs } from './fuzzing.js';
import { everyType, replaced } from './places.js';

// No public function throws a bare error, whatever a reply holds and whatever a `fetch` of the caller returns.

const sandbox = createSandbox({ size: 0.02 });

interface Given {
  readonly ledger: index.LedgerClient;
  readonly status: index.StatusClient;
  readonly signal: AbortSignal;
  /** JSON of any type, as data. */
  readonly value: unknown;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

type Program = (given: Given) => unknown;

async function first(items: AsyncIterable<unknown>, most = 30): Promise<void> {
  let count = 0;
  for await (const _ of items) if (++count === most) break;
}

const account = '0.0.1001';
const at = '2025-12-20T12:00:00Z';
const period = { from: '2025-12-20', to: '2025-12-21' };
const call = { address: '0.0.3001', from: account, abi: erc20Abi, functionName: 'totalSupply', at } as const;
const { ledger: data } = sandbox;
const contract = data.contracts[0]?.contract_id ?? '0.0.3001';
const transactionId = data.transactions.at(-1)?.transaction_id ?? '';

/** By the names of the exports. An operation is called by its function, and read as a list in `readings.test.ts`. */
const programs: Readonly<Record<string, Program>> = {
  ...Object.fromEntries(
    deployed.map((declared) => {
      const { service, operationId } = declared;
      const send = functionOf(service, operationId);
      const params = plausibleParams(declared);
      return [
        operationId,
        ({ ledger, status, signal }) =>
          send((service === 'ledger' ? ledger : status).transport, params, { signal }),
      ] satisfies [string, Program];
    }),
  ),
  balancesAt: ({ ledger, signal, pick }) =>
    index.balancesAt(ledger, pick([account, 1001, '0.0.98', '0.0.1002']), pick([at, transactionId]), {
      signal,
    }),
  holdersAt: ({ ledger, signal, pick }) =>
    first(index.holdersAt(ledger, '0.0.2001', at, { check: pick([true, false]), signal })),
  statement: ({ ledger, signal, pick }) =>
    first(
      index.statement(ledger, account, { ...period, ...pick([{}, { details: true, rates: true }]), signal }),
    ),
  createLedgerClient: ({ ledger, signal }) => first(ledger.getTransactions({}, { signal })),
  createStatusClient: ({ status, signal }) => status.getSummary({}, { signal }),
  changes: ({ status, signal }) => first(status.changes({ signal }), 2),
  createTransport: ({ ledger, signal }) => ledger.request({ path: '/api/v1/blocks' }, { signal }),
  createHostedTransport: ({ ledger, signal }) => ledger.getBlock({ hashOrNumber: '1' }, { signal }),
  request: ({ ledger, signal }) =>
    first(index.request(ledger.transport, { path: '/api/v1/tokens' }, { signal })),
  waitFor: ({ ledger, signal }) =>
    index.waitFor(() => ledger.getAccount({ idOrAliasOrEvmAddress: account }), { timeout: 2000, signal }),
  queryOptions: ({ ledger, signal }) => {
    const options = query.queryOptions(ledger, 'getAccount', { idOrAliasOrEvmAddress: account });
    return options.queryFn({ signal });
  },
  infiniteQueryOptions: async ({ ledger, signal }) => {
    const options = query.infiniteQueryOptions(ledger, 'getTokens', {});
    const page = await options.queryFn({ signal, pageParam: options.initialPageParam });
    options.getNextPageParam(page);
  },
  createTools: async ({ ledger, status, pick, value }) => {
    const all = tools.createTools({ ledger, status });
    const tool = pick(all);
    const input = {
      account,
      token: '0.0.2001',
      at,
      from: period.from,
      operation: 'getTokens',
      query: 'tokens',
    };
    const { execute } = tool as { execute(input: unknown): Promise<unknown> };
    await execute.call(tool, pick([input, input, input, value, null, undefined]));
  },
  toAddresses: ({ ledger, signal }) => viem.toAddresses(ledger, [account, contract, '0.0.2001'], { signal }),
  toEntityIds: ({ ledger, signal }) =>
    viem.toEntityIds(ledger, [`0x${'ab'.repeat(20)}`, data.accounts.at(-1)?.evm_address ?? ''], { signal }),
  readContract: ({ ledger, signal }) => viem.readContract(ledger, call, { signal }),
  estimateContractGas: ({ ledger, signal }) => viem.estimateContractGas(ledger, call, { signal }),
  contractEvents: ({ ledger, signal }) =>
    first(
      viem.contractEvents(
        ledger,
        { address: contract, abi: erc20Abi, timestamp: 'gte:2025-12-31' },
        { signal },
      ),
    ),
  decodeResult: async ({ ledger, signal, value, pick }) => {
    const name = pick(['logs', 'function_parameters', 'call_result', 'error_message']);
    const result = {
      logs: [],
      function_parameters: '0x',
      call_result: '0x',
      error_message: null,
      [name]: value,
    };
    viem.decodeResult(
      pick([result, { ...result, logs: [value] }, { ...result, logs: [{ topics: [value] }] }]) as never,
      erc20Abi,
    );
    const { results } = await ledger.getContractsResults({}, { signal });
    for (const row of results) viem.decodeResult(row, erc20Abi);
  },
};

const ofGeneratedCode = 'generated code calls it, which the operations above run';
const ofCaller = 'it reads no reply: its input is that of the caller, who gets a ParameterError';

/** What is not here, and why. */
const without: readonly (readonly [RegExp, string])[] = [
  [/^(between|eq|ne|gte?|lte?)$/, ofCaller],
  [/^(format|parse)(Hbar|Units)$/, ofCaller],
  [/^to(Date|EntityNumber|LongZeroAddress|Nanoseconds|SdkTransactionId|Timestamp|TransactionId)$/, ofCaller],
  [/^(ChunkJoiner|Comparison|joinChunks|messageBytes|messageText|runningHash|verifyMessage)$/, ofCaller],
  [
    /^(checkReply|parseReply|stringifyJson)$/,
    'readings.test.ts and replies.test.ts run it on texts of all types',
  ],
  [/^(anyJsonBody|byteBody|jsonBody|call|list|rangedList|growingList|chainedList|route)$/, ofGeneratedCode],
  [
    /^(checkCombinations|checkEquality|checkRange|requestCheck|requestKey|didYouMean|hidePrivateKeys)$/,
    ofGeneratedCode,
  ],
  [/^(decodeArray|decodeMap|everyMember|hasCount|isArrayOf|isRecord|oneOf)$/, ofGeneratedCode],
  [/^(newestTime|replyAfter)$/, ofGeneratedCode],
];

/** What a `fetch` of the caller may return by a mistake. */
const nonsense: readonly (() => unknown)[] = [
  ...[undefined, null, 0, 5, '', 'x', true, 5n, [], {}, Symbol('x'), () => undefined].map(
    (value) => () => value,
  ),
  () => ({ status: 200 }),
  () => ({ status: '200', headers: new Headers(), text: async () => '{}' }),
  () => ({ status: 200, ok: true, headers: null, text: async () => '{}' }),
  () => ({ status: 200, ok: true, headers: {}, text: async () => '{}' }),
  () => ({ status: 200, ok: true, headers: { get: 5 }, text: async () => '{}' }),
  () => ({ status: 200, ok: true, headers: { get: () => ({}) }, text: async () => '{}' }),
  () => ({ status: 200, ok: true, headers: new Headers(), text: 5 }),
  ...[5, undefined, null, {}, Symbol('x'), new Uint8Array(3)].map((text) => () => ({
    status: 200,
    ok: true,
    headers: new Headers(),
    text: async () => text,
  })),
  () => ({ status: 200, ok: true, headers: new Headers(), body: 5 }),
  () => ({ status: 200, ok: true, headers: new Headers(), body: { getReader: 5 }, arrayBuffer: 5 }),
  () => ({ status: Number.NaN, headers: new Headers(), text: async () => '{}' }),
  () => Response.error(),
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new TypeError('a trap');
        },
      },
    ),
  () => Promise.reject(undefined),
  () => {
    throw 'a text';
  },
  async () => {
    const response = new Response('{}');
    await response.text();
    return response;
  },
];

it('each public function is here, or in the list of those that read no reply', () => {
  const entries = { ...core, ...index, ...ledgerEntry, ...statusEntry, ...query, ...tools, ...viem };
  const missing = Object.entries(entries)
    .filter(([, value]) => typeof value === 'function' && !(value.prototype instanceof Error))
    .map(([name]) => name)
    .filter((name) => !(name in programs) && !without.some(([names]) => names.test(name)));
  expect(missing.filter((name) => !deprecated.includes(name))).toEqual([]);
});

/** Paths of the documents that services answer elsewhere. Their functions are those of the deployed ones. */
const deprecated = Object.keys(ledgerEntry).filter((name) => /^get/.test(name) && !(name in programs));

it('no public function throws a bare error', { timeout: patience * 4 }, async () => {
  const { numRuns = 0, seed = 0 } = runs(0.04);
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const faults = new Map<string, string>();
  // Functions of the package's own are drawn as often as all operations together.
  const [own, ofOperations] = [
    Object.keys(programs).filter((name) => !/^get/.test(name)),
    Object.keys(programs),
  ];
  let withData = 0;

  async function runCase(): Promise<void> {
    const name = pick(pick([own, ofOperations]));
    const begin = pick([0, 0, 1, 2, 3, 4, 6]);
    const end = begin + pick([1, 1, 2, Infinity]);
    const json = pick(everyType) || '5';
    const replacement = { at: random(), json };
    const odd = random() < 0.3 ? pick(nonsense) : undefined;
    const over = new AbortController();
    const clock = new VirtualTime();
    let sent = 0;
    const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
      const number = sent++;
      if (sent > 150) over.abort('over');
      const reply = await sandbox.fetch(url, init);
      if (number < begin || number >= end) return reply;
      if (odd) return odd() as Response;
      return new Response(replaced(await reply.text(), [replacement]), { status: reply.status });
    };
    const validation = pick(['warn', 'off', 'off'] as const);
    const settings = {
      fetch,
      clock,
      validation,
      retry: false,
      deadline: 50_000,
      onInvalidResponse: () => undefined,
    } as const;
    const ledger = index.createLedgerClient({ ...settings, baseUrl: sandbox.ledgerUrl });
    const status = index.createStatusClient({ ...settings, baseUrl: sandbox.statusUrl });
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {}
    const program = programs[name] as Program;
    try {
      const work = Promise.resolve().then(() =>
        program({ ledger, status, signal: over.signal, value, pick }),
      );
      await clock.run(work);
      withData += 1;
    } catch (error) {
      const isOwn = error instanceof index.ClientError && !(error instanceof index.ParameterError);
      if (isOwn || error === 'over') return;
      const shown = `${name}: ${JSON.stringify({ begin, end, validation, replacement: { ...replacement, json: json.slice(0, 60) }, odd: odd && String(odd) })}`;
      faults.set(`${name} ${String(error)}`, `${shown}\n${(error as Error)?.stack}`);
    }
  }

  for (let run = 0; run < numRuns; run++) await runCase();
  announce(`public functions, ${withData} of them with data`, numRuns);
  expect([...faults.values()]).toEqual([]);
  expect(withData).toBeGreaterThan(numRuns / 5);
});
