import { type Api, bodySchemas, replySchemas } from '../api.js';
import { freeName } from '../code-text.js';
import { isLinear } from '../linear/linear.js';
import { mapValues, reachable, resolved, type Schema, type SchemaType } from '../schema.js';
import { patternFormats } from './ajv.js';

export interface ValidationSchema {
  $ref?: string;
  type?: SchemaType | readonly SchemaType[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  items?: ValidationSchema;
  minItems?: number;
  uniqueItems?: true;
  minProperties?: number;
  maxProperties?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, ValidationSchema>>;
  additionalProperties?: ValidationSchema;
  allOf?: readonly ValidationSchema[];
  anyOf?: readonly ValidationSchema[];
  /** The expected form that a mismatch reports, instead of the type, the pattern and the limits. */
  'x-form'?: string;
  /** Our keywords, which detect drift: the usual form, and the declared words, properties and number of items. */
  'x-usual'?: string;
  'x-values'?: readonly (string | number | boolean)[];
  'x-properties'?: readonly string[];
  'x-most'?: number;
}

export function fieldsOf(name: string, api: Api): string {
  return freeName(`${name}Fields`, api.schemas);
}

/** The schema of each component that a reply or a body uses, by name. */
export function checkedSchemas(api: Api): Map<string, ValidationSchema> {
  const found = new Map<string, ValidationSchema>();
  const extended = new Set<string>();
  const names = reachable(api.schemas, [...replySchemas(api), ...bodySchemas(api)]);
  for (const name of [...names].sort()) {
    const schema = api.schemas.get(name);
    if (schema) found.set(name, validationSchema(schema, api, extended));
  }
  // An extended schema becomes two: its fields, and the check for undeclared properties.
  for (const name of extended) {
    const schema = api.schemas.get(name);
    if (!schema) continue;
    found.set(fieldsOf(name, api), validationSchema(schema, api, extended, true));
    const names = declaredProperties(schema, api);
    found.set(name, {
      allOf: [{ $ref: fieldsOf(name, api) }],
      ...(names ? { 'x-properties': names } : {}),
    });
  }
  return found;
}

/**
 * The checks of a schema.
 *
 * @param extended Collects the components that are a part of another schema.
 * @param open Whether the schema is a part of another one, which checks for undeclared properties once for all parts.
 */
function validationSchema(schema: Schema, api: Api, extended: Set<string>, open = false): ValidationSchema {
  const inner = (part: Schema): ValidationSchema => validationSchema(part, api, extended);
  const part = (member: Schema): ValidationSchema => {
    if (member.ref === undefined || !declaredProperties(member, api))
      return validationSchema(member, api, extended, true);
    extended.add(member.ref);
    return { $ref: fieldsOf(member.ref, api) };
  };
  if (schema.ref !== undefined) return { $ref: schema.ref };
  const out: ValidationSchema = {};
  if (schema.type) out.type = schema.type.length === 1 && schema.type[0] ? schema.type[0] : schema.type;
  const { maxItems, uniqueItems, pattern, 'x-usual': usual, ...limits } = schema.limits ?? {};
  const numbers = mapValues(limits, (limit) => (typeof limit === 'bigint' ? Number(limit) : limit));
  Object.assign(out, limitsOfFormat(schema.format), numbers);
  // A slow pattern would let a service block the program. The generator lists those that it leaves out.
  if (pattern !== undefined && isLinear(pattern)) out.pattern = String(pattern);
  if (usual !== undefined && isLinear(usual)) out['x-usual'] = String(usual);
  if (schema.format && patternFormats.has(schema.format)) out.format = schema.format;
  const time = timeFormats.get(schema.format ?? '');
  if (time && schema.type?.includes('string') && out.pattern === undefined)
    Object.assign(out, { pattern: time.pattern, 'x-form': time.form });
  if (schema.form !== undefined) out['x-form'] = schema.form;
  // Only scalars can be compared by identity.
  if (uniqueItems && schema.items?.type?.every((type) => type !== 'object' && type !== 'array'))
    out.uniqueItems = true;
  if (maxItems !== undefined) out['x-most'] = Number(maxItems);
  if (schema.enum) out['x-values'] = schema.enum.filter((value) => value !== null);
  if (schema.required) out.required = schema.required;
  if (schema.properties) out.properties = mapValues(schema.properties, inner);
  if (schema.additionalProperties) out.additionalProperties = inner(schema.additionalProperties);
  if (schema.items) out.items = inner(schema.items);
  if (schema.allOf) out.allOf = schema.allOf.map(part);
  if (schema.anyOf) {
    const objects = schema.anyOf.filter((member) => declaredProperties(member, api));
    const forms = widened(schema.anyOf, api).map(objects.length > 1 || open ? part : inner);
    const [only, ...others] = new Map(forms.map((form) => [JSON.stringify(form), form])).values();
    // Alternatives that differ in their words are one, now that each has the words of all.
    if (only && others.length === 0) out.allOf = [...(out.allOf ?? []), only];
    else out.anyOf = forms;
  }
  const names = open ? undefined : ownProperties(schema, api);
  if (names) out['x-properties'] = names;
  return out;
}

/**
 * Extends the words of each alternative by those of all, as in a property that tells which alternative it is. Ajv tries the
 * alternatives in order, and a word that another one declares is not drift.
 */
function widened(anyOf: readonly Schema[], api: Api): readonly Schema[] {
  const targets = anyOf.map((member) => resolved(member, api.schemas));
  const places = targets.map((target) => ({ '': target, ...target.properties }));
  const words = new Map<string, Set<string | number | boolean | null>>();
  const anyWord = new Set<string>();
  for (const [place, schema] of places.flatMap((schemas) => Object.entries(schemas))) {
    const { enum: values, type } = resolved(schema, api.schemas);
    if (values) words.set(place, new Set([...(words.get(place) ?? []), ...values]));
    else if (!type || type.some((name) => !['null', 'object', 'array'].includes(name))) anyWord.add(place);
  }
  const widen = (place: string, schema: Schema): Schema => {
    const { enum: values, ...rest } = resolved(schema, api.schemas);
    if (!values || (values.length === words.get(place)?.size && !anyWord.has(place))) return schema;
    return anyWord.has(place) ? rest : { ...rest, enum: [...(words.get(place) ?? values)] };
  };
  return anyOf.map((member, index) => {
    const target = targets[index] ?? member;
    const whole = widen('', target);
    const properties = mapValues(target.properties ?? {}, (schema, name) => widen(name, schema));
    const same =
      whole === target &&
      Object.entries(properties).every(([name, schema]) => schema === target.properties?.[name]);
    if (same) return member;
    return { ...whole, ...(target.properties ? { properties } : {}) };
  });
}

/** The properties that an object may have. Undefined if the check happens deeper, or if any property is allowed. */
function ownProperties(schema: Schema, api: Api): readonly string[] | undefined {
  const alternatives = schema.anyOf?.filter((member) => declaredProperties(member, api)) ?? [];
  const composed = schema.properties || schema.allOf || alternatives.length > 1;
  return composed ? declaredProperties(schema, api) : undefined;
}

/** All properties that a schema and its parts declare. Undefined if it is not an object, or if any property is allowed. */
function declaredProperties(part: Schema, api: Api): readonly string[] | undefined {
  const schema = resolved(part, api.schemas);
  if (schema.additionalProperties) return undefined;
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  const inside = parts.map((part) => declaredProperties(part, api)).filter((names) => names !== undefined);
  if (!schema.properties && inside.length === 0) return undefined;
  return [...new Set([...Object.keys(schema.properties ?? {}), ...inside.flat()])].sort();
}

/** Times in the form of RFC 3339. The number of days in a month is not checked. */
export const timeFormats: ReadonlyMap<string, { readonly pattern: string; readonly form: string }> = new Map([
  ['date', { pattern: String.raw`^\d{4}-[01]\d-[0-3]\d$`, form: 'a date such as 2026-01-31' }],
  [
    'date-time',
    {
      pattern: String.raw`^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$`,
      form: 'a time such as 2026-01-31T12:00:00Z',
    },
  ],
]);

/** The limits of a format. Wider integers than 32 bits may be rounded here; the decoder checks them exactly. */
function limitsOfFormat(format: string | undefined): ValidationSchema {
  return format === 'int32' ? { format, minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } : {};
}
