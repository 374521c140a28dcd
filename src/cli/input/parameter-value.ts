import type { ParameterRule } from '../../generated-code.js';
import { toTimestamp } from '../../ledger.js';

const date = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** The operation refuses wrong values. */
export function parameterValue(argument: string | boolean, { kind, operators }: ParameterRule): unknown {
  if (typeof argument === 'boolean') return argument;
  if (kind.name === 'timestamp') return dateAsTimestamp(argument);
  if (operators) return argument;
  if (/^-?\d+$/.test(argument) && (kind.name === 'integer' || kind.name === 'nft-serial-number'))
    return BigInt(argument);
  return kind.name === 'boolean' && /^(true|false)$/.test(argument) ? argument === 'true' : argument;
}

function dateAsTimestamp(text: string): string {
  const [, operator = '', value = text] = /^([a-z]+:)(.*)$/s.exec(text) ?? [];
  const moment = date.test(value) ? new Date(value) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? `${operator}${toTimestamp(moment)}` : text;
}
