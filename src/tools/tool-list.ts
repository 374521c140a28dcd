import { type ObjectSchema, problemOf, type Schema } from './arguments.js';
import { balancesOf, holdersOf } from './at-moment.js';
import { catalogue, type Entry, topFields } from './catalogue.js';
import { conversions, convert } from './convert.js';
import { maxCursorLength, readCursor, writeCursor } from './cursor.js';
import { InputError } from './errors.js';
import { exampleText, operationText, summaryText } from './operation-text.js';
import { checkFields, type Question, questionOf } from './question.js';
import { readOperation, type Services } from './read-operation.js';
import { Search, type Searchable } from './search.js';
import { statementOf } from './statement.js';
import { statusPage } from './status-page.js';

/** A tool as it is declared. `createTools` turns it into one that an agent can use. */
export interface ToolRule {
  readonly name: string;
  readonly description: string;
  /** Questions that it answers and no operation does. Without them, the search does not find the tool. */
  readonly questions?: readonly string[];
  readonly example?: object;
  readonly inputSchema: ObjectSchema;
  /** Called with checked arguments. */
  readonly run: (args: Arguments, services: Services, signal: AbortSignal) => Promise<unknown> | unknown;
}

interface Arguments extends Partial<Choices> {
  readonly query?: string;
  readonly operation?: string;
  readonly params?: Question['params'];
  readonly cursor?: string;
  readonly value?: string;
  readonly to?: string;
  readonly skip?: number;
  readonly decimals?: number;
  readonly account?: string;
  readonly token?: string;
  readonly at?: string;
  readonly from?: string;
  readonly contract?: string;
  readonly events?: readonly string[];
  readonly timestamp?: string;
}

interface Choices {
  readonly fields: readonly string[];
  readonly limit: number;
  readonly max_characters: number;
}

const defaultCharacters = 8000;
/** Characters of a question. Patterns of the search take quadratic time. */
const maxQueryLength = 500;

const choices: Readonly<Record<keyof Choices, Schema>> = {
  fields: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 200,
    description: 'Only these fields; a dot leads to a nested one. Default: all that are not empty.',
  },
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Items of a list. Default: 10.' },
  max_characters: {
    type: 'integer',
    minimum: 1000,
    maximum: 60_000,
    description: `Default: ${defaultCharacters}.`,
  },
};

const text: Schema = { type: 'string' };

