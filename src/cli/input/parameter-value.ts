import type { ParameterRule } from '../../generated-code.js';

/** The operation refuses wrong values. */
export function parameterValue(argument: string | boolean, { kind, operators }: ParameterRule): unknown {
  if (typeof argument === 'boolean') return argument;
  if (operators) return argument;
  if (/^-?\d+$/.test(argument) && (kind.name === 'integer' || kind.name === 'nft-serial-number'))
    return BigInt(argument);
  return kind.name === 'boolean' && /^(true|false)$/.test(argument) ? argument === 'true' : argument;
}
