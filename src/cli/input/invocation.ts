import { stringKind } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import { didYouMean } from '../nearest.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { optionsOf } from './options-of.js';
import { type FormatName, formats, type OwnName, ownOptions } from './own-options.js';
import { parameterValue } from './parameter-value.js';
import { readBody } from './read-body.js';
import { readWords, type Words } from './read-words.js';

/** What is to be done with one operation. */
export interface Invocation {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, unknown>>;
  /** One reply as it is, one page of a list, its first items, all of them, or these and what comes. */
  readonly mode: 'reply' | 'page' | 'first' | 'all' | 'follow';
  readonly limit: number | undefined;
  readonly network: string | undefined;
  readonly baseUrl: string | undefined;
  readonly format: FormatName | undefined;
  readonly fields: readonly string[] | undefined;
  readonly output: string | undefined;
  readonly resume: boolean;
}

/**
 * Reads what stands behind the name of an operation; undefined if help was asked for.
 *
 * @throws UsageError for what cannot be meant. What the service would not take is left to the call.
 */
export async function readInvocation(
  entry: Entry,
  args: readonly string[],
  terminal: Pick<Terminal, 'files' | 'readStdin'>,
): Promise<Invocation | undefined> {
  const words = readWords(args, optionsOf(entry));
  const isOn = (name: OwnName): boolean => words.options.get(name)?.at(-1) === true;
  if (isOn('help')) return undefined;
  const text = (name: OwnName): string | undefined => {
    const [first, second] = words.options.get(name) ?? [];
    if (second !== undefined) throw new UsageError(`--${name} is given twice`);
    return first === undefined ? undefined : String(first);
  };
  const target = text('output');
  const output = target === '-' ? undefined : target;
  const resume = isOn('resume');
  if (resume && output === undefined) throw new UsageError('--resume goes with --output FILE');
  const format = formatOf(text('format')) ?? endingOf(output);
  if (format === 'table' && output !== undefined)
    throw new UsageError('a table is for a terminal; --output takes json, ndjson or csv');
  const limit = limitOf(text('limit'));
  const body = text('body');
  return {
    entry,
    params: {
      ...paramsOf(entry, words),
      ...(body !== undefined && entry.operation.body
        ? { body: await readBody(body, entry.operation.body, terminal) }
        : {}),
    },
    mode: modeOf(entry, { all: isOn('all'), follow: isOn('follow'), limit }),
    limit,
    network: text('network'),
    baseUrl: text('baseUrl'),
    format,
    fields: text('fields')
      ?.split(',')
      .map((field) => field.trim())
      .filter(Boolean),
    output,
    resume,
  };
}

function paramsOf({ operation, pathNames }: Entry, { positionals, options }: Words): Record<string, unknown> {
  const { parameters = {}, operationId } = operation;
  const params: Record<string, unknown> = {};
  for (const [name, given] of options) {
    const rule = parameters[name];
    if (!rule || Object.hasOwn(ownOptions, name)) continue;
    const values = given.map((one) => parameterValue(one, rule));
    params[name] = values.length === 1 ? values[0] : values;
  }
  const open = pathNames.filter((name) => !Object.hasOwn(params, name));
  if (positionals.length > open.length) {
    const extra = positionals.slice(open.length).join(' ');
    throw new UsageError(
      open.length === 0
        ? `${operationId}: what is ${extra}? Parameters are given as --name value`
        : `${operationId} takes ${open.join(' and ')} alone; what is ${extra}?`,
    );
  }
  for (const [at, value] of positionals.entries()) {
    const name = open[at] ?? '';
    params[name] = parameterValue(value, parameters[name] ?? { kind: stringKind });
  }
  return params;
}

function modeOf(
  { operation, isList }: Entry,
  { all, follow, limit }: { all: boolean; follow: boolean; limit: number | undefined },
): Invocation['mode'] {
  if (all && follow) throw new UsageError('--follow brings all there is before it waits; leave out --all');
  if (follow) return 'follow';
  if (all) return 'all';
  if (limit !== undefined) return 'first';
  return operation.items !== undefined && isList ? 'page' : 'reply';
}

function formatOf(given: string | undefined): FormatName | undefined {
  const found = formats.find((name) => name === given);
  if (given === undefined || found) return found;
  throw new UsageError(`--format is ${formats.join(', ')}, got ${given}.${didYouMean(given, formats)}`);
}

/** The format that the name of a file ends in. */
function endingOf(file: string | undefined): FormatName | undefined {
  return formats.find((name) => file?.endsWith(`.${name}`));
}

function limitOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const limit = Number(given);
  if (/^\d+$/.test(given) && limit > 0 && Number.isSafeInteger(limit)) return limit;
  throw new UsageError(`--limit is a whole number from 1, got ${given}`);
}
