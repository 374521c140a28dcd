const words: Readonly<Record<string, (value: unknown) => string>> = {
  is: (types) => [types].flat().map(String).map(withArticle).join(' or '),
  format: (format) => `text of the format ${format}`,
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  multipleOf: (divisor) => `a multiple of ${divisor}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit} items`,
  minProperties: (limit) => `at least ${limit} properties`,
  maxProperties: (limit) => `at most ${limit} properties`,
  uniqueItems: () => 'unique items',
  anyOf: () => 'a value that matches one of the declared alternatives',
};

function withArticle(type: string): string {
  if (type === 'null') return type;
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}

export function expectation(keyword: string, value: unknown): string {
  const describe = words[keyword];
  if (!describe) throw new Error(`the keyword ${keyword} has no description in expectation.ts; add one`);
  return describe(value);
}
