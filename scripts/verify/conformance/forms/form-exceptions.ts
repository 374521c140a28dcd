import type { Description } from '../../../../src/sandbox/data/plan.js';

export type Direction = 'sent, never real' | 'real, never sent';

/** A form that only one side sends, and why. */
export interface FormException {
  readonly direction: Direction;
  /** Matches the operation and the path of the field. */
  readonly fields: RegExp;
  readonly form: string;
  readonly reason: string;
}

const notRecorded = (fields: RegExp, form: string, reason: string): FormException => ({
  direction: 'sent, never real',
  fields,
  form,
  reason,
});
const notSent = (fields: RegExp, form: string, reason: string): FormException => ({
  direction: 'real, never sent',
  fields,
  form,
  reason,
});

/** Recorded services were often filled with made rows. The sandbox does not repeat values that no network has. */
const exceptions0154: readonly FormException[] = [
  notRecorded(/^getAccounts .*\.balance$/, 'null', 'no recorded request has balance=false'),
  notRecorded(
    /^getContract\w*Result\w* .*\bto$/,
    'null',
    'no failed creation was recorded: it has no contract',
  ),
  notRecorded(
    /^getNfts? .*\baccount_id$/,
    'null',
    'recorded burned NFTs were made with an owner, which the network clears',
  ),
  notRecorded(
    /^get(Schedules?|Token) .*\bmemo$/,
    'empty text',
    'all recorded schedules and tokens have a memo',
  ),
  notRecorded(/^getToken wipe_key$/, 'object', 'no recorded token has a wipe key'),
  notSent(
    / delegation_address$|\.delegation_address$/,
    'absent',
    'some recorded services have switched it off',
  ),
  notSent(
    /^(getAccount balance\.tokens\[\]|getTransactions transactions\[\]|getToken custom_fees\.royalty_fees\[\])\./,
    'absent',
    'older versions, or rows made without the field',
  ),
  notSent(/ links(\.next)?$/, 'absent', 'recorded before links were sent, or cut short'),
  notSent(/ key\.key$/, 'empty text', 'made keys without bytes'),
  notSent(/_key\.key$/, 'decimal text', 'made keys whose hexadecimal digits have no letters'),
  notSent(/\b(block_hash|previous_hash)$/, 'quantity', 'made hashes of a few digits'),
  notSent(/^getContracts? .*\bmemo$/, 'entity ID', 'memos of made contracts that look like an ID'),
  notSent(/^getContractLogsByContractId .*\.transaction_hash$/, '0x', 'made logs without a transaction'),
  notSent(/^getContractResultBy\w+ amount$/, 'negative number', 'made extremes of 64 bits'),
  notSent(/^getNftsByAccountId .*\.created_timestamp$/, 'null', 'made NFTs that were not minted'),
  notSent(/^getSchedules .*\.signature$/, 'text', 'made signatures of three bytes'),
  notSent(/^getTopicMessages .*\.message$/, 'empty text', 'made messages: the network refuses empty ones'),
  notSent(
    /assessed_custom_fees\[\]\.token_id$/,
    'null',
    'fees in hbars: those of the sandbox are in its first token',
  ),
];

const delegations = /\bauthorization_list\b/;

/** Of 0.154, some builds already send the delegations of 0.156. The sandbox separates the versions. */
const exceptions: Readonly<Record<Description, readonly FormException[]>> = {
  '0.154': [
    ...exceptions0154,
    ...['array', 'empty array', 'object', 'hex', 'quantity', 'number'].map((form) =>
      notSent(delegations, form, `builds on the way to 0.156 (${form})`),
    ),
  ],
  '0.156': [
    notRecorded(/\.y_parity$/, 'number', 'the recordings are from 0.160, which sends a quantity'),
    notSent(/\.y_parity$/, 'quantity', 'the recordings are from 0.160, which sends a quantity'),
  ],
};

export function exceptionsOf(description: Description): readonly FormException[] {
  return exceptions[description];
}
