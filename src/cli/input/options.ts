import { type ParameterRule, stringKind } from '../../core.js';
import { networks } from '../../index.js';
import type { Entry } from '../catalogue.js';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** The letter after one hyphen. */
  readonly short?: string;
  readonly value?: string;
  readonly text: string;
  readonly words?: readonly string[];
}

export interface OperationOption extends Option {
  readonly isParameter: boolean;
  readonly acceptsSeveral: boolean;
}

export const formats = ['table', 'json', 'ndjson', 'csv'] as const;
export type FormatName = (typeof formats)[number];

export const timeForms = ['iso', 'ns'] as const;
export const amountForms = ['hbar'] as const;

interface CommonOption extends Option {
  readonly only?: 'list' | 'paged' | 'growing' | 'chained' | 'hashed' | 'body' | 'ledger';
}

export const commonOptions = {
  network: {
    type: 'string',
    value: 'NAME',
    words: Object.keys(networks),
    only: 'ledger',
    text: 'Network; local is Solo or the local node. The default is mainnet, or the base URL of the environment.',
  },
  baseUrl: { type: 'string', value: 'URL', text: 'Base URL of a service elsewhere.' },
  body: {
    type: 'string',
    value: 'JSON|@FILE|@-',
    only: 'body',
    text: 'The body: JSON, or a file or standard input that holds it.',
  },
  limit: {
    type: 'string',
    value: 'N',
    only: 'list',
    text: 'The first N items, from as many pages as needed.',
  },
  all: {
    type: 'boolean',
    only: 'paged',
    text: 'All items: by a scan, or page after page if the list cannot be scanned.',
  },
  follow: {
    type: 'boolean',
    only: 'growing',
    text: 'All items, oldest first, and then new items without end.',
  },
  verify: {
    type: 'boolean',
    only: 'chained',
    text: 'Verify that each item fits the hash of the one before, before it is written.',
  },
  anchor: {
    type: 'string',
    value: 'NUMBER:HASH',
    only: 'hashed',
    text: 'A running hash that you trust, in base64: the messages up to this number are proven. May be repeated.',
  },
  format: {
    type: 'string',
    value: 'NAME',
    words: formats,
    text: 'Also as --json. The default is the ending of FILE, or else table on a terminal, and elsewhere ndjson for items and json for one thing.',
  },
  fields: {
    type: 'string',
    value: 'A,B.C',
    text: 'Only these fields, in this order. A dot leads to an inner field, also in lists: transfers.amount.',
  },
  times: {
    type: 'string',
    value: 'FORM',
    words: timeForms,
    text: 'In csv, json and ndjson, times in ISO 8601 (iso), or as an integer of nanoseconds (ns).',
  },
  amounts: {
    type: 'string',
    value: 'hbar',
    words: amountForms,
    text: 'In csv, json and ndjson, hbars in place of tinybars, and token units if decimals are beside them.',
  },
  expand: {
    type: 'string',
    value: 'LIST',
    only: 'list',
    text: 'In csv, ndjson and table, a row for each entry of an inner list, such as transfers, with the other fields.',
  },
  raw: {
    type: 'boolean',
    text: 'In a table, values as the service sends them: times in seconds, amounts in the smallest unit.',
  },
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    text: 'Write to FILE, which exists once it is complete; - is standard output.',
  },
  resume: {
    type: 'boolean',
    text: 'Continue what the same call with --output has left unfinished, however it ended.',
  },
  help: { type: 'boolean', short: 'h', text: 'Print this text.' },
} as const satisfies Readonly<Record<string, CommonOption>>;

export type CommonName = keyof typeof commonOptions;

export function optionsOf({
  operation,
  service,
  pathNames,
  query,
  help,
  answer,
}: Entry): Record<string, OperationOption> {
  const { parameters = {}, items, rangeKey, body } = operation;
  const has = {
    list: items !== undefined,
    // An answer is read whole.
    paged: items !== undefined && !answer,
    growing: rangeKey?.appendOnly !== undefined,
    chained: rangeKey?.appendOnly?.hash !== undefined,
    hashed: rangeKey?.appendOnly?.hash !== undefined && rangeKey.appendOnly.previous === undefined,
    body: body !== undefined,
    ledger: service === 'ledger',
  };
  const options: Record<string, OperationOption> = {};
  const add = (name: string, { kind, words, maxItems }: ParameterRule): void => {
    options[name] = {
      type: kind.name === 'boolean' ? 'boolean' : 'string',
      text: help.parameters[name] ?? '',
      isParameter: true,
      acceptsSeveral: maxItems !== undefined,
      ...(words && { words: words.map(String) }),
    };
  };
  for (const name of pathNames) add(name, parameters[name] ?? { kind: stringKind });
  for (const [name, rule] of Object.entries(query)) add(name, rule);
  for (const [name, option] of Object.entries<CommonOption>(commonOptions))
    if (option.only === undefined || has[option.only])
      options[name] = { ...option, isParameter: false, acceptsSeveral: name === 'anchor' };
  return options;
}
