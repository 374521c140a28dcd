import type { ReplyTimes, TransactionRule, WatermarkRule } from '../../../src/after/rules.js';
import type {
  Combination,
  FieldPattern,
  FieldRule,
  HintRule,
  MomentRule,
  OrderRule,
  RangeKey,
  ServiceWindowRule,
  WindowRule,
} from '../../../src/client/operation.js';
import type { Operator } from '../../../src/values/filters.js';
import {
  type Api,
  type ComparedFields,
  comparisons,
  type Filter,
  type FilterFields,
  joins,
  operators,
  type ParameterValue,
  parameterRoles,
  repeats,
  type ServiceRule,
  serviceValues,
  severalRules,
  valueTypes,
} from '../api.js';
import { slowness } from '../linear/linear.js';
import { type DescriptionNode, defined } from './description-node.js';
import {
  aboutOperation,
  bodyFields,
  flag,
  itemField,
  itemPointer,
  keyPath,
  known,
  listOf,
  listOperation,
  type Names,
  numeric,
  object,
  oneOf,
  optional,
  parameter,
  parameters,
  parameterValues,
  pointer,
  positive,
  query,
  rejectName,
  type Shape,
  scalar,
  text,
} from './shapes.js';

/** The places in a description where a key of ours may stand, in the words of an error. */
export const places = {
  description: 'the description',
  operation: 'an operation',
  'path parameter': 'a path parameter',
  'query parameter': 'a query parameter',
  'request body': 'a request body',
  schema: 'a schema',
} as const;

export type KeyPlace = keyof typeof places;

/** The value of a filter or a parameter. */
const kind: Shape<ParameterValue> = (node) =>
  known(node, 'kind', Object.keys(valueTypes) as ParameterValue[]);

const observed: Shape<string | number> = (node) =>
  typeof node.value === 'number' ? node.value : node.string('words or a number');

const bound: Shape<string> = (node) =>
  typeof node.value === 'object' || node.value === undefined ? node.fail('a bound') : String(node.value);

const lowerKey = object<NonNullable<RangeKey['second']>>({ parameter, field: itemField });

const rangeKey = object<Omit<RangeKey, 'acceptsSeveral'>>({
  parameter,
  field: itemField,
  min: bound,
  max: bound,
  appendOnly: optional(
    object<NonNullable<RangeKey['appendOnly']>>({
      time: optional(itemField),
      contiguous: flag,
      hash: optional(itemField),
      previous: optional(itemField),
    }),
  ),
  mayRepeatKey: flag,
  exceptIf: optional(
    object<NonNullable<RangeKey['exceptIf']>>({
      parameter,
      value: (node) => String(node.scalar()),
      field: itemField,
    }),
  ),
  second: optional(lowerKey),
  third: optional(lowerKey),
});

const window = object<WindowRule>({ parameter, seconds: positive, when: parameters });

const serviceWindow = object<ServiceWindowRule>({
  seconds: positive,
  empty: oneOf('link', 'end', 'error'),
  unless: optional(parameters),
});

const hint = object<HintRule>({
  status: positive,
  unless: object<HintRule['unless']>({ parameter, value: scalar }),
  text: text('sentences that say what to do'),
});

const comparedFields = object<ComparedFields>({
  fields: listOf(itemPointer, 'a list of pointers'),
  sometimes: optional(listOf(itemPointer, 'a list of pointers')),
  by: optional(oneOf(...comparisons)),
  unless: optional(text('a value')),
  hidden: optional(text('a pointer')),
  joins: optional(oneOf(...joins)),
  onlyEqual: flag,
});

const operatorList = listOf<Operator>(oneOf(...operators), 'a list of operators');

const words = listOf(text('a word'), 'a list of words');

const serviceRule = object<ServiceRule>({
  value: optional(oneOf(...serviceValues)),
  operators: optional(operatorList),
  addressOperators: optional(operatorList),
  words: optional(words),
  refused: optional(words),
});

/** The fields of an item that each filter, and each parameter of the path, compares with its value, by JSON pointers. */
const filterFields: Shape<FilterFields> = (node, names) => {
  const { parameters = [] } = names;
  const members = node.members('an object of fields by parameter').map(([name, value]) => {
    if (!parameters.includes(name)) rejectName(value, 'parameter', name, parameters);
    if (typeof value.value === 'string') return [name, { fields: [itemPointer(value, names)] }] as const;
    if (Array.isArray(value.value))
      return [
        name,
        { fields: value.items('a list of pointers').map((one) => itemPointer(one, names)) },
      ] as const;
    return [name, comparedFields(value, names)] as const;
  });
  return Object.fromEntries(members);
};

const replyTimes = object<ReplyTimes>({
  times: optional(listOf(pointer, 'a list of pointers')),
  transfers: flag,
  final: flag,
});

const combinations = listOf(
  object<Combination>({
    parameter,
    when: optional(oneOf('eq', 'bounds')),
    requires: optional(parameters),
    by: optional(oneOf('eq', 'range', 'bounds')),
    excludes: optional(parameters),
    without: optional(object<NonNullable<Combination['without']>>({ parameter, value: scalar })),
  }),
  'a list of rules',
);

const ordered = listOf(object<OrderRule>({ parameter, unless: optional(parameter) }), 'a list of rules');

/** A rule would be wrong without its pattern, so a slow one is refused. It is an extension, whose author can change it. */
const quickPattern: Shape<RegExp> = (node) => {
  const pattern = regExp(node);
  const reason = slowness(pattern);
  if (reason === undefined) return pattern;
  return node.reject(
    `the pattern may take more than linear time: it has ${reason}. Write a list of patterns that follow one another`,
  );
};

