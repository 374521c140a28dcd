import { didYouMean, stringKind } from '../../core.js';
import type { Anchor } from '../../index.js';
import { alternatives } from '../alternatives.js';
import type { Entry } from '../catalogue.js';
import { UsageError } from '../errors.js';
import { expandedColumns } from '../output/expand.js';
import { checkFields, declaredFields } from '../output/fields.js';
import type { View } from '../output/writer.js';
import type { Terminal } from '../terminal.js';
import {
  amountForms,
  type CommonName,
  commonOptions,
  type FormatName,
  formats,
  optionsOf,
  timeForms,
} from './options.js';
import { parameterValue } from './parameter-value.js';
import { type Arguments, readArguments } from './read-arguments.js';
import { readBody } from './read-body.js';

export interface Invocation {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, unknown>>;
  readonly mode: 'reply' | 'page' | 'first' | 'all' | 'follow';
  readonly limit: number | undefined;
  readonly verify: true | readonly Anchor[] | undefined;
  readonly network: string | undefined;
  readonly baseUrl: string | undefined;
  readonly format: FormatName | undefined;
  readonly fields: readonly string[] | undefined;
  readonly view: View;
  readonly output: string | undefined;
  readonly resume: boolean;
}

/** Undefined for `--help`. The call checks the values of parameters. */
export async function readInvocation(
  entry: Entry,
  args: readonly string[],
  terminal: Pick<Terminal, 'files' | 'readStdin'>,
): Promise<Invocation | undefined> {
  const parsed = readArguments(args, optionsOf(entry));
  const isOn = (name: CommonName): boolean => parsed.options.get(name)?.at(-1) === true;
  if (isOn('help')) return undefined;
  const text = (name: CommonName): string | undefined => {
    const [first, second] = parsed.options.get(name) ?? [];
    if (second !== undefined) throw new UsageError(`--${name}: expected one value, got several`);
    return first?.toString();
  };
  const target = text('output');
  const output = target === '-' ? undefined : target;
  const resume = isOn('resume');
  if (resume && output === undefined) throw new UsageError('--resume needs --output FILE');
  const format =
    wordOf('format', formats, text('format')) ?? formats.find((name) => output?.endsWith(`.${name}`));
  if (format === 'table' && output !== undefined)
    throw new UsageError('--format table is for a terminal; with --output, use json, ndjson or csv');
  const limit = limitOf(text('limit'));
  const params = paramsOf(entry, parsed);
  const anchors = (parsed.options.get('anchor') ?? []).map((argument) => anchorOf(String(argument)));
  const body = text('body');
  if (body !== undefined && entry.operation.body)
    params.body = await readBody(body, entry.operation.body, terminal);
  const mode = modeOf(entry, { all: isOn('all'), follow: isOn('follow'), limit });
  const fields = fieldsOf(text('fields'));
  checkFields(fields ?? [], declaredFields(entry, mode === 'reply'));
  const expand = text('expand');
  if (expand !== undefined) expandedColumns(declaredFields(entry, false), expand);
  if (expand !== undefined && format === 'json')
    throw new UsageError('--expand writes rows: use it with csv, ndjson or table');
  const view = {
    raw: isOn('raw'),
    times: wordOf('times', timeForms, text('times')),
    amounts: wordOf('amounts', amountForms, text('amounts')),
    expand,
    timeZone: String(params['time-zone'] ?? 'UTC'),
  };
  return {
    entry,
    params,
    mode,
    limit,
    verify: anchors.length > 0 ? anchors : isOn('verify') || undefined,
    network: text('network'),
    baseUrl: text('baseUrl'),
    format,
    fields,
    view,
    output,
    resume,
  };
}

function paramsOf(
  { operation, pathNames }: Entry,
  { positionals, options }: Arguments,
): Record<string, unknown> {
  const { parameters = {}, operationId } = operation;
  const params: Record<string, unknown> = {};
  for (const [name, args] of options) {
    const rule = parameters[name];
    if (!rule || Object.hasOwn(commonOptions, name)) continue;
    const values = args.map((argument) => parameterValue(argument, rule));
    params[name] = values.length === 1 ? values[0] : values;
  }
  const open = pathNames.filter((name) => !Object.hasOwn(params, name));
  if (positionals.length > open.length) {
    const unexpected = positionals.slice(open.length).join(' ') || '""';
    const expected = open.length > 0 ? `Expected ${open.join(' and ')} only; other` : 'Other';
    throw new UsageError(
      `${operationId}: unexpected ${unexpected}. ${expected} parameters are passed as --name value`,
    );
  }
  for (const [at, value] of positionals.entries()) {
    const name = open[at] ?? '';
    params[name] = parameterValue(value, parameters[name] ?? { kind: stringKind });
  }
  return params;
}

function modeOf(
  { isList, answer }: Entry,
  { all, follow, limit }: { all: boolean; follow: boolean; limit: number | undefined },
): Invocation['mode'] {
  if (all && follow) throw new UsageError('--follow reads all items before it waits; leave out --all');
  if (follow) return 'follow';
  if (all) return 'all';
  if (limit !== undefined) return 'first';
  if (isList && answer) return 'all';
  return isList ? 'page' : 'reply';
}

function anchorOf(text: string): Anchor {
  const [, sequenceNumber, runningHash] = /^([1-9]\d{0,18}):([A-Za-z\d+/]{64})$/.exec(text) ?? [];
  if (sequenceNumber !== undefined && runningHash !== undefined) return { sequenceNumber, runningHash };
  throw new UsageError(
    `--anchor: expected a sequence number, a colon and 64 characters of base64, got ${text}`,
  );
}

function wordOf<Word extends string>(
  option: CommonName,
  words: readonly Word[],
  text: string | undefined,
): Word | undefined {
  const word = words.find((one) => one === text);
  if (text === undefined || word) return word;
  throw new UsageError(
    `--${option}: expected ${alternatives(words)}, got ${text}.${didYouMean(text, words)}`,
  );
}

function fieldsOf(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const fields = text.split(',').map((field) => field.trim());
  const named = fields.filter((field) => field !== '');
  // A variable of the shell that is not set would write rows without anything.
  if (named.length === 0) throw new UsageError('--fields: expected at least one field, got none');
  return named;
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit > 0 && Number.isSafeInteger(limit)) return limit;
  throw new UsageError(`--limit: expected a whole number from 1, got ${text}`);
}
