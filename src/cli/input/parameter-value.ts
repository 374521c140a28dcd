import type { ParameterRule } from '../../generated-code.js';
import { toTimestamp } from '../../ledger.js';

const date = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** What a person wrote for a parameter, as the call takes it. What cannot be meant is left to the call to refuse. */
export function parameterValue(given: string | boolean, { kind, operators }: ParameterRule): unknown {
  if (typeof given === 'boolean') return given;
  if (kind.name === 'timestamp') return withDate(given);
  if (operators) return given;
  if (/^-?\d+$/.test(given) && (kind.name === 'integer' || kind.name === 'nft-serial-number'))
    return BigInt(given);
  return kind.name === 'boolean' && /^(true|false)$/.test(given) ? given === 'true' : given;
}

/** A date stands for its moment. */
function withDate(given: string): string {
  const [, operator = '', value = given] = /^([a-z]+:)(.*)$/s.exec(given) ?? [];
  const moment = date.test(value) ? new Date(value) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return given;
  return `${operator}${toTimestamp(moment)}`;
}
