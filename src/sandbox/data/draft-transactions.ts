import type { TransactionTypes } from '../../../generated/ledger/types.js';
import { cyclicItem } from './cyclic-item.js';
import type { Plan } from './plan.js';
import { treasury } from './plan.js';
import type { Random } from './random.js';

export interface Draft {
  name: TransactionTypes;
  payer: string;
  entity: string | null;
  result: string;
  scheduled: boolean;
  children: Draft[];
  /** A child with an ID and a payer of its own: a transaction within a batch. */
  isInner?: boolean;
}

export interface Drafts {
  drafts: Draft[];
  stableAccounts: readonly string[];
}

/** Types that create an entity are first. */
export const otherKinds: readonly TransactionTypes[] = [
  ...['CRYPTOCREATEACCOUNT', 'TOKENCREATION', 'CONSENSUSCREATETOPIC', 'SCHEDULECREATE'],
  ...['TOKENMINT', 'TOKENBURN', 'TOKENWIPE', 'CRYPTOTRANSFER', 'ATOMICBATCH', 'CONSENSUSDELETETOPIC'],
  ...['CONSENSUSUPDATETOPIC', 'CONTRACTDELETEINSTANCE', 'CONTRACTUPDATEINSTANCE', 'CRYPTOADDLIVEHASH'],
  ...['CRYPTOAPPROVEALLOWANCE', 'CRYPTODELETE', 'CRYPTODELETEALLOWANCE', 'CRYPTODELETELIVEHASH'],
  ...['CRYPTOUPDATEACCOUNT', 'FILEAPPEND', 'FILECREATE', 'FILEDELETE', 'FILEUPDATE', 'FREEZE', 'HOOKSTORE'],
  ...['LEDGERIDPUBLICATION', 'NODECREATE', 'NODEDELETE', 'NODESTAKEUPDATE', 'NODEUPDATE'],
  ...['REGISTEREDNODECREATE', 'REGISTEREDNODEDELETE', 'REGISTEREDNODEUPDATE', 'SCHEDULEDELETE'],
  ...['SCHEDULESIGN', 'SYSTEMDELETE', 'SYSTEMUNDELETE', 'TOKENAIRDROP', 'TOKENASSOCIATE'],
  ...['TOKENCANCELAIRDROP', 'TOKENCLAIMAIRDROP', 'TOKENDELETION', 'TOKENDISSOCIATE'],
  ...['TOKENFEESCHEDULEUPDATE', 'TOKENFREEZE', 'TOKENGRANTKYC', 'TOKENPAUSE', 'TOKENREJECT'],
  ...['TOKENREVOKEKYC', 'TOKENUNFREEZE', 'TOKENUNPAUSE', 'TOKENUPDATE', 'TOKENUPDATENFTS'],
  ...['UNCHECKEDSUBMIT', 'UTILPRNG'],
] as const satisfies readonly TransactionTypes[];

const executions = ['CONTRACTCALL', 'ETHEREUMTRANSACTION', 'CONTRACTCALL', 'CONTRACTCREATEINSTANCE'] as const;
const executionFailures = [
  'CONTRACT_REVERT_EXECUTED',
  'INSUFFICIENT_GAS',
  'CONTRACT_EXECUTION_EXCEPTION',
] as const;
const transferFailures = [
  'INSUFFICIENT_ACCOUNT_BALANCE',
  'INVALID_SIGNATURE',
  'TRANSACTION_EXPIRED',
] as const;

export function draftTransactions(plan: Plan): Drafts {
  const random = plan.random('drafts');
  const kinds = Array.from({ length: plan.count(otherKinds.length) }, (_, index) =>
    cyclicItem(otherKinds, index),
  );
  const creations = newEntities(plan, kinds);
  const stableAccounts = plan.accounts.filter((id) => !plan.deleted.has(id) && !creations.newIds.has(id));
  const firstAccount = stableAccounts[0] ?? treasury;
  const payer = (index: number): string => (index % 5 < 2 ? firstAccount : random.pick(stableAccounts));
  const draft = (
    name: TransactionTypes,
    index: number,
    entity: string | null,
    result = 'SUCCESS',
  ): Draft => ({
    name,
    payer: payer(index),
    entity,
    result,
    scheduled: false,
    children: [],
  });
  const drafts = [
    ...draftExecutions(plan, random, draft),
    ...kinds.map((name, index) => {
      const drafted = draft(name, index, creations.next(name) ?? targetOf(plan, random, name));
      if (name === 'ATOMICBATCH')
        drafted.children.push(
          ...[1, 2].map((at) => ({ ...draft('CRYPTOTRANSFER', index + at, null), isInner: true })),
        );
      return drafted;
    }),
  ];
  for (let index = 0; index < plan.count(16); index++)
    drafts.push(
      draft('CRYPTOTRANSFER', index, null, index % 5 === 3 ? cyclicItem(transferFailures, index) : 'SUCCESS'),
    );
  for (let index = 0; index < plan.count(20); index++)
    drafts.push({ ...draft('CRYPTOTRANSFER', index, null), scheduled: true });
  // All chunks of a message need the same sender.
  for (let index = 0; index < plan.count(12); index++)
    drafts.push(draft('CONSENSUSSUBMITMESSAGE', 0, cyclicItem(plan.topics, 0)));
  return { drafts, stableAccounts };
}

