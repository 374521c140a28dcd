import { didYouMean } from '../core.js';
import { catalogue, type Entry, eventsEntry } from './catalogue.js';
import { InputError } from './errors.js';
import { parameterNames } from './operation-text.js';

/** A call of an operation as an agent passes it. */
export interface CallArguments {
  readonly operation: string;
  readonly params?: Question['params'] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly limit?: number | undefined;
  /** The events of a contract by which its logs are decoded, in the form of Solidity. */
  readonly events?: readonly string[] | undefined;
}

/** A call of an operation, or its continuation. */
export interface Question {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fields?: readonly string[] | undefined;
  readonly events?: readonly string[] | undefined;
  /** The number of items of a list. */
  readonly limit?: number | undefined;
  /** The cursor of the list, where it continues. */
  readonly from?: string | undefined;
}

/** Checks all names. The client checks the values. */
export function questionOf({ operation, params = {}, fields, events, limit }: CallArguments): Question {
  const entry = (events && eventsEntry) ?? entryOf(operation);
  checkParameters(entry, Object.keys(params));
  checkFields(entry, fields);
  return { entry, params, fields, events, limit };
}

export function entryOf(name: string): Entry {
  const entry = catalogue.get(name);
  if (entry) return entry;
  const suggestion = didYouMean(name, [...catalogue.keys()]);
  throw new InputError(`There is no operation ${name.slice(0, 60)}.${suggestion} find_operations lists all.`);
}

function checkParameters(entry: Entry, params: readonly string[]): void {
  const { operationId, body } = entry.operation;
  const names = parameterNames(entry);
  if (body) names.push('body');
  const unknown = params.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new InputError(
    `${operationId} has no parameter ${unknown.slice(0, 60)}. Its parameters: ${names.join(', ') || 'none'}. fields and limit are arguments of the tool.`,
  );
}

export function checkFields({ operation, shown, fields: top }: Entry, fields: readonly string[] = []): void {
  const known = shown?.fields ?? [];
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown === undefined) return;
  const nested = known.filter((field) => field.startsWith(`${unknown.split('.')[0]}.`));
  const names = nested.length > 0 ? nested : top;
  throw new InputError(
    `${operation.operationId} has no field ${unknown.slice(0, 60)}. Choose of ${names.join(', ')}.`,
  );
}
