import type { LedgerData } from './ledger-data.js';

const views = new WeakMap<LedgerData, LedgerData>();

export type StandIns = { readonly [Name in keyof LedgerData]?: () => LedgerData[Name] };

/** Whether no test and no change of the ledger has needed the rows of a collection yet. */
export function isUnread(ledger: LedgerData, name: keyof LedgerData): boolean {
  return Object.getOwnPropertyDescriptor(ledger, name)?.get !== undefined;
}

/** Makes and stores the view of a ledger that the service reads: an unread collection shows stand-ins of its rows. */
export function keepView(ledger: LedgerData, standIns: StandIns): LedgerData {
  const view = {} as LedgerData;
  for (const name of Object.keys(ledger) as (keyof LedgerData)[]) {
    const made = standIns[name];
    const get = (): unknown => (made && isUnread(ledger, name) ? made() : ledger[name]);
    Object.defineProperty(view, name, { get, enumerable: true });
  }
  views.set(ledger, view);
  return view;
}

export function served(ledger: LedgerData): LedgerData {
  return views.get(ledger) ?? ledger;
}
