import { stringKind } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import { type OwnOption, ownOptions } from './own-options.js';

/** An option that an operation has on the command line, be it a parameter of its own. */
export interface KnownOption extends OwnOption {
  readonly isParameter: boolean;
  /** Whether it may be given several times. */
  readonly repeats: boolean;
}

/** All options of an operation by name: its parameters first, which have the names of the wire. */
export function optionsOf(entry: Entry): Record<string, KnownOption> {
  const { parameters = {} } = entry.operation;
  const inPath = entry.pathNames.map((name) => [name, parameters[name] ?? { kind: stringKind }] as const);
  const own = ownOptionsOf(entry).map(([name, option]) => [
    name,
    { ...option, isParameter: false, repeats: false },
  ]);
  return Object.fromEntries([
    ...[...inPath, ...Object.entries(entry.options)].map(([name, rule]) => {
      const type = rule.kind.name === 'boolean' ? 'boolean' : 'string';
      const words = rule.words?.map(String);
      const text = entry.help.parameters[name] ?? '';
      const repeats = rule.maxItems !== undefined;
      const known: KnownOption = { type, text, isParameter: true, repeats, ...(words ? { words } : {}) };
      return [name, known];
    }),
    ...own,
  ]);
}

function ownOptionsOf({ operation, service }: Entry): [string, OwnOption][] {
  const has = {
    list: operation.items !== undefined,
    growing: operation.rangeKey?.grows !== undefined,
    body: operation.body !== undefined,
    ledger: service === 'ledger',
  };
  const all: [string, OwnOption][] = Object.entries(ownOptions);
  return all.filter(([, { only }]) => only === undefined || has[only]);
}
