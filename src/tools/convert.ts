import {
  formatHbar,
  formatUnits,
  ParameterError,
  parseHbar,
  parseUnits,
  toDate,
  toEntityNumber,
  toLongZeroAddress,
  toNanoseconds,
  toSdkTransactionId,
  toTimestamp,
  toTransactionId,
} from '../index.js';
import { InputError } from './errors.js';

type Convert = (value: string, decimals?: number) => string | bigint;

/** The value is not shown, because an agent may have it from a text of a stranger. */
export function convert(to: string, value: string, decimals?: number): string {
  try {
    return String(conversions[to]?.(value, decimals));
  } catch (error) {
    if (error instanceof ParameterError) throw new InputError(`value must be ${error.allowed}.`);
    throw error;
  }
}

export const conversions: Readonly<Record<string, Convert>> = {
  hbar: (tinybars) => formatHbar(tinybars),
  tinybar: (hbars) => parseHbar(hbars),
  decimal: (units, decimals) => formatUnits(units, known(decimals)),
  units: (decimal, decimals) => parseUnits(decimal, known(decimals)),
  evm_address: (id) => toLongZeroAddress(id),
  entity_id: (address) =>
    `0.0.${toEntityNumber(address) ?? throwInputError('The address contains no ID. Operations accept it as it is.')}`,
  timestamp: (date) => toTimestamp(date),
  date: (timestamp) => dateOf(toNanoseconds(timestamp)),
  transaction_id: (id) => toTransactionId(id),
  sdk_transaction_id: (id) => toSdkTransactionId(id),
};

function known(decimals: number | undefined): number {
  return decimals ?? throwInputError('decimals is missing. getToken has the decimals of a token.');
}

function throwInputError(problem: string): never {
  throw new InputError(problem);
}

/** ISO 8601 with nanoseconds. A Date has milliseconds only. */
function dateOf(nanoseconds: bigint): string {
  const milliseconds = toDate(nanoseconds).getTime();
  const rest = nanoseconds - BigInt(milliseconds) * 1_000_000n;
  return new Date(milliseconds).toISOString().replace('Z', `${String(rest).padStart(6, '0')}Z`);
}
