import { literal, memberAccess, numberLiteral, patternLiteral } from '../code-text.js';
import type { SchemaType } from '../schema.js';
import { patternFormats } from './ajv.js';
import type { CheckModule } from './check-module.js';
import { otherThan, quickPattern } from './quick-pattern.js';
import type { ValidationSchema } from './validation-schemas.js';

/** What limits of a schema may limit. */
type Kind = 'array' | 'boolean' | 'number' | 'object' | 'string';

/** What a value of a kind has to keep: first what makes it one, by which the compiler knows it too. */
type Limits = Readonly<Record<Kind, readonly [test: string, ...kept: string[]]>>;

/** Writes what has to hold for a value of a schema, as conditions that stand for themselves between `&&`. */
export class GuardConditions {
  /** Constants are named after the schema `base`. */
  constructor(
    private readonly module: CheckModule,
    private readonly schemas: ReadonlyMap<string, ValidationSchema>,
    private readonly base: string,
  ) {}

  of(schema: ValidationSchema, value: string): string[] {
    const { $ref, type, allOf = [], anyOf, ...limits } = schema;
    if ($ref !== undefined) return [`${this.module.check($ref)}(${value})`];
    const types = type ?? (this.#isObject(schema) ? 'object' : []);
    const conditions = [
      ...allOf.flatMap((part) => this.of(part, value)),
      ...typed([types].flat(), schema, this.#limits(limits, schema, value), value),
      ...(anyOf ? either(anyOf.map((part) => this.of(part, value))) : []),
    ];
    return [...new Set(conditions)];
  }

  /** Whether nothing but an object fits. */
  #isObject({ $ref, type, allOf = [] }: ValidationSchema): boolean {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    return (
      type === 'object' ||
      (target !== undefined && this.#isObject(target)) ||
      allOf.some((part) => this.#isObject(part))
    );
  }

  #limits(schema: ValidationSchema, whole: ValidationSchema, value: string): Limits {
    const {
      minimum,
      maximum,
      exclusiveMinimum,
      exclusiveMaximum,
      multipleOf,
      minLength,
      maxLength,
      pattern,
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
      'x-properties': names,
      'x-values': values = [],
      ...others
    } = schema;
    for (const keyword in others) throw new Error(`guards have no word for ${keyword}`);
    const words = (kind: Kind): string[] =>
      values.some((word) => typeof word === kind) ? [this.#isOne(values, value)] : [];
    const like = (pattern: RegExp): string => {
      const quick = quickPattern(pattern);
      const other = otherThan(quick);
      const name = this.module.constant(
        other ? 'unlike' : 'pattern',
        this.base,
        patternLiteral(other ?? quick),
      );
      return `${other ? '!' : ''}${name}.test(${value})`;
    };
    const count = `Object.keys(${value}).length`;
    return {
      boolean: [`typeof ${value} === 'boolean'`, ...words('boolean')],
      number: [
        `typeof ${value} === 'number' && Number.isFinite(${value})`,
        ...when(minimum, (limit) => `${value} >= ${numberLiteral(limit)}`),
        ...when(maximum, (limit) => `${value} <= ${numberLiteral(limit)}`),
        ...when(exclusiveMinimum, (limit) => `${value} > ${numberLiteral(limit)}`),
        ...when(exclusiveMaximum, (limit) => `${value} < ${numberLiteral(limit)}`),
        ...when(multipleOf, (divisor) => `Number.isInteger(${value} / ${numberLiteral(divisor)})`),
        ...words('number'),
      ],
      string: [
        `typeof ${value} === 'string'`,
        ...when(minLength, (limit) => `${value}.length >= ${numberLiteral(limit)}`),
        ...when(maxLength, (limit) => `${value}.length <= ${numberLiteral(limit)}`),
        ...when(pattern, (source) => like(new RegExp(source))),
        ...when(patternFormats.get(format), like),
        ...words('string'),
      ],
      array: [
        `Array.isArray(${value})`,
        ...when(items, (item) => `isArrayOf(${value}, ${this.#guard(item)})`),
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
          this.#property(schema, memberAccess(value, name), required.includes(name)),
        ),
        ...when(additionalProperties, (member) => {
          const named = Object.keys(properties);
          const others = named.length === 0 ? '' : `, ${this.#known(literal(named))}`;
          return `everyMember(${value}, ${this.#guard(member)}${others})`;
        }),
        ...when(names, (known) => this.#hasCount(known, whole, value)),
      ],
    };
  }

  #property(schema: ValidationSchema, value: string, isRequired: boolean): string[] {
    const conditions = this.of(schema, value);
    if (!isRequired) return either([[`${value} === undefined`], conditions]);
    return this.#hasType(schema) ? conditions : [`${value} !== undefined`, ...conditions];
  }

  /** Whether nothing fits that is not there. */
  #hasType({ $ref, type, allOf = [], anyOf }: ValidationSchema): boolean {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    return Boolean(
      type !== undefined ||
        (target && this.#hasType(target)) ||
        allOf.some((part) => this.#hasType(part)) ||
        anyOf?.every((part) => this.#hasType(part)),
    );
  }

  /** Who has all that is required has no other name if there are as many as are known. */
  #hasCount(known: readonly string[], schema: ValidationSchema, value: string): string {
    const required = this.#required(schema);
    const others = known.filter((name) => !required.has(name));
    const counted = others.map((name) => `+(${memberAccess(value, name)} !== undefined)`);
    const terms = [known.length - others.length || [], counted].flat();
    return `hasCount(${value}, ${terms.join(' + ') || 0})`;
  }

  /** What has to be there in a value that fits. */
  #required({ $ref, required = [], allOf = [] }: ValidationSchema): Set<string> {
    const target = $ref === undefined ? undefined : this.schemas.get($ref);
    const parts = target ? [...allOf, target] : allOf;
    return new Set([...required, ...parts.flatMap((part) => [...this.#required(part)])]);
  }

  #isOne(values: readonly unknown[], value: string): string {
    if (values.length > 4 && values.every((one) => typeof one === 'string'))
      return `${this.#known(`/*#__PURE__*/ oneOf(${literal(values)})`)}(${value})`;
    return `(${values.map((one) => `${value} === ${literal(one)}`).join(' || ')})`;
  }

  #guard(schema: ValidationSchema): string {
    return schema.$ref === undefined
      ? `(item) => ${together(this.of(schema, 'item'))}`
      : this.module.check(schema.$ref);
  }

  #known(value: string): string {
    return this.module.constant('known', this.base, value);
  }
}

/** A value is of one of the types, each of which has limits of its own; without any, it may be of each kind. */
function typed(
  types: readonly SchemaType[],
  { items }: ValidationSchema,
  limits: Limits,
  value: string,
): string[] {
  if (types.length === 0)
    return Object.values(limits).flatMap(([test, ...kept]) =>
      kept.length > 0 ? [`(!(${test}) || ${together(kept)})`] : [],
    );
  return either(
    types.map((name) => {
      if (name === 'null') return [`${value} === null`];
      // Whether it is an array at all is asked with its items.
      if (name === 'array' && items) return limits.array.slice(1);
      if (name !== 'integer' && name !== 'number') return limits[name];
      const [, ...kept] = limits.number;
      const test = `Number.is${name === 'integer' ? 'Integer' : 'Finite'}(${value})`;
      // It says nothing to the compiler.
      return kept.length > 0 ? [`typeof ${value} === 'number'`, test, ...kept] : [test];
    }),
  );
}

function when<T>(limit: T | undefined, write: (limit: T) => string): string[] {
  return limit === undefined ? [] : [write(limit)];
}

/** Conditions that all have to hold, as one. */
function together(conditions: readonly string[]): string {
  return conditions.length > 1 ? `(${conditions.join(' && ')})` : (conditions[0] ?? 'true');
}

/** Of these alternatives one has to hold. */
function either(alternatives: readonly (readonly string[])[]): string[] {
  if (alternatives.some((conditions) => conditions.length === 0)) return [];
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return [...only];
  return [`(${[...new Set(alternatives.map(together))].join(' || ')})`];
}
