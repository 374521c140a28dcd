import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _ } from './ajv.js';

const tests = {
  array: (data: Code) => _`Array.isArray(${data})`,
  number: (data: Code) => _`typeof ${data} === 'number' && isFinite(${data})`,
  object: (data: Code) => _`isRecord(${data})`,
  string: (data: Code) => _`typeof ${data} === 'string'`,
};

export const failures: Readonly<Record<string, (data: Code) => Code>> = {
  array: (data) => _`!Array.isArray(${data})`,
  boolean: (data) => _`typeof ${data} !== 'boolean'`,
  integer: (data) => _`!Number.isInteger(${data})`,
  null: (data) => _`${data} !== null`,
  number: (data) => _`!Number.isFinite(${data})`,
  object: (data) => _`!isRecord(${data})`,
  string: (data) => _`typeof ${data} !== 'string'`,
};

/** A keyword that applies to values of one type only. */
export function forType(
  type: keyof typeof tests,
  keyword: string,
  schemaType: NonNullable<CodeKeywordDefinition['schemaType']>,
  write: (cxt: KeywordCxt) => void,
): CodeKeywordDefinition {
  const code = (cxt: KeywordCxt): void => {
    const { data, gen, parentSchema } = cxt;
    const tested = testedType(cxt);
    // The keyword does not apply to values of another type.
    if (tested !== undefined && tested !== type) return;
    const isTested = tested === type || keyword === typeReporter(parentSchema);
    gen.if(isTested || tests[type](data), () => write(cxt));
  };
  return { keyword, schemaType, code };
}

/** The only type that a schema allows, except null. */
export function onlyType({ is }: KeywordCxt['parentSchema']): string | undefined {
  const types: string[] = [is ?? []].flat();
  const [only, another] = types.filter((type) => type !== 'null');
  return another === undefined ? only : undefined;
}

/** The type that `is` has already tested. Undefined for numbers, whose limits apply to any number. */
export function testedType({ parentSchema }: KeywordCxt): string | undefined {
  const type = typeReporter(parentSchema) === undefined ? onlyType(parentSchema) : undefined;
  return type === 'array' || type === 'object' || type === 'string' ? type : undefined;
}

/** The keyword whose function in the report also reports a wrong type, so that `is` emits no code. */
export function typeReporter({ is, items, properties }: KeywordCxt['parentSchema']): string | undefined {
  if (is === 'array' && items) return 'items';
  return is === 'object' && properties ? 'properties' : undefined;
}