function regExp(node: DescriptionNode): RegExp {
  try {
    return new RegExp(node.string('a regular expression'));
  } catch {
    return node.fail('a regular expression');
  }
}

const fieldPattern: Shape<FieldPattern> = (node, names) =>
  Array.isArray(node.value)
    ? listOf(quickPattern, 'a list of regular expressions')(node, names)
    : quickPattern(node, names);

const fields = listOf(
  object<FieldRule>({
    when: bodyFields(fieldPattern),
    requires: bodyFields(fieldPattern),
    allowed: text('a description of what is allowed'),
  }),
  'a list of rules',
);

const filter = object<Filter>({
  value: kind,
  operators: (node) => {
    if (node.value === undefined) node.fail('a list of operators');
    return node.items('a list of operators').map((operator) => operator.oneOf(operators));
  },
  repeats: optional(oneOf(...repeats)),
  several: optional(oneOf(...severalRules)),
  minimum: optional(numeric),
  maximum: optional(numeric),
});

const moment = { query, pointer: keyPath };

const watermark = aboutOperation<WatermarkRule>({
  ...moment,
  transaction: optional(aboutOperation<TransactionRule>({ time: pointer, made: pointer, paid: pointer })),
});

const changes = object<NonNullable<Api['changes']>>({
  incidents: listOperation,
  maintenances: listOperation,
  components: listOperation,
});

/** The first version of the service that has a part. */
const since: Shape<string> = (node) => {
  // YAML reads 0.160 as a number, 0.16.
  const expected = 'a version in three parts in quotes, such as "0.160.0"';
  const version = node.string(expected);
  return /^\d+\.\d+\.\d+$/.test(version) ? version : node.fail(expected);
};

/** Its pattern is compiled with those of `pattern`, where the schema's limits are read. */
const usual = text('a regular expression');

/**
 * Every key of ours: the places where it may stand, and the form of its value at each of them. A key outside of this table is
 * refused or listed as ignored, and `openapi/README.md` has to document and show each row.
 */
export const keys = {
  'x-changes': { description: changes },
  'x-columns': { schema: listOf(text('the path of a field'), 'a list of fields') },
  'x-combinations': { operation: combinations },
  'x-cut': { 'path parameter': positive, 'query parameter': positive },
  'x-example-call': { operation: parameterValues },
  'x-fields': { 'request body': fields },
  'x-filter': { 'query parameter': filter },
  'x-filter-fields': { operation: filterFields },
  'x-first-transaction': { description: aboutOperation<MomentRule>(moment) },
  'x-form': { schema: text('words that follow "must be"') },
  'x-hint': { operation: hint },
  'x-items': { operation: text('the name of an array in the reply') },
  'x-length': { 'path parameter': oneOf('bytes'), 'query parameter': oneOf('bytes') },
  'x-observed': {
    operation: observed,
    'path parameter': observed,
    'query parameter': observed,
    schema: observed,
  },
  'x-open': { 'path parameter': flag, 'query parameter': flag },
  'x-ordered': { operation: ordered },
  'x-questions': { operation: listOf(text('a question'), 'a list of questions') },
  'x-range-key': { operation: rangeKey },
  'x-read': { operation: flag },
  'x-reply-times': { operation: replyTimes },
  'x-role': { 'query parameter': oneOf(...parameterRoles) },
  'x-served-by': { operation: oneOf('java', 'web3') },
  'x-service': { 'query parameter': serviceRule },
  'x-service-window': { operation: serviceWindow },
  'x-since': { operation: since, 'path parameter': since, 'query parameter': since, schema: since },
  'x-source': { operation: text('words') },
  'x-tuple': { schema: flag },
  'x-unrecorded': { operation: parameterValues },
  'x-usual': { schema: usual },
  'x-value': { 'path parameter': kind, 'query parameter': kind, schema: oneOf('amount') },
  'x-watermark': { description: watermark },
  'x-window': { operation: window },
} satisfies Record<`x-${string}`, Partial<Record<KeyPlace, Shape<unknown>>>>;

type Keys = typeof keys;
export type KeyName = keyof Keys;

/** The values of the keys that may stand at a place. */
export type KeyValues<Place extends KeyPlace> = {
  [Name in KeyName as Place extends keyof Keys[Name] ? Name : never]?: Place extends keyof Keys[Name]
    ? Keys[Name][Place] extends Shape<infer Value>
      ? Exclude<Value, undefined>
      : never
    : never;
};

/** A text and, as the documentation of other parts does, the first version that has the part. */
export function withVersion(words: string, version: string | undefined): string {
  return version === undefined ? words : `${words} Since ${version}.`.trim();
}

/** Reads all keys at a place, so that none is accepted unread. */
export function readKeys<Place extends KeyPlace>(
  node: DescriptionNode,
  place: Place,
  names: Names,
): KeyValues<Place> {
  const values = Object.entries(keysAt(place)).map(([name, shape]) => [
    name,
    node.at(name).optional((value) => shape(value, names)),
  ]);
  return defined(Object.fromEntries(values)) as KeyValues<Place>;
}

const byPlace = new Map(
  Object.keys(places).map((place) => [
    place,
    Object.fromEntries(
      Object.entries<Partial<Record<string, Shape<unknown>>>>(keys).flatMap(([name, shapes]) => {
        const shape = shapes[place];
        return shape ? [[name, shape] as const] : [];
      }),
    ),
  ]),
);

/** The keys that may stand at a place, by name. */
export function keysAt(place: string): Readonly<Record<string, Shape<unknown>>> {
  return byPlace.get(place) ?? {};
}
