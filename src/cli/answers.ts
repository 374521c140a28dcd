import { booleanKind, integerKind, type Operation, type OperationHelp, stringKind } from '../core.js';
import { balancesAt, holdersAt, type LedgerClient, type StatementEntry, statement } from '../index.js';
import { UsageError } from './errors.js';
import { decimalText, isoText, type ValuesAsSent } from './output/value-forms.js';
import { type Batch, batches, batchSize } from './read/batches.js';
import type { Terminal } from './terminal.js';

/** The argument of `Answer.read`. */
export interface AnswerCall {
  readonly ledger: LedgerClient;
  readonly params: Readonly<Record<string, unknown>>;
  readonly terminal: Pick<Terminal, 'signal' | 'turn'>;
  /** The cursor at which an unfinished output continues. Undefined for a new output. */
  readonly from: string | undefined;
  /** The number of items that are left to print. `Infinity` without a limit. */
  readonly maxItems: number;
  /** Prints a line beside the output. */
  readonly print: (text: string) => Promise<void>;
  /** Counts the values that have no other form. */
  readonly asSent: ValuesAsSent;
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
  from: '--from',
  to: '--to',
  timeZone: '--time-zone',
};

const at = {
  kind: stringKind,
  form: 'an instant such as 2026-01-01T00:00:00Z, seconds.nanoseconds, or a transaction ID',
};
const periodForm = 'a day, month or year such as 2025-12, or an instant such as 2025-12-01T12:00:00Z';
const momentText = 'The moment. The answer is the state right after the last transaction at or before it.';

/** The parameters of `statement` and `tax`. */
const statementParameters = {
  account: { kind: stringKind, form: 'an ID, an alias or an EVM address' },
  from: { kind: stringKind, form: periodForm },
  to: { kind: stringKind, form: periodForm },
  'time-zone': { kind: stringKind, form: 'UTC, or a name such as Europe/Zurich', default: 'UTC' },
} as const;

const statementTexts = {
  account: 'The account.',
  from: 'The beginning: that of a day, month or year, or an instant.',
  to: 'The end: that of a day, month or year, or an instant, which is not part of it.',
  'time-zone': 'The zone of days, months and years, and of the times in a table.',
};

const statementColumns = words(
  'consensus_timestamp amount symbol balance kind memo name others serial_numbers transaction_id result token_id decimals custom_fees fee_rate_cents',
);
const taxColumns = words('time sent received fee asset id note');

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
  {
    operation: {
      operationId: 'statement',
      method: 'GET',
      path: '/{account}',
      items: 'entries',
      parameters: { ...statementParameters, details: { kind: booleanKind }, rates: { kind: booleanKind } },
    },
    help: {
      summary: 'List what changed the balances of an account',
      description:
        'One entry for each change of hbars and of each token, with the balance after it: transfers, fees, staking rewards and NFTs. The opening balances and all entries are the closing balances, or the command ends with an error.',
      parameters: {
        ...statementTexts,
        details: 'Read each transaction once more, for its custom fees.',
        rates:
          'Add the exchange rate of each hour by which the network computes fees, in US cents for 1 hbar.',
      },
      required: ['account', 'from', 'to'],
      items: {
        columns: statementColumns,
        fields: [
          ...statementColumns,
          ...words(
            'custom_fees.amount custom_fees.collector_account_id custom_fees.effective_payer_account_ids custom_fees.token_id',
          ),
        ],
        base64: [],
        times: ['consensus_timestamp'],
        units: ['amount', 'balance'],
      },
    },
    read: (call) => readStatement(call, (entry) => entry),
  },
  {
    operation: {
      operationId: 'tax',
      method: 'GET',
      path: '/{account}',
      items: 'entries',
      parameters: statementParameters,
    },
    help: {
      summary: 'List the same in the columns of tax tools',
      description:
        'One row for each entry of the statement: time, sent, received, fee, asset, ID and note. Times are in UTC, and amounts are decimals.',
      parameters: statementTexts,
      required: ['account', 'from', 'to'],
      items: { columns: taxColumns, fields: taxColumns, base64: [] },
    },
    read: (call) => readStatement(call, taxRow),
  },
];

function words(text: string): readonly string[] {
  return text.split(' ');
}

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

async function* readStatement(
  { ledger, params, terminal, from, maxItems, print, asSent }: AnswerCall,
  rowOf: (entry: StatementEntry, asSent: ValuesAsSent) => object,
): AsyncGenerator<Batch, void, undefined> {
  const { signal, turn } = terminal;
  const timeZone = params['time-zone'];
  const entries = statement(ledger, required(params, 'account'), {
    from: required(params, 'from'),
    to: required(params, 'to'),
    timeZone: timeZone === undefined ? undefined : String(timeZone),
    details: params.details === true,
    rates: params.rates === true,
    cursor: from,
    signal,
  });
  for await (const { items, cursor } of batches(entries, { size: batchSize, maxItems, turn }))
    yield {
      items: items.map((item) => rowOf(item as StatementEntry, asSent)),
      cursor,
      progress: entries.progress,
    };
  // After --limit, what is left was not added up.
  for (const { symbol, token_id, decimals, opening, closing } of entries.totals ?? []) {
    const [first, last] = [opening, closing].map((amount) => amountText(amount, decimals, asSent));
    const asset = token_id === null ? symbol : `${symbol} (${token_id})`;
    await print(`${asset}: opening ${first}, closing ${last}, balanced`);
  }
  if (entries.totals && !entries.isChecked)
    await print(
      'Not checked by two snapshots at both ends: a lost transfer beside them would not be noticed.',
    );
}

/** A row of the CSV for tax tools. Tokens have their ID, because symbols are not unique. */
function taxRow(entry: StatementEntry, asSent: ValuesAsSent): object {
  const { consensus_timestamp, transaction_id, kind, amount, token_id, symbol, decimals, memo } = entry;
  const units = amount ?? 0n;
  const size = amountText(units < 0n ? -units : units, kind === 'nft' ? 0 : decimals, asSent);
  const isFee = kind === 'fee';
  const serials = entry.serial_numbers.map((serial) => `#${serial}`);
  const notes = [kind, token_id && symbol, serials.join(' '), memo].filter(Boolean);
  return {
    time:
      asSent.convert(consensus_timestamp, 'time', milliseconds(consensus_timestamp)) ?? consensus_timestamp,
    sent: !isFee && units < 0n ? size : null,
    received: !isFee && units > 0n ? size : null,
    fee: isFee ? size : null,
    asset: token_id ?? symbol,
    id: transaction_id,
    note: notes.join(', '),
  };
}

/** The decimals are those of a reply, which may be any. */
function amountText(amount: bigint, decimals: number, asSent: ValuesAsSent): string {
  return asSent.convert(amount, 'unit', decimalText(amount, decimals)) ?? String(amount);
}

/** ISO 8601 with three digits of the fraction, which tax tools read. */
function milliseconds(timestamp: string): string | undefined {
  return isoText(timestamp)?.replace(/\d{6}Z$/, 'Z');
}

function required(params: AnswerCall['params'], name: string): string {
  const value = params[name];
  if (value === undefined) throw new UsageError(`${name} has no value`);
  return String(value);
}
