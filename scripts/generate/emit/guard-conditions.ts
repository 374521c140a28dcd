import { literal, memberAccess, numberLiteral } from '../code-text.js';
import { compiledPattern, type SchemaType } from '../schema.js';
import { patternFormats } from './ajv.js';
import { formPlace, itemPlace, memberPlace, propertyPlace } from './part-names.js';
import type { ValidationSchema } from './validation-schemas.js';

type Kind = 'array' | 'boolean' | 'number' | 'object' | 'string';

/** The conditions on values of each kind. The first tests the kind, which also narrows the type for the compiler. */
type Limits = Readonly<Record<Kind, readonly [test: string, ...others: string[]]>>;

/** How a module calls what is declared elsewhere. A place is the name of the part of a schema that needs it. */
export interface Calls {
  /** The function that checks values of a named schema. */
  check(schema: string): string;
  /** The condition that a text matches a pattern. */
  matches(value: string, pattern: RegExp, place: string): string;
  /** The function that tests for one of these words. */
  oneOf(words: readonly string[], place: string): string;
}

/** Emits the conditions that a value of a schema must satisfy, as code that can be joined with `&&`. */
export class GuardConditions {
  constructor(
    private readonly calls: Calls,
    private readonly schemas: ReadonlyMap<string, ValidationSchema>,
  ) {}

