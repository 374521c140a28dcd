import type { Network } from '../../index.js';

/** An option of the command line itself, beside the parameters of operations. */
export interface OwnOption {
  readonly type: 'string' | 'boolean';
  /** What stands for its value in a help text. */
  readonly value?: string;
  readonly text: string;
  readonly words?: readonly string[];
  /** Which operations have it; absent for all. */
  readonly only?: 'list' | 'growing' | 'body' | 'ledger';
}

export const networks = ['mainnet', 'testnet', 'previewnet'] as const satisfies readonly Network[];
export const formats = ['table', 'json', 'ndjson', 'csv'] as const;
export type FormatName = (typeof formats)[number];

/** The options that commands have beside the parameters of an operation. */
export const ownOptions = {
  network: {
    type: 'string',
    value: 'NAME',
    words: networks,
    only: 'ledger',
    text: 'Public network to ask; mainnet unless there is a base URL.',
  },
  baseUrl: { type: 'string', value: 'URL', text: 'Where the service is, if not at a usual address.' },
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
    text: 'The first N items, in as many pages as they take.',
  },
  all: {
    type: 'boolean',
    only: 'list',
    text: 'All items: a scan, or page after page where the list cannot be scanned.',
  },
  follow: {
    type: 'boolean',
    only: 'growing',
    text: 'All items, oldest first, and then what comes, without end.',
  },
  format: {
    type: 'string',
    value: 'NAME',
    words: formats,
    text: 'table on a terminal; elsewhere ndjson for items and json for one thing, or what the name of FILE ends in.',
  },
  fields: {
    type: 'string',
    value: 'A,B.C',
    text: 'Only these fields, in this order; a dot leads into what is nested.',
  },
  output: {
    type: 'string',
    value: 'FILE',
    text: 'Write to FILE, which exists once it is complete; - is standard output.',
  },
  resume: {
    type: 'boolean',
    text: 'Go on with what the same call with --output has left unfinished, however it ended.',
  },
  help: { type: 'boolean', text: 'Say what there is to give, and end.' },
} as const satisfies Readonly<Record<string, OwnOption>>;

export type OwnName = keyof typeof ownOptions;
