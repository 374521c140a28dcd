import { parseArgs } from 'node:util';
import { didYouMean } from '../nearest.js';
import { UsageError } from '../usage-error.js';

/** What was given: values of options by name, and the rest. */
export interface Words {
  readonly positionals: readonly string[];
  readonly options: ReadonlyMap<string, readonly (string | boolean)[]>;
}

/**
 * Reads arguments by Node's own parser. A flag may be turned off by `--no-NAME`, and may have `true` or `false`.
 *
 * @throws UsageError for an option that there is not, and one whose value is missing.
 */
export function readWords(
  args: readonly string[],
  known: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
): Words {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...known, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const options = new Map<string, (string | boolean)[]>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, isOff } = nameOf(token.name, token.rawName, known);
    const { value } = token;
    const next = tokens[at + 1];
    if (known[name]?.type === 'string') {
      if (value === undefined) throw new UsageError(`--${name} needs a value`);
      if (!token.inlineValue && value.startsWith('--'))
        throw new UsageError(
          `--${name} needs a value; one that begins with dashes is given as --${name}=${value}`,
        );
      add(options, name, value);
    } else if (value === undefined && next?.kind === 'positional' && /^(true|false)$/.test(next.value)) {
      tokens.splice(at + 1, 1);
      add(options, name, (next.value === 'true') !== isOff);
    } else {
      if (value !== undefined && !/^(true|false)$/.test(value))
        throw new UsageError(`--${name} is true or false, got ${value}`);
      add(options, name, (value !== 'false') !== isOff);
    }
  }
  return { positionals, options };
}

function nameOf(
  given: string,
  raw: string,
  known: Readonly<Record<string, { readonly type: string }>>,
): { name: string; isOff: boolean } {
  if (Object.hasOwn(known, given)) return { name: given, isOff: false };
  const positive = given.replace(/^no-/, '');
  if (positive !== given && known[positive]?.type === 'boolean') return { name: positive, isOff: true };
  const names = Object.keys(known).map((name) => `--${name}`);
  throw new UsageError(`there is no option ${raw}.${didYouMean(`--${given}`, names)}`);
}

function add(options: Map<string, (string | boolean)[]>, name: string, value: string | boolean): void {
  options.set(name, [...(options.get(name) ?? []), value]);
}