/** The first entity of each list is always old. */
function newEntities(plan: Plan, kinds: readonly TransactionTypes[]) {
  const left = new Map<TransactionTypes, string[]>();
  const newIds = new Set<string>();
  const lists = [
    ['CRYPTOCREATEACCOUNT', plan.accounts],
    ['TOKENCREATION', plan.tokens.slice(2)],
    ['CONSENSUSCREATETOPIC', plan.topics],
    ['SCHEDULECREATE', plan.schedules],
  ] as const;
  for (const [name, ids] of lists) {
    const count = kinds.filter((kind) => kind === name).length;
    const taken = ids.slice(Math.max(1, ids.length - count));
    left.set(name, taken);
    for (const id of taken) newIds.add(id);
  }
  return { newIds, next: (name: TransactionTypes): string | undefined => left.get(name)?.shift() };
}

function targetOf(plan: Plan, random: Random, name: TransactionTypes): string | null {
  const deletedOf = (ids: readonly string[]): string =>
    ids.find((id) => plan.deleted.has(id)) ?? cyclicItem(ids, 0);
  if (['TOKENMINT', 'TOKENBURN', 'TOKENWIPE'].includes(name)) return cyclicItem(plan.tokens, 1);
  if (/^CRYPTO(TRANSFER|CREATE|.*ALLOWANCE)|AIRDROP$|REJECT$/.test(name)) return null;
  const ids = [
    ['CONSENSUS', plan.topics] as const,
    ['CONTRACT', plan.contracts] as const,
    ['CRYPTO', plan.accounts] as const,
    ['FILE', plan.files] as const,
    ['HOOK', plan.accounts.slice(0, 1)] as const,
    ['SCHEDULE', plan.schedules] as const,
    ['SYSTEM', plan.files] as const,
    ['TOKEN', plan.tokens] as const,
  ].find(([prefix]) => name.startsWith(prefix))?.[1];
  if (!ids) return null;
  if (/DELET(E|ION)/.test(name)) return deletedOf(ids);
  return random.pick(ids.filter((id, index) => index === 0 || !plan.deleted.has(id)));
}

function draftExecutions(
  plan: Plan,
  random: Random,
  draft: (name: TransactionTypes, index: number, entity: string | null, result?: string) => Draft,
): Draft[] {
  const length = plan.count(280);
  const fails = (index: number): boolean => index % 9 === 5;
  const creates = (index: number): boolean =>
    cyclicItem(executions, index) === 'CONTRACTCREATEINSTANCE' && index % 8 === 7;
  const factory = (index: number): boolean => index % 56 === 14;
  const creations = Array.from({ length }, (_, index) => index).filter(
    (index) => !fails(index) && (creates(index) || factory(index)),
  ).length;
  const newIds = plan.contracts.slice(Math.max(1, plan.contracts.length - creations));
  const existing = plan.contracts
    .slice(0, plan.contracts.length - newIds.length)
    .filter((id) => !plan.deleted.has(id));
  const firstContract = cyclicItem(existing, 0);
  return Array.from({ length }, (_, index) => {
    // Every ninth call fails, so its own index would select the same failure each time.
    const result = fails(index) ? cyclicItem(executionFailures, Math.floor(index / 9)) : 'SUCCESS';
    if (creates(index)) {
      const created = fails(index) ? null : newIds.pop();
      if (created !== undefined) return draft('CONTRACTCREATEINSTANCE', index, created, result);
    }
    const name =
      cyclicItem(executions, index) === 'ETHEREUMTRANSACTION' ? 'ETHEREUMTRANSACTION' : 'CONTRACTCALL';
    const called = draft(name, index, index % 13 < 7 ? firstContract : random.pick(existing), result);
    if (fails(index)) return called;
    const child = (kind: TransactionTypes, entity: string | null): void => {
      called.children.push({ ...draft(kind, index, entity), payer: called.payer });
    };
    const created = factory(index) ? newIds.pop() : undefined;
    if (created !== undefined) child('CONTRACTCREATEINSTANCE', created);
    if (index % 20 === 2) child('CONTRACTCALL', random.pick(existing));
    if (index % 40 === 4) child('CRYPTOTRANSFER', null);
    return called;
  });
}
