import { erc20Abi } from 'viem';
import { expect, it } from 'vitest';
import * as client from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { createStatusClient } from '../../src/status.js';
import { createTools } from '../../src/tools.js';
import { contractEvents, decodeResult, readContract, toAddresses, toEntityIds } from '../../src/viem.js';
import { memoryTerminal, runCommand } from '../cli/terminal.js';
import { seeded } from '../setup/living-sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { announce, patience, runs } from './fuzzing.js';
import { replaced } from './places.js';

// A value of a reply goes on into other requests, into amounts, times and texts. It is data, and no mistake of the caller, whatever it
// is: so no reply may lead to a ParameterError, to the exit code 2, or to advice for an agent about its arguments.

const sandbox = createSandbox({ size: 0.05 });
const { clock } = sandbox;
const dayLength = 86_400_000;
/** A day after the last transaction, as readings of younger moments wait for clusters that lag. */
const tomorrow = clock.now() + dayLength;
const begin = new Date(clock.now() - 2 * 3_600_000).toISOString();
const end = new Date(clock.now()).toISOString();
const account = '0.0.1001';
const token = '0.0.2001';
const [execution] = sandbox.ledger.executions;
const contract = execution?.result.contract_id ?? '';

/** Values of the right type, or nearly, that nothing can be done with. */
const values: readonly string[] =
  String.raw`"" "x" "-5" "0.0.x" "0.0" "1.0.2.3" "0.0.99999999999999999999" "99999999999.5"
  "99999999999999999999.1" "9223372036854775807.999999999" "1767225600.1234567890" "-1.000000000" "0x" "0xz" "0x123"
  "0x${'ab'.repeat(100)}" "%%%" "QUJ" "/api/v1/x" "..%2f" "0.0.5?a=b" "\u202e" 256 1e21 -1 1.5 9007199254740993 9223372036854775808
  -9223372036854775809 null [] {} true`.split(/\s+/);

interface Ways {
  readonly ledger: client.LedgerClient;
  readonly fetch: client.Fetch;
  readonly command: (line: string) => Promise<void>;
  readonly tool: (name: string, input: object) => Promise<void>;
}

async function first(items: AsyncIterable<unknown>, most = 40): Promise<void> {
  let count = 0;
  for await (const _ of items) if (++count === most) break;
}

const readings: Readonly<Record<string, (ways: Ways) => Promise<unknown>>> = {
  balancesAt: ({ ledger }) => client.balancesAt(ledger, account, begin),
  'balancesAt by an alias': ({ ledger }) =>
    client.balancesAt(ledger, sandbox.ledger.accounts[3]?.evm_address ?? account, begin),
  holdersAt: ({ ledger }) => first(client.holdersAt(ledger, token, begin, { check: true })),
  statement: ({ ledger }) =>
    first(client.statement(ledger, account, { from: begin, to: end, details: true, rates: true })),
  'verified messages': ({ ledger }) =>
    first(ledger.getTopicMessages({ topicId: '0.0.4001' }, { verify: true })),
  'verified blocks': ({ ledger }) => first(ledger.getBlocks({}, { verify: true })),
  contractEvents: ({ ledger }) =>
    first(contractEvents(ledger, { address: contract, abi: erc20Abi, eventName: 'Transfer' })),
  readContract: ({ ledger }) =>
    readContract(ledger, { address: token, abi: erc20Abi, functionName: 'totalSupply', at: begin }),
  toAddresses: ({ ledger }) => toAddresses(ledger, [account, contract, token]),
  toEntityIds: ({ ledger }) => toEntityIds(ledger, [String(execution?.result.from), `0x${'a'.repeat(40)}`]),
  decodeResult: async ({ ledger }) => {
    const transactionIdOrHash = execution?.result.hash ?? '';
    const result = await ledger.getContractResultByTransactionIdOrHash({ transactionIdOrHash });
    return decodeResult(result, erc20Abi);
  },
  'after a transaction': ({ ledger }) =>
    ledger.getAccount(
      { idOrAliasOrEvmAddress: account },
      { after: sandbox.ledger.transactions.at(-1)?.transaction_id },
    ),
  'command balances': ({ command }) => command(`balances ${account} ${begin} --table`),
  'command holders': ({ command }) => command(`holders ${token} ${begin} --csv`),
  'command statement': ({ command }) =>
    command(`statement ${account} --from ${begin} --to ${end} --csv --amounts hbar --times iso`),
  'command statement in a table': ({ command }) =>
    command(`statement ${account} --from ${begin} --to ${end} --table --details --rates`),
  'command tax': ({ command }) => command(`tax ${account} --from ${begin} --to ${end} --csv`),
  'command getTransactions': ({ command }) =>
    command('getTransactions --limit 30 --csv --times ns --amounts hbar'),
  'command getTokens': ({ command }) => command('getTokens --limit 30 --table'),
  'command getToken': ({ command }) => command(`getToken ${token} --csv --times iso --amounts hbar`),
  'command getAccount': ({ command }) => command(`getAccount ${account} --table`),
  'command getTokensByAccountId': ({ command }) =>
    command(`getTokensByAccountId ${account} --all --csv --amounts hbar`),
  'command getTopicMessages': ({ command }) =>
    command('getTopicMessages 0.0.4001 --limit 30 --table --verify'),
  'command --status': ({ command }) => command('--status'),
  'tool status_page': ({ tool }) => tool('status_page', {}),
  'tool balances_at': ({ tool }) => tool('balances_at', { account, at: begin }),
  'tool balances_at of a token': ({ tool }) => tool('balances_at', { token, at: begin, limit: 3 }),
  'tool statement': ({ tool }) => tool('statement', { account, from: begin, to: end }),
  'tool contract_events': ({ tool }) =>
    tool('contract_events', {
      contract,
      events: ['event Transfer(address indexed from, address indexed to, uint256 value)'],
    }),
  'tool call_operation': ({ tool }) =>
    tool('call_operation', { operation: 'getTransactions', params: { 'account.id': account }, limit: 5 }),
};

