import type { ParameterRule } from '../../core.js';
import { didYouMean } from '../../core.js';
import { UsageError } from '../errors.js';

/** The operation refuses wrong values. */
export function parameterValue(argument: string | boolean, rule: ParameterRule): unknown {
  const { kind, operators } = rule;
  if (typeof argument === 'boolean') return argument;
  checkWord(argument, rule);
  if (operators) return argument;
  if (/^-?\d+$/.test(argument) && (kind.name === 'integer' || kind.name === 'nft-serial-number'))
    return BigInt(argument);
  if (kind.name === 'boolean' && /^(true|false)$/.test(argument)) return argument === 'true';
  return argument;
}

/** A newer service may have more words. All of them consist of letters and digits. */
function checkWord(argument: string, { isOpen, words = [] }: ParameterRule): void {
  if (!isOpen || /^[A-Za-z\d]*$/.test(argument)) return;
  const suggestion = didYouMean(argument, words.map(String));
  throw new UsageError(`there is no value ${argument}.${suggestion}`);
}