  of(schema: ValidationSchema, value: string, place: string): string[] {
    const { $ref, type, allOf = [], anyOf, ...limits } = schema;
    if ($ref !== undefined) return [`${this.calls.check($ref)}(${value})`];
    const types = type ?? (this.#isObject(schema) ? 'object' : []);
    const conditions = [
      ...allOf.flatMap((part) => this.of(part, value, place)),
      ...typed([types].flat(), schema, this.#limits(limits, schema, value, place), value),
      ...(anyOf ? either(anyOf.map((part, index) => this.of(part, value, formPlace(place, index)))) : []),
    ];
    return [...new Set(conditions)];
  }

  #isObject({ $ref, type, allOf = [] }: ValidationSchema): boolean {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    return (
      type === 'object' ||
      (target !== undefined && this.#isObject(target)) ||
      allOf.some((part) => this.#isObject(part))
    );
  }

  #limits(schema: ValidationSchema, whole: ValidationSchema, value: string, place: string): Limits {
    const {
      minimum,
      maximum,
      exclusiveMinimum,
      exclusiveMaximum,
      multipleOf,
      minLength,
      maxLength,
      pattern,
      'x-usual': usual,
      format = '',
      items,
      minItems,
      'x-most': most,
      uniqueItems,
      minProperties,
      maxProperties,
      required = [],
      properties = {},
      additionalProperties,
      'x-properties': declaredNames,
      'x-values': values = [],
      // Only reports have words.
      'x-form': _,
      ...others
    } = schema;
    for (const keyword in others)
      throw new Error(`guard-conditions.ts does not support the keyword ${keyword}`);
    const words = (kind: Kind): string[] =>
      values.some((word) => typeof word === kind) ? [this.#isOne(values, value, place)] : [];
    const like = (pattern: RegExp): string => this.calls.matches(value, pattern, place);
    const count = `Object.keys(${value}).length`;
    return {
      boolean: [`typeof ${value} === 'boolean'`, ...words('boolean')],
      number: [
        `typeof ${value} === 'number' && Number.isFinite(${value})`,
        ...when(minimum, (limit) => `${value} >= ${numberLiteral(limit)}`),
        ...when(maximum, (limit) => `${value} <= ${numberLiteral(limit)}`),
        ...when(exclusiveMinimum, (limit) => `${value} > ${numberLiteral(limit)}`),
        ...when(exclusiveMaximum, (limit) => `${value} < ${numberLiteral(limit)}`),
        ...when(multipleOf, (divisor) => multiple(value, divisor)),
        ...words('number'),
      ],
      string: [
        `typeof ${value} === 'string'`,
        ...when(minLength, (limit) => `${value}.length >= ${numberLiteral(limit)}`),
        ...when(maxLength, (limit) => `${value}.length <= ${numberLiteral(limit)}`),
        // Each text that matches the usual pattern matches the other one, too.
        ...when(usual ?? pattern, (source) => like(compiledPattern(source))),
        ...when(patternFormats.get(format), like),
        ...words('string'),
      ],
      array: [
        `Array.isArray(${value})`,
        ...when(items, (item) => `isArrayOf(${value}, ${this.#guard(item, itemPlace(place))})`),
        ...when(minItems, (limit) => `${value}.length >= ${numberLiteral(limit)}`),
        ...when(most, (limit) => `${value}.length <= ${numberLiteral(limit)}`),
        ...(uniqueItems ? [`new Set(${value}).size === ${value}.length`] : []),
      ],
      object: [
        `isRecord(${value})`,
        ...when(minProperties, (limit) => `${count} >= ${numberLiteral(limit)}`),
        ...when(maxProperties, (limit) => `${count} <= ${numberLiteral(limit)}`),
        ...required
          .filter((name) => !Object.hasOwn(properties, name))
          .map((name) => `${memberAccess(value, name)} !== undefined`),
        ...Object.entries(properties).flatMap(([name, schema]) =>
          this.#property(
            schema,
            memberAccess(value, name),
            propertyPlace(place, name),
            required.includes(name),
          ),
        ),
        ...when(additionalProperties, (member) => {
          const names = Object.keys(properties);
          const others = names.length === 0 ? '' : `, ${literal(names)}`;
          return `everyMember(${value}, ${this.#guard(member, memberPlace(place))}${others})`;
        }),
        ...when(declaredNames, (declared) => this.#hasCount(declared, whole, value)),
      ],
    };
  }

  #property(schema: ValidationSchema, value: string, place: string, isRequired: boolean): string[] {
    const conditions = this.of(schema, value, place);
    if (!isRequired) return either([[`${value} === undefined`], conditions]);
    return this.#hasType(schema) ? conditions : [`${value} !== undefined`, ...conditions];
  }

  #hasType({ $ref, type, allOf = [], anyOf }: ValidationSchema): boolean {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    return Boolean(
      type !== undefined ||
        (target && this.#hasType(target)) ||
        allOf.some((part) => this.#hasType(part)) ||
        anyOf?.every((part) => this.#hasType(part)),
    );
  }

  /** If all required properties exist, the value has no undeclared one if it has as many properties as are declared. */
  #hasCount(names: readonly string[], schema: ValidationSchema, value: string): string {
    const required = this.#required(schema);
    const others = names.filter((name) => !required.has(name));
    const counted = others.map((name) => `+(${memberAccess(value, name)} !== undefined)`);
    const terms = [names.length - others.length || [], counted].flat();
    return `hasCount(${value}, ${terms.join(' + ') || 0})`;
  }

  #required({ $ref, required = [], allOf = [] }: ValidationSchema): Set<string> {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    const parts = target ? [...allOf, target] : allOf;
    return new Set([...required, ...parts.flatMap((part) => [...this.#required(part)])]);
  }

  #isOne(values: readonly (string | number | boolean)[], value: string, place: string): string {
    const words = values.filter((one) => typeof one === 'string');
    if (words.length === values.length && words.length > 4)
      return `${this.calls.oneOf(words, place)}(${value})`;
    return `(${values.map((one) => `${value} === ${literal(one)}`).join(' || ')})`;
  }

  #guard(schema: ValidationSchema, place: string): string {
    if (schema.$ref !== undefined) return this.calls.check(schema.$ref);
    const conditions = this.of(schema, 'item', place);
    return conditions.length === 0 ? '() => true' : `(item) => ${together(conditions)}`;
  }
}

/** The condition that a value has one of the types and satisfies its limits. Without types, any kind is allowed. */
function typed(
  types: readonly SchemaType[],
  { items }: ValidationSchema,
  limits: Limits,
  value: string,
): string[] {
  if (types.length === 0)
    return Object.values(limits).flatMap(([test, ...others]) =>
      others.length > 0 ? [`(!(${test}) || ${together(others)})`] : [],
    );
  return either(
    types.map((name) => {
      if (name === 'null') return [`${value} === null`];
      // isArrayOf checks that it is an array.
      if (name === 'array' && items) return limits.array.slice(1);
      if (name !== 'integer' && name !== 'number') return limits[name];
      const [, ...others] = limits.number;
      const test = `Number.is${name === 'integer' ? 'Integer' : 'Finite'}(${value})`;
      // Number.isFinite does not narrow the type for the compiler.
      return others.length > 0 ? [`typeof ${value} === 'number'`, test, ...others] : [test];
    }),
  );
}

/** Larger powers of ten are no exact doubles. */
const mostDecimals = 22;

/**
 * The condition that a number is a multiple. A fraction such as 0.01 is no exact double, and 0.07 / 0.01 is not 7. So the
 * nearest multiple is written as a quotient of integers, 7 / 100, which is the same double as 0.07.
 */
export function multiple(value: string, divisor: number): string {
  const [digits = '', exponent] = divisor.toExponential().split('e');
  const numerator = Number(digits.replace('.', ''));
  const decimals = digits.replace(/^\d\.?/, '').length - Number(exponent);
  const quotient = `${value} / ${numberLiteral(divisor)}`;
  if (decimals <= 0 || decimals > mostDecimals) return `Number.isInteger(${quotient})`;
  return `(Math.round(${quotient}) * ${numerator}) / ${numberLiteral(10 ** decimals)} === ${value}`;
}

function when<T>(limit: T | undefined, write: (limit: T) => string): string[] {
  return limit === undefined ? [] : [write(limit)];
}

export function together(conditions: readonly string[]): string {
  return conditions.length > 1 ? `(${conditions.join(' && ')})` : (conditions[0] ?? 'true');
}

function either(alternatives: readonly (readonly string[])[]): string[] {
  if (alternatives.some((conditions) => conditions.length === 0)) return [];
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return [...only];
  return [`(${[...new Set(alternatives.map(together))].join(' || ')})`];
}
