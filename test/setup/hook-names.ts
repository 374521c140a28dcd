import { createTransport } from '../../src/client/client.js';
import { thrown } from './thrown.js';

/** The names of all hooks, as the refusal of an unknown option lists the options. */
export function hookNames(): string[] {
  const options = { baseUrl: 'http://ledger.test', neverAnOption: 1 };
  const error = thrown(() => createTransport(options));
  const names = String(Object(error).allowed).match(/\bon[A-Z]\w+/g) ?? [];
  return names.filter((name) => name !== 'onInvalidResponse');
}