// Further tools that answer a question are further entries of this list: the search finds them by their questions.
export const toolRules: readonly ToolRule[] = [
  {
    name: 'find_operations',
    description:
      'Finds what answers a question in everyday words, best first, with parameters, fields and a complete call. The name of an operation returns all about it. Without a query: one line for each operation.',
    inputSchema: schemaOf({ query: { ...text, maxLength: maxQueryLength } }),
    run: ({ query = '' }) => found(query.trim()),
  },
  {
    name: 'call_operation',
    description:
      'Calls an operation. A list returns a page, and the cursor `next` if it continues. Times: 2025-12-31 (the day), 2025-12, last month, gte:7d (the last 7 days), gte:2025-12-31T12:00:00Z. Example: {"operation":"getTransactions","params":{"account.id":"0.0.1001","timestamp":["gte:2026-01-01","lt:2026-01-02"]},"fields":["transaction_id","name","transfers"]}',
    inputSchema: schemaOf(
      {
        operation: text,
        params: {
          type: 'object',
          description:
            'Parameters by name. A filter is a value, a text such as "gte:5", or an array of these. Write integers beyond 2^53 as text.',
        },
        ...choices,
      },
      'operation',
    ),
    run: ({ operation = '', max_characters, ...call }, services, signal) =>
      read(questionOf({ operation, ...call }), max_characters, services, signal),
  },
  {
    name: 'read_on',
    description: 'Reads the next page of a list.',
    inputSchema: schemaOf(
      {
        cursor: { ...text, maxLength: maxCursorLength, description: 'The `next` of an answer, unchanged.' },
        ...choices,
      },
      'cursor',
    ),
    run: ({ cursor = '', max_characters, ...own }, services, signal) => {
      const question = { ...continued(cursor), ...own };
      checkFields(question.entry, own.fields);
      return read(question, max_characters, services, signal);
    },
  },
  {
    name: 'status_page',
    description:
      'Returns whether the network works: incidents, maintenances, components, and `network_time`, the present time of the network.',
    inputSchema: schemaOf({}),
    run: (_, services, signal) => statusPage(services, defaultCharacters, signal),
  },
  {
    name: 'balances_at',
    description:
      'Returns what an account held at a moment of the past (hbars in tinybars, and tokens), or who held a token. Exact. Pass an account or a token.',
    questions: [
      'what was in my wallet on a date, at new year, at the end of the year, a month ago',
      'how many hbars did I have then, my balance in the past, my balance on 31 December 2025',
      'what did I own or hold on a day, how much did I hold at the end of 2025, one year ago',
      'how many hbars did my client have on the reporting date, holdings at year end, position on a day, fortune of 0.0.1001 on the day of a crash',
      'what did an account own before a day, what was the balance before, balance at noon, balance on 30 June, portfolio of last year',
      'who held a token at a moment, when a vote ended, at the time of an airdrop or a snapshot',
      'list of people who held the token on a day, at noon on Friday, holders of a token in the past',
    ],
    example: { account: '0.0.1001', at: '2025-12-31T12:00:00Z' },
    inputSchema: schemaOf(
      {
        account: { ...text, description: 'ID, alias or EVM address.' },
        token: { ...text, description: 'ID of a fungible token.' },
        at: {
          ...text,
          description: '2025-12-31T12:00:00Z, a timestamp, or a transaction ID: right after it.',
        },
        limit: choices.limit,
        cursor: { ...text, maxLength: 200, description: 'The `next` of an answer about holders.' },
      },
      'at',
    ),
    run({ account, token, at = '', limit, cursor }, services, signal) {
      if ((account === undefined) === (token === undefined))
        throw new InputError('Pass either account or token.');
      if (token === undefined) return balancesOf(services, { account: account ?? '', at }, signal);
      return holdersOf(services, { token, at, limit, cursor }, signal);
    },
  },
  {
    name: 'statement',
    description:
      'Returns what an account received, sent, paid as fees and got as rewards in a period, of hbars (in tinybars) and each token, with opening and closing balances, and the entries, oldest first. Exact.',
    questions: [
      'how much did I receive, send, spend, pay or earn in a week, a month, a quarter or a year, last week, last month, this year, in total',
      'statement of an account, account statement, ledger extract, for taxes, bookkeeping, accounting, audit, tax return, tax report',
      'opening balance and closing balance of a period, sum of all payments, total inflow and outflow, total amount that came in or went out',
      'how much fees did I pay in a year, total of fees, total of what I spent in December, all my income of 2025',
      'reconcile a wallet for a month, annual report of an account, net change over the financial year, sums for the quarter, how much came in altogether',
      'balance after each transaction, profit of the month, turnover, revenue, cash flow, did I gain or lose hbars in a period',
    ],
    example: { account: '0.0.1001', from: '2025-12', to: '2025-12' },
    inputSchema: schemaOf(
      {
        account: { ...text, description: 'ID, alias or EVM address.' },
        from: {
          ...text,
          description: '2025, 2025-12, 2025-12-31, last week, this month, yesterday, or an instant.',
        },
        to: { ...text, description: 'Likewise, with its end. Default: the end of `from`.' },
        limit: choices.limit,
        skip: { type: 'integer', minimum: 0, description: 'Entries that were shown before.' },
      },
      'account',
      'from',
    ),
    run: ({ account = '', from = '', to, limit, skip }, services, signal) =>
      statementOf(services, { account, from, to, limit, skip }, signal),
  },
  {
    name: 'contract_events',
    description: 'Returns the events of a contract decoded by their declarations, newest first.',
    questions: [
      'decoded events of a contract, decode logs, events by the ABI, arguments of an event, who transferred which amount of an ERC20',
      'Transfer events of ERC20 contract 0.0.3001, Approval events, Swap events of a pair, Mint and Burn events, Deposit events',
      'contract events with names and values, listen to an event, subscribe to events of my contract, getPastEvents, queryFilter',
      'what did the contract emit, with names',
    ],
    example: {
      contract: '0.0.3001',
      events: ['event Transfer(address indexed from, address indexed to, uint256 value)'],
      timestamp: 'gte:7d',
    },
    inputSchema: schemaOf(
      {
        contract: { ...text, description: 'ID or EVM address.' },
        events: {
          type: 'array',
          items: { ...text, maxLength: maxQueryLength },
          maxItems: 10,
          description:
            'Declarations, such as "event Transfer(address indexed from, address indexed to, uint256 value)".',
        },
        timestamp: { ...text, description: 'As in call_operation. Default: gte:7d.' },
        limit: choices.limit,
      },
      'contract',
      'events',
    ),
    run: ({ contract = '', events = [], timestamp = 'gte:7d', limit }, services, signal) =>
      read(
        questionOf({
          operation: 'getContractLogsByContractId',
          params: { contractIdOrAddress: contract, timestamp },
          fields: ['timestamp', 'eventName', 'args', 'reason', 'transaction_hash'],
          events,
          limit,
        }),
        undefined,
        services,
        signal,
      ),
  },
  {
    name: 'convert',
    description:
      'Converts exactly: hbars and tinybars, units of tokens, IDs and EVM addresses, dates and timestamps, forms of transaction IDs.',
    questions: [
      'convert tinybars to hbars, how many hbars are so many tinybars, how much is 12.5 hbar in tinybars',
      'a date as a timestamp, a timestamp as a date, what date is 1767225600',
      'EVM address of an account ID, 0x address from an ID, account ID in a 0x address',
      'form of a transaction ID with an at sign, smallest units of a token as a decimal number',
    ],
    example: { value: '150000000', to: 'hbar' },
    inputSchema: schemaOf(
      {
        value: text,
        to: {
          ...text,
          enum: Object.keys(conversions),
          description:
            'hbar: from tinybars; tinybar: from hbars; decimal: from the smallest units of a token; units: from a decimal; evm_address: from an entity ID; entity_id: from an address that contains one; timestamp: from a date; date: from a timestamp; transaction_id: from the form of SDKs; sdk_transaction_id: from that of replies.',
        },
        decimals: { type: 'integer', minimum: 0, maximum: 255, description: 'For decimal and units.' },
      },
      'value',
      'to',
    ),
    run: ({ value = '', to = '', decimals }) => convert(to, value, decimals),
  },
];

