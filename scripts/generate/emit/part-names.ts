// Names in generated checks. A name comes from the place of a schema or from its content, never from the number of others:
// whoever reviews a difference would otherwise read a line for each function that got another number.
import { timeFormats, type ValidationSchema } from './validation-schemas.js';

/** `ContractAction` and `call_type` give `ContractActionCallType`. */
export function propertyPlace(place: string, key: string): string {
  const words = key.split(/[^A-Za-z0-9]+/);
  return [place, ...words.map(capitalised)].join('');
}

export function itemPlace(place: string): string {
  return `${place}Item`;
}

export function memberPlace(place: string): string {
  return `${place}Member`;
}

/** An alternative. Its number is that in the list of alternatives. */
export function formPlace(place: string, index: number): string {
  return `${place}Form${index + 1}`;
}

/**
 * The name of a schema that a few words describe: `{ type: ['integer', 'null'], minimum: 0 }` is an `IntegerOrNullFrom0`.
 * Two schemas have the same name only if they are equal. Undefined for any other schema.
 *
 * @param namesByPlace The schemas whose own name is a place: a list of one of them is at a place, too.
 */
export function contentName(schema: ValidationSchema, namesByPlace: ReadonlySet<string>): string | undefined {
  const { type, format, minimum, maximum, items, pattern, 'x-form': form, ...others } = schema;
  const types = [type ?? 'value'].flat();
  const isInt32 = format === 'int32' && types.includes('integer');
  const hasMore =
    Object.keys(others).length > 0 ||
    (format !== undefined && !isInt32) ||
    (items !== undefined && !types.includes('array')) ||
    (pattern !== undefined && !types.includes('string')) ||
    (form !== undefined && pattern === undefined);
  if (hasMore) return undefined;
  const parts = types.map((name) => {
    if (name === 'array' && items) return listName(items, namesByPlace);
    if (name === 'string') return textName(pattern, form);
    return name === 'integer' && isInt32 ? 'int32' : name;
  });
  const [least, most] = isInt32 ? [-(2 ** 31), 2 ** 31 - 1] : [];
  const bounds = [bound('From', minimum, least), bound('To', maximum, most)];
  if ([...parts, ...bounds].includes(undefined)) return undefined;
  return [parts.map((part = '') => capitalised(part)).join('Or'), ...bounds].join('');
}

function listName({ $ref }: ValidationSchema, namesByPlace: ReadonlySet<string>): string | undefined {
  return $ref === undefined || namesByPlace.has($ref) ? undefined : `${$ref}Array`;
}

/** Hexadecimal data is in most replies of a ledger, so that its usual forms have a name each. */
const hexForms: readonly (readonly [form: RegExp, name: string])[] = [
  [/^\^0x\[hex\]\*\$$/, 'hex'],
  [/^\^0x\(\[hex\]\{2\}\)\*\$$/, 'hexBytes'],
  [/^\^0x\[hex\]\{(\d+)\}\$$/, 'hex$1'],
  [/^\^0x\(\[hex\]\{(\d+)\}\)\?\$$/, 'hex$1OrEmpty'],
];

function textName(pattern: string | undefined, form: string | undefined): string | undefined {
  if (pattern === undefined) return form === undefined ? 'string' : undefined;
  for (const [format, time] of timeFormats)
    if (time.pattern === pattern && time.form === form) return format === 'date' ? 'date' : 'dateTime';
  if (form !== undefined) return undefined;
  const source = pattern.replaceAll('[0-9a-fA-F]', '[hex]');
  const [found, name] = hexForms.find(([one]) => one.test(source)) ?? [];
  return found && name && source.replace(found, name);
}

/** An empty text for the limit of the type. Undefined for a limit that cannot be a part of a name. */
function bound(word: string, limit: number | undefined, ofType: number | undefined): string | undefined {
  if (limit === ofType) return '';
  const isWritten = limit !== undefined && Number.isInteger(limit) && limit >= 0 && limit < 1e21;
  return isWritten ? `${word}${limit}` : undefined;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
