import { parseArgs } from 'node:util';

export interface BenchOptions<PartName extends string> {
  /** The parts to run, in the bench's order. */
  readonly only: readonly PartName[];
  /** Files of recordings to take bodies from. */
  readonly recordings: readonly string[];
  readonly smoke: boolean;
  readonly format: 'text' | 'json' | 'markdown';
}

/** An argument that the bench does not take. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

const settings = {
  only: { type: 'boolean' },
  recordings: { type: 'boolean' },
  smoke: { type: 'boolean' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
} as const;

/** Reads `--only NAME…`, `--recordings FILES…`, `--smoke`, `--json` and `--markdown`. */
export function readOptions<PartName extends string>(
  args: readonly string[],
  parts: readonly PartName[],
): BenchOptions<PartName> {
  const { values, tokens } = parse(args);
  const lists = { only: [] as string[], recordings: [] as string[] };
  let list: string[] | undefined;
  for (const token of tokens) {
    // What follows one of the two lists belongs to it.
    if (token.kind === 'option')
      list = token.name === 'only' || token.name === 'recordings' ? lists[token.name] : undefined;
    else if (token.kind === 'positional') {
      if (!list) throw new ArgumentError(`${token.value} follows neither --only nor --recordings`);
      list.push(token.value);
    }
  }
  for (const name of ['only', 'recordings'] as const)
    if (values[name] && lists[name].length === 0) throw new ArgumentError(`nothing follows --${name}`);
  const unknown = lists.only.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0)
    throw new ArgumentError(`no such part: ${unknown.join(', ')}; there are ${parts.join(', ')}`);
  if (values.json && values.markdown) throw new ArgumentError('--json and --markdown exclude each other');
  return {
    only: parts.filter((part) => lists.only.length === 0 || lists.only.includes(part)),
    recordings: lists.recordings,
    smoke: values.smoke ?? false,
    format: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: settings, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}
