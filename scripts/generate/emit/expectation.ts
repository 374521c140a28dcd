const words: Readonly<Record<string, (value: unknown) => string>> = {
  is: (types) => [types].flat().join(' or '),
  format: (format) => `a ${format}`,
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
  uniqueItems: () => 'items that differ',
  anyOf: () => 'one of the declared forms',
};

/** What a keyword of this value expects, in words. */
export function expectation(keyword: string, value: unknown): string {
  const say = words[keyword];
  if (!say) throw new Error(`the generator has no words for what ${keyword} expects`);
  return say(value);
}
