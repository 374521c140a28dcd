// The forms of values that the service accepts, from its own descriptions. Nothing here is shared with the client or the
// sandbox.

/** `large`: of the right form, but with a part that is too large. The service reports it after all wrong forms. */
export type Fit = 'good' | 'wrong' | 'large';

export type Form = (text: string, operator: string) => Fit;

const fitOf = (isGood: boolean): Fit => (isGood ? 'good' : 'wrong');

const maximumNumber = 2n ** 38n - 1n;
export const maximumLong = 2n ** 63n - 1n;

export function matches(pattern: RegExp): Form {
  return (text) => fitOf(pattern.test(text));
}

export function oneOf(values: string): Form {
  const all = values.toLowerCase().split(' ');
  return (text) => fitOf(all.includes(text.toLowerCase()));
}

export function whole(least: bigint, most = maximumLong): Form {
  return (text) => fitOf(/^\d{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= most);
}

/** The parts of `num`, `realm.num` or `shard.realm.num`, each within its bits. */
function isStorable(id: string): boolean {
  const [number = -1n, realm = 0n, shard = 0n] = id.split('.').map(BigInt).reverse();
  return number >= 0n && number <= maximumNumber && realm < 65_536n && shard < 1024n;
}

export const isNumberForm = (text: string): boolean =>
  /^(\d{1,4}\.)?\d{1,5}\.\d{1,12}$/.test(text) || /^-?\d{1,19}$/.test(text);

export const entity: Form = (text) => (isNumberForm(text) ? (isStorable(text) ? 'good' : 'large') : 'wrong');

export const evmAddress = /^(0x|((\d{1,4}\.)?\d{1,5}\.)?)[0-9a-fA-F]{40}$/;

/** Only shard 0 and realm 0 have addresses and aliases on the public networks. */
const isHome = (text: string): boolean => /^(0+\.){0,2}[^.]+$/.test(text);

/** A number of at most 38 bits, written as an EVM address. */
export function isLongZero(address: string): boolean {
  const digits = address.slice(-40);
  return /^0{24}/.test(digits) && BigInt(`0x${digits}`) <= maximumNumber;
}

function withAddress(accepts: (text: string, operator: string) => boolean): Form {
  return (text, operator) => {
    if (!evmAddress.test(text)) return entity(text, operator);
    if (!accepts(text, operator)) return 'wrong';
    return isHome(text) ? 'good' : 'large';
  };
}

export const addressable = withAddress(() => true);
/** A token has no EVM address of its own. */
export const token = withAddress(isLongZero);
export const sender = withAddress((text) => !text.includes('.'));
/** A filter of contracts takes no `0x`, and no range over addresses. */
export const contract = withAddress((text, operator) => !text.startsWith('0x') && operator === 'eq');

/** Bits of a base32 text that do not fill a byte are zero. */
export function isAlias(text: string): boolean {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  if (bits.length < 2 || bits.includes(-1)) return false;
  const rest = (bits.length * 5) % 8;
  return rest < 5 && Number(bits.at(-1)) % 2 ** rest === 0;
}

export const pathAccount: Form = (text) => {
  if (isNumberForm(text)) return fitOf(isStorable(text));
  const isKnown = evmAddress.test(text) || isAlias(text.replace(/^(\d{1,5}\.){1,2}/, ''));
  return fitOf(isKnown && isHome(text));
};

export const pathToken: Form = (text) => {
  if (isNumberForm(text)) return fitOf(isStorable(text));
  return fitOf(evmAddress.test(text) && isLongZero(text) && isHome(text));
};

export const pathContract: Form = (text) =>
  evmAddress.test(text) ? 'good' : isNumberForm(text) ? (isStorable(text) ? 'good' : 'large') : 'wrong';

export const pathNumber: Form = (text) => fitOf(isNumberForm(text) && isStorable(text));

export const pathTopic: Form = entity;

export const timestamp = matches(/^\d{1,10}(\.\d{1,9})?$/);

export function nanoseconds(text: string): bigint {
  const [seconds = '', fraction = ''] = text.split('.');
  return BigInt(seconds + fraction.padEnd(9, '0'));
}

export const digits64 = matches(/^(0x)?[0-9a-fA-F]{1,64}$/);
export const blockHash = matches(/^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$/);
export const key = matches(/^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{66}|[0-9a-fA-F]{88})$/);
export const flag = oneOf('true false');

/** Decimal, or hexadecimal after `0x`. */
export const block: Form = (text, operator) =>
  /^0x[0-9a-fA-F]+$/.test(text) ? fitOf(BigInt(text) <= maximumLong) : whole(0n)(text, operator);

export const phrase: Form = (text) => {
  const { length } = Buffer.from(text);
  return fitOf(length >= 3 && length <= 100);
};

export const transactionId: Form = (text) => {
  const [, payer] = /^(\d+\.\d+\.\d+)-\d{1,19}-\d{1,9}$/.exec(text) ?? [];
  if (payer === undefined) return 'wrong';
  return /^\d{1,4}\.\d{1,5}\.\d{1,12}$/.test(payer) && isStorable(payer) ? 'good' : 'large';
};

/** Java: each part within its bits, or the value is not converted. */
export const javaEntity: Form = (text) =>
  fitOf(/^((\d{1,4}\.)?\d{1,5}\.)?\d{1,19}$/.test(text) && isStorable(text));

export const javaAccount: Form = (text) =>
  fitOf(
    (/^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/.test(text) && isStorable(text)) ||
      /^((\d{1,4}\.)?\d{1,5}\.)?([A-Z2-7]{40,70}|[0-9a-fA-F]{40})$/.test(text) ||
      /^0x[0-9a-fA-F]{40}$/.test(text),
  );

export const javaTopic: Form = (text) =>
  fitOf(/^((\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/.test(text) && isStorable(text));