/** The words of a command, with the settings that all of them share. */
function wordsOf(line: string): string[] {
  const words = line.split(' ').map((word) => (word === begin ? `--at=${begin}` : word));
  const isPeriod = line.includes('--from');
  const own = isPeriod ? line.split(' ') : words;
  return [...own, '--baseUrl', own[0] === '--status' ? sandbox.statusUrl : sandbox.ledgerUrl];
}

it('are no mistake of the caller, however they are used', { timeout: patience }, async () => {
  const { numRuns = 0, seed = 0 } = runs(0.06);
  const random = seeded(seed);
  const pick = <Value>(all: readonly Value[]): Value => all[Math.floor(random() * all.length)] as Value;
  const faults = new Map<string, string>();
  let withData = 0;

  async function runCase(index: number): Promise<void> {
    const names = Object.keys(readings);
    const name = names[index % names.length] ?? '';
    const replacements = Array.from({ length: pick([1, 1, 1, 2]) }, () => ({
      at: random(),
      json: pick(values),
    }));
    // Each of the first replies, or all of one kind.
    const changed = pick([0, 1, 2, 3, 4, 6]);
    const isAll = random() < 0.3;
    // The first cases of each reading are without changes, and have data.
    const isUnchanged = index < names.length;
    let sent = 0;
    const fetch: client.Fetch = async (url, init) => {
      const reply = await sandbox.fetch(url, init);
      const text = await reply.text();
      const own = sent++;
      if (sent > 300) throw new Error('sends requests without end');
      const isChanged = !isUnchanged && reply.ok && (own === changed || (isAll && own > changed));
      return new Response(isChanged ? replaced(text, replacements) : text, reply);
    };
    const time = new VirtualTime();
    time.setClock(tomorrow - time.now());
    const settings = {
      fetch,
      clock: time,
      retry: false,
      validation: pick(['warn', { response: 'off' }] as const),
    } as const;
    const quiet = { ...settings, deadline: 20_000, onInvalidResponse: () => undefined };
    const ledger = client.createLedgerClient({ ...quiet, baseUrl: sandbox.ledgerUrl });
    const status = createStatusClient({ ...quiet, baseUrl: sandbox.statusUrl });
    const tools = createTools({ ledger, status });
    const ways: Ways = {
      ledger,
      fetch,
      async command(line) {
        const terminal = memoryTerminal(wordsOf(line), { fetch, now: () => tomorrow });
        // The virtual clock does not fire the default deadline by itself. A wait for a wrong time ends by it.
        const { setTimer } = terminal.time;
        const firing: typeof setTimer = (delay, callback) => setTimer(delay + 1, callback);
        if (!isUnchanged) Object.assign(terminal, { setTimer: firing });
        const code = await terminal.time.run(runCommand(terminal));
        const err = terminal.err().replaceAll(/^get.* does not match the description.*\n/gm, '');
        if (code === 2) throw new Error(`exit code ${code}: ${err}`);
        if (code === 0) withData += 1;
        else if (isUnchanged) throw new Error(`exit code ${code}: ${err}`);
      },
      async tool(toolName, input) {
        const found = tools.find((tool) => tool.name === toolName);
        const answer = Object(await found?.execute(input));
        const isBlamed = ['ParameterError', 'InputError'].includes(answer.error);
        if (isBlamed) throw new Error(JSON.stringify(answer));
        if (answer.error === undefined) withData += 1;
      },
    };
    try {
      const work = readings[name]?.(ways) ?? Promise.resolve();
      await (name.startsWith('command') ? work : time.run(work));
      if (!/^(command|tool) /.test(name)) withData += 1;
    } catch (error) {
      // A reply without blocks says that the moment is before the first one.
      if (error instanceof client.ParameterError && error.parameter === 'at' && !isUnchanged) return;
      const isBlamed = error instanceof client.ParameterError || !(error instanceof client.ClientError);
      if (!isBlamed && !isUnchanged) return;
      // Other tests are about values of other types.
      if (error instanceof TypeError || error instanceof RangeError) return;
      const given = JSON.stringify({ changed, isAll, replacements });
      faults.set(`${name} ${error}`.slice(0, 120), `${name}: ${given}\n${(error as Error).stack}`);
    }
  }

  for (let index = 0; index < numRuns; index++) await runCase(index);
  announce(`values of replies, ${withData} with data`, numRuns);
  expect(Array.from(faults.values())).toEqual([]);
});
