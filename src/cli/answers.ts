import { booleanKind, integerKind, type Operation, type OperationHelp, stringKind } from '../core.js';
import { balancesAt, holdersAt, type LedgerClient } from '../index.js';
import { UsageError } from './errors.js';
import { type Batch, batches, batchSize } from './read/batches.js';
import type { Terminal } from './terminal.js';

/** What an answer is read with. */
export interface AnswerCall {
  readonly ledger: LedgerClient;
  readonly params: Readonly<Record<string, unknown>>;
  readonly terminal: Pick<Terminal, 'signal' | 'turn'>;
  /** Where an unfinished output continues, and how many items are left. */
  readonly from: string | undefined;
  readonly maxItems: number;
  /** Prints a line beside the output. */
  readonly print: (text: string) => Promise<void>;
}

/** A command that no single operation answers. It looks like one, so that it has the same options, help, completion and formats. */
export interface Answer {
  readonly operation: Operation;
  readonly help: OperationHelp;
  readonly read: (call: AnswerCall) => AsyncGenerator<Batch, void, undefined>;
}

/** The parameters of the functions, by their names at the command line. */
export const argumentNames: Readonly<Record<string, string>> = {
  moment: '--at',
  maxRequests: '--max-requests',
  idOrAliasOrEvmAddress: 'account',
  tokenId: 'token',
};

const at = {
  kind: stringKind,
  form: 'an instant such as 2026-01-01T00:00:00Z, seconds.nanoseconds, or a transaction ID',
};
const momentText = 'The moment. The answer is the state right after the last transaction at or before it.';
const accountFields = ['account', 'balance', 'tokens', 'isChecked', 'at', 'collections'];

export const answers: readonly Answer[] = [
  {
    operation: {
      operationId: 'balances',
      method: 'GET',
      path: '/{account}',
      parameters: { account: { kind: stringKind, form: 'an ID, an alias or an EVM address' }, at },
    },
    help: {
      summary: 'Get the balances of an account at a moment',
      description:
        'Hbars and fungible tokens, exact, from a snapshot and the transfers up to the moment. They are checked if there is a snapshot after it.',
      parameters: { account: 'The account.', at: momentText },
      required: ['account', 'at'],
      reply: {
        columns: accountFields,
        fields: [...accountFields, 'tokens.token_id', 'tokens.balance'],
        base64: [],
      },
    },
    read: readBalances,
  },
  {
    operation: {
      operationId: 'holders',
      method: 'GET',
      path: '/{token}',
      items: 'holders',
      parameters: {
        token: { kind: stringKind, form: 'the ID of a fungible token' },
        at,
        check: { kind: booleanKind },
        'max-requests': { kind: integerKind, minimum: 1, default: 2000 },
      },
    },
    help: {
      summary: 'List the holders of a token at a moment',
      description:
        'Each account that held more than 0 of a fungible token, by account. This reads the pages of a snapshot, and all transactions between it and the moment: a moment near a snapshot is cheap.',
      parameters: {
        token: 'The token.',
        at: momentText,
        check: 'Compute each balance from two snapshots, which takes twice the requests.',
        'max-requests': 'Refuse a reading that would take about more requests.',
      },
      required: ['token', 'at'],
      items: { columns: ['account', 'balance'], fields: ['account', 'balance'], base64: [] },
    },
    read: readHolders,
  },
];

async function* readBalances({
  ledger,
  params,
  terminal,
}: AnswerCall): AsyncGenerator<Batch, void, undefined> {
  const { signal } = terminal;
  const state = await balancesAt(ledger, required(params, 'account'), required(params, 'at'), { signal });
  const tokens = [...state.tokens].map(([token_id, balance]) => ({ token_id, balance }));
  yield { items: [{ ...state, tokens }], cursor: null };
}

async function* readHolders({
  ledger,
  params,
  terminal,
  from,
  maxItems,
  print,
}: AnswerCall): AsyncGenerator<Batch, void, undefined> {
  const { signal, turn } = terminal;
  const check = params.check === true;
  const most = params['max-requests'];
  const maxRequests = most === undefined ? undefined : Number(most);
  const options = { check, from, maxRequests, signal };
  const holders = holdersAt(ledger, required(params, 'token'), required(params, 'at'), options);
  for await (const { items, cursor } of batches(holders, { size: batchSize, maxItems, turn }))
    yield { items, cursor, progress: holders.progress };
  if (!check) return;
  await print(
    holders.isChecked
      ? 'Checked: two snapshots lead to each balance.'
      : 'Not checked: there are no two snapshots.',
  );
}

function required(params: AnswerCall['params'], name: string): string {
  const value = params[name];
  if (value === undefined) throw new UsageError(`${name} has no value`);
  return String(value);
}
