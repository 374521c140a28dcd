import type { ParameterRule } from '../../generated-code.js';
import { didYouMean } from '../did-you-mean.js';
import { UsageError } from '../errors.js';

/** The operation refuses wrong values. */
export function parameterValue(argument: string | boolean, rule: ParameterRule, now: number): unknown {
  const { kind, operators } = rule;
  if (typeof argument === 'boolean') return argument;
  checkWord(argument, rule);
  if (kind.name === 'timestamp') return withoutRelativeTime(argument, now);
  if (operators) return argument;
  if (/^-?\d+$/.test(argument) && (kind.name === 'integer' || kind.name === 'nft-serial-number'))
    return BigInt(argument);
  return kind.name === 'boolean' && /^(true|false)$/.test(argument) ? argument === 'true' : argument;
}

/** A newer service may have more words. All of them consist of letters and digits. */
function checkWord(argument: string, { isOpen, words = [] }: ParameterRule): void {
  if (!isOpen || /^[A-Za-z\d]*$/.test(argument)) return;
  const suggestion = didYouMean(argument, words.map(String));
  throw new UsageError(`there is no value ${argument}.${suggestion}`);
}

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** `gte:7d` is seven days before now, `today` the last midnight of UTC. */
function withoutRelativeTime(argument: string, now: number): string {
  const [, operator = '', count = '', unit = '', today] =
    /^(\w+:)?(?:(\d{1,6})([smhdw])|(today))$/.exec(argument) ?? [];
  if (!today && !unit) return argument;
  const time = today ? now - (now % 86_400_000) : now - Number(count) * (seconds[unit] ?? 0) * 1000;
  return `${operator}${new Date(Math.max(0, time)).toISOString()}`;
}
