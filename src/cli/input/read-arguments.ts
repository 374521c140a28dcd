import { parseArgs } from 'node:util';
import { didYouMean } from '../../core.js';
import { alternatives } from '../alternatives.js';
import { UsageError } from '../errors.js';

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: ReadonlyMap<string, readonly (string | boolean)[]>;
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly words?: readonly string[];
}

type Options = Readonly<Record<string, Option>>;

/** `--no-NAME` is false. A boolean option may have the value `true` or `false`. `--json` is `--format json`. */
export function readArguments(args: readonly string[], available: Options): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...available },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const options = new Map<string, (string | boolean)[]>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { value, inlineValue } = token;
    const isFormat = !Object.hasOwn(available, token.name) && available.format?.words?.includes(token.name);
    if (isFormat) {
      options.set('format', [...(options.get('format') ?? []), token.name]);
      continue;
    }
    const { name, isNegated } = nameOf(token.name, token.rawName, available);
    const values = options.get(name) ?? [];
    options.set(name, values);
    if (available[name]?.type === 'string') {
      if (value === undefined) throw new UsageError(`--${name} needs a value`);
      if (!inlineValue && value.startsWith('--'))
        throw new UsageError(
          `--${name} needs a value, got the option ${value}. Write --${name}=${value} if it is the value`,
        );
      values.push(value);
      continue;
    }
    const next = tokens[at + 1];
    const isNextValue = value === undefined && next?.kind === 'positional' && isBoolean(next.value);
    const text = isNextValue ? next.value : (value ?? 'true');
    if (isNextValue) tokens.splice(at + 1, 1);
    if (!isBoolean(text)) throw new UsageError(`--${name}: expected true or false, got ${text}`);
    values.push((text === 'true') !== isNegated);
  }
  return { positionals, options };
}

function nameOf(name: string, rawName: string, available: Options): { name: string; isNegated: boolean } {
  if (Object.hasOwn(available, name)) return { name, isNegated: false };
  const positive = name.replace(/^no-/, '');
  if (positive !== name && available[positive]?.type === 'boolean')
    return { name: positive, isNegated: true };
  const names = Object.keys(available).map((one) => `--${one}`);
  const sameLetter = names.filter((one) => one.startsWith(`--${name}`));
  let meant = didYouMean(`--${name}`, names);
  if (name.length === 1 && sameLetter.length > 0) meant = ` Did you mean ${alternatives(sameLetter)}?`;
  throw new UsageError(`there is no option ${rawName}.${meant}`);
}

function isBoolean(text: string): boolean {
  return text === 'true' || text === 'false';
}
