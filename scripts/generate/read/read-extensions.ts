import type {
  Combination,
  FieldPattern,
  FieldRule,
  HintRule,
  OrderRule,
  RangeKey,
  ServiceWindowRule,
  WindowRule,
} from '../../../src/client/operation.js';
import type { Operation } from '../api.js';
import { slowness } from '../linear/linear.js';
import type { Schema } from '../schema.js';
import { defined, type Part } from './part.js';

/** Reads the `x-` keys of an operation that concern its parameters. */
export function readExtensions(
  source: Part,
  names: readonly string[],
): Pick<Operation, 'rangeKey' | 'window' | 'serviceWindow' | 'hint' | 'combinations' | 'ordered'> {
  const key = source.at('x-range-key');
  const serviceWindow = source.at('x-service-window').optional((part) => {
    if (key.value === undefined) part.refuse('x-service-window needs x-range-key, whose parameter it limits');
    return readServiceWindow(part, names);
  });
  const combinations = source.at('x-combinations').items('a list of rules');
  const ordered = source.at('x-ordered').items('a list of rules');
  return {
    ...defined({
      rangeKey: key.optional((part) => readRangeKey(part, names)),
      window: source.at('x-window').optional((part) => readWindow(part, names)),
      serviceWindow,
      hint: source.at('x-hint').optional((part) => readHint(part, names)),
    }),
    combinations: combinations.map((part) => readCombination(part, names)),
    ordered: ordered.map((part) => readOrder(part, names)),
  };
}

function readRangeKey(part: Part, names: readonly string[]): RangeKey {
  const bound = (name: 'min' | 'max'): string => String(part.at(name).value ?? part.at(name).fail('a bound'));
  const field = (part: Part): string => part.at('field').string('the name of a field');
  const lowerKey = (lower: Part) => ({
    parameter: lower.at('parameter').parameter(names),
    field: field(lower),
  });
  return {
    parameter: part.at('parameter').parameter(names),
    field: field(part),
    min: bound('min'),
    max: bound('max'),
    ...defined({
      repeats: part.at('repeats').optional((word) => word.oneOf(['any'])),
      grows: part.at('grows').optional(readGrows),
      ties: part.at('ties').flag(),
      unless: part.at('unless').optional((unless) => ({
        parameter: unless.at('parameter').parameter(names),
        value: String(unless.at('value').value),
        field: field(unless),
      })),
      second: part.at('second').optional(lowerKey),
      third: part.at('third').optional(lowerKey),
    }),
  };
}

function readGrows(part: Part): NonNullable<RangeKey['grows']> {
  part.object('time (a field), contiguous (true), hash (a field) or previous (a field)');
  return defined({
    time: part.at('time').optional((time) => time.string('the name of a field')),
    contiguous: part.at('contiguous').flag(),
    hash: part.at('hash').optional((hash) => hash.string('the name of a field')),
    previous: part.at('previous').optional((previous) => previous.string('the name of a field')),
  });
}

function readWindow(part: Part, names: readonly string[]): WindowRule {
  return {
    parameter: part.at('parameter').parameter(names),
    seconds: part.at('seconds').positive(),
    when: part.at('when').parameters(names),
  };
}

function readServiceWindow(part: Part, names: readonly string[]): ServiceWindowRule {
  const unless = part.at('unless').parameters(names);
  return {
    seconds: part.at('seconds').positive(),
    empty: part.at('empty').oneOf(['link', 'end', 'error']),
    ...(unless.length > 0 ? { unless } : {}),
  };
}

function readHint(part: Part, names: readonly string[]): HintRule {
  const unless = part.at('unless');
  return {
    status: part.at('status').positive(),
    unless: { parameter: unless.at('parameter').parameter(names), value: unless.at('value').scalar() },
    text: part.at('text').string('sentences that say what to do'),
  };
}

function readCombination(part: Part, names: readonly string[]): Combination {
  const others = (key: string): string[] | undefined =>
    part.at(key).optional((list) => list.parameters(names));
  return {
    parameter: part.at('parameter').parameter(names),
    when: part.at('when').optional((word) => word.oneOf(['eq', 'bounds'])),
    requires: others('requires'),
    by: part.at('by').optional((word) => word.oneOf(['eq', 'range', 'bounds'])),
    excludes: others('excludes'),
  };
}

function readOrder(part: Part, names: readonly string[]): OrderRule {
  return {
    parameter: part.at('parameter').parameter(names),
    ...defined({ unless: part.at('unless').optional((unless) => unless.parameter(names)) }),
  };
}

/** Reads `x-fields` of a body: fields that require other fields. */
export function readFields(body: Part, { properties = {} }: Schema): FieldRule[] {
  const patterns = (part: Part): Record<string, FieldPattern> =>
    Object.fromEntries(
      part.members('an object of regular expressions by field').map(([name, pattern]) => {
        if (!Object.hasOwn(properties, name)) pattern.fail('a field of the body');
        return [name, readFieldPattern(pattern)];
      }),
    );
  return body
    .at('x-fields')
    .items('a list of rules')
    .map((rule) => ({
      when: patterns(rule.at('when')),
      requires: patterns(rule.at('requires')),
      allowed: rule.at('allowed').string('a description of what is allowed'),
    }));
}

function readFieldPattern(part: Part): FieldPattern {
  if (!Array.isArray(part.value)) return regExp(part);
  return part.items('a list of regular expressions').map(regExp);
}

/** A rule would be wrong without its pattern, so a slow one is refused. It is an extension, whose author can change it. */
function regExp(pattern: Part): RegExp {
  const found = compiled(pattern);
  const reason = slowness(found);
  if (reason === undefined) return found;
  return pattern.refuse(
    `the pattern may take more than linear time: it has ${reason}. Write a list of patterns that follow one another`,
  );
}

function compiled(pattern: Part): RegExp {
  try {
    return new RegExp(String(pattern.value));
  } catch {
    return pattern.fail('a regular expression');
  }
}