function schemaOf(properties: Readonly<Record<string, Schema>>, ...required: string[]): ObjectSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

export function checkArguments(args: unknown, schema: ObjectSchema): void {
  const problem = problemOf(args, schema);
  if (problem === undefined) return;
  // With the schema, the next call can be right.
  throw new InputError(`${problem}. The arguments: ${JSON.stringify(schema.properties)}`);
}

const callSchema = toolRules.find(({ name }) => name === 'call_operation')?.inputSchema;

/**
 * The call that a cursor continues. The content of a cursor is checked like the arguments of a call. An error does not show
 * it, because it has values of replies. Every cursor has one spelling only.
 */
function continued(cursor: string): Question {
  const { from, events, ...args } = readCursor(cursor) ?? { operation: '' };
  try {
    if (callSchema) checkArguments(args, callSchema);
    const question = { ...questionOf({ ...args, events }), from };
    if (writeCursor(question) === cursor) return question;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  throw new InputError(
    'cursor is not a cursor of this server. Pass `next` of an answer unchanged, or start with call_operation.',
  );
}

function read(
  question: Question,
  characters = defaultCharacters,
  services: Services,
  signal: AbortSignal,
): Promise<unknown> {
  return readOperation(question, characters, services, signal);
}

/** Finds operations, and the tools that answer questions of their own. */
const search = new Search<Found>([
  ...[...catalogue.values()].filter(({ help }) => !help.deprecated).map(foundOperation),
  ...toolRules.filter(({ questions }) => questions).map(foundTool),
]);

interface Found extends Searchable {
  /** One line, all about it, and a complete call. */
  readonly line: string;
  readonly text: string;
  readonly call: string;
}

function foundOperation(entry: Entry): Found {
  const { operation, help } = entry;
  const { summary, description, questions = [], parameters } = help;
  const fields = [...topFields(help.reply), ...topFields(help.items)];
  const searched = { summary, description, questions, names: [...Object.keys(parameters), ...fields] };
  const shown = { line: summaryText(entry), text: operationText(entry, 12), call: exampleText(entry) };
  return { name: operation.operationId, ...searched, ...shown };
}

function foundTool({ name, description, questions = [], example, inputSchema }: ToolRule): Found {
  const names = Object.keys(inputSchema.properties);
  const line = `${name}(${names.join(', ')}): ${description}`;
  const call = `${name} ${JSON.stringify(example)}`;
  return { name, summary: '', description, questions, names, line, call, text: `${line}\nCall: ${call}` };
}

function found(query: string): string {
  const exact = catalogue.get(query);
  if (exact) return operationText(exact);
  if (query === '') return search.entries.map(({ line }) => line).join('\n');
  const [best, second, ...others] = search.find(query, 8);
  if (!best)
    throw new InputError('No operation is similar to the query. Without a query, all operations are listed.');
  const next = second && `${second.line}\nCall: ${second.call}`;
  return [best.text, next ?? '', others.map(({ line }) => line).join('\n')].join('\n\n');
}
