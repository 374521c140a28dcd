import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { catalogue } from './catalogue.js';
import { conversions, convert } from './convert.js';
import { maxCursorLength, readCursor, writeCursor } from './cursor.js';
import { InputError } from './errors.js';
import { operationText, summaryText } from './operation-text.js';
import { toJson } from './plain-data.js';
import { checkFields, type Question, questionOf } from './question.js';
import { readOperation, type Services } from './read-operation.js';
import { similarOperations } from './search.js';

export interface Tool {
  readonly description: string;
  /** Of the arguments, by name: JSON schemas. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** Called with checked arguments. */
  readonly run: (args: Arguments, services: Services, signal: AbortSignal) => Promise<string> | string;
}

interface Arguments extends Partial<Choices> {
  readonly query?: string;
  readonly operation?: string;
  readonly params?: Question['params'];
  readonly cursor?: string;
  readonly value?: string;
  readonly to?: string;
  readonly decimals?: number;
}

interface Choices {
  readonly fields: readonly string[];
  readonly limit: number;
  readonly max_characters: number;
}

const choices: Readonly<Record<keyof Choices, object>> = {
  fields: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 200,
    description: 'Only these fields; a dot leads to a nested one. Default: all that are not empty.',
  },
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Items of a list. Default: 10.' },
  max_characters: { type: 'integer', minimum: 1000, maximum: 60_000, description: 'Default: 8000.' },
};

const statusFields = [
  'status',
  ...['name', 'impact', 'status', 'updated_at'].map((field) => `incidents.${field}`),
  ...['name', 'status', 'scheduled_for', 'scheduled_until'].map((field) => `scheduled_maintenances.${field}`),
  ...['id', 'group_id', 'name', 'status'].map((field) => `components.${field}`),
];

export const tools: Readonly<Record<string, Tool>> = {
  find_operations: {
    description:
      'Finds operations by a question or keywords, with their parameters and fields. The name of an operation returns all about it. Without a query: one line for each operation.',
    properties: { query: { type: 'string' } },
    required: [],
    run: ({ query = '' }) => found(query.trim()),
  },
  call_operation: {
    description:
      'Calls an operation. A list returns a page, and the cursor `next` if it continues. Example: {"operation":"getTransactions","params":{"account.id":"0.0.1001","timestamp":["gte:2026-01-01","lt:2026-01-02"]},"fields":["transaction_id","name","transfers"]}',
    properties: {
      operation: { type: 'string' },
      params: {
        type: 'object',
        description:
          'Parameters by name. A filter is a value, a text such as "gte:5", or an array of these. Write integers beyond 2^53 as text.',
      },
      ...choices,
    },
    required: ['operation'],
    run: ({ operation = '', max_characters, ...call }, services, signal) =>
      read(questionOf({ operation, ...call }), { max_characters }, services, signal),
  },
  read_on: {
    description: 'Reads the next page of a list.',
    properties: {
      cursor: { type: 'string', maxLength: maxCursorLength, description: 'The `next` of an answer.' },
      ...choices,
    },
    required: ['cursor'],
    run: ({ cursor = '', max_characters, ...own }, services, signal) => {
      const question = { ...continued(cursor), ...own };
      checkFields(question.entry, own.fields);
      return read(question, { max_characters }, services, signal);
    },
  },
  status_page: {
    description: 'Returns whether the public networks work: incidents, maintenances and components.',
    properties: {},
    required: [],
    run: (_, services, signal) =>
      read(questionOf({ operation: 'getSummary', fields: statusFields }), {}, services, signal),
  },
  convert: {
    description:
      'Converts exactly. to: hbar (from tinybars), tinybar (from hbars), decimal (from the smallest units of a token), units (from a decimal), evm_address (from an entity ID), entity_id (from an address that contains one), timestamp (from a date), date (from a timestamp), transaction_id (from the form of SDKs), sdk_transaction_id (from that of replies).',
    properties: {
      value: { type: 'string' },
      to: { type: 'string', enum: Object.keys(conversions) },
      decimals: { type: 'integer', minimum: 0, maximum: 255, description: 'For decimal and units.' },
    },
    required: ['value', 'to'],
    run: ({ value = '', to = '', decimals }) => convert(to, value, decimals),
  },
};

/** The schema of a tool's arguments. */
export function schemaOf({ properties, required }: Tool) {
  return { type: 'object' as const, properties, required: [...required], additionalProperties: false };
}

const ajv = new AjvJsonSchemaValidator();
const validators = new Map(
  Object.entries(tools).map(([name, tool]) => [name, ajv.getValidator(schemaOf(tool))]),
);

export async function callTool(
  name: string,
  args: Readonly<Record<string, unknown>>,
  services: Services,
  signal: AbortSignal,
): Promise<string> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool)
    throw new InputError(`There is no tool of this name. The tools: ${Object.keys(tools).join(', ')}.`);
  checkArguments(name, args);
  return tool.run(args, services, signal);
}

function checkArguments(name: string, args: unknown): void {
  const { errorMessage } = validators.get(name)?.(args) ?? {};
  if (errorMessage === undefined) return;
  // With the schema, the next call can be right.
  const schema = toJson(tools[name]?.properties);
  throw new InputError(`${errorMessage.replaceAll('data/', '')}. The arguments: ${schema}`);
}

/**
 * The call that a cursor continues. What a cursor holds is checked as the arguments of a call are. An error does not show
 * it, because it has values of replies. Every cursor has one spelling only.
 */
function continued(cursor: string): Question {
  const { from, ...args } = readCursor(cursor) ?? { operation: '' };
  try {
    checkArguments('call_operation', args);
    const question = { ...questionOf(args), from };
    if (writeCursor(question) === cursor) return question;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  throw new InputError(
    'cursor is not a cursor of this server. Pass `next` of an answer unchanged, or start with call_operation.',
  );
}

async function read(
  question: Question,
  { max_characters = 8000 }: { max_characters?: number | undefined },
  services: Services,
  signal: AbortSignal,
): Promise<string> {
  return toJson(await readOperation(question, max_characters, services, signal));
}

function found(query: string): string {
  const exact = catalogue.get(query);
  if (exact) return operationText(exact);
  if (query === '')
    return [...catalogue.values()]
      .filter(({ help }) => !help.deprecated)
      .map(summaryText)
      .join('\n');
  const texts = similarOperations(query, 8).map((entry, at) =>
    at < 2 ? `${operationText(entry, 12)}\n` : summaryText(entry),
  );
  if (texts.length > 0) return texts.join('\n');
  throw new InputError('No operation is similar to the query. Without a query, all operations are listed.');
}
