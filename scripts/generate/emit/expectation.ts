/** What a keyword expects, in words; `below` is the property that it expects it of. */
export function expectation(
  keyword: string,
  params: Readonly<Record<string, unknown>>,
): { expected: string; below?: string } {
  const limit = String(params.limit);
  switch (keyword) {
    case 'type':
      return { expected: [params.type].flat().join(' or ') };
    case 'required':
      return { expected: 'a value', below: pointerKey(String(params.missingProperty)) };
    case 'pattern':
      return { expected: `text like ${String(params.pattern)}` };
    case 'format':
      return { expected: `a ${String(params.format)}` };
    case 'minimum':
      return { expected: `at least ${limit}` };
    case 'maximum':
      return { expected: `at most ${limit}` };
    case 'exclusiveMinimum':
      return { expected: `more than ${limit}` };
    case 'exclusiveMaximum':
      return { expected: `less than ${limit}` };
    case 'multipleOf':
      return { expected: `a multiple of ${String(params.multipleOf)}` };
    case 'minLength':
      return { expected: `at least ${limit} characters` };
    case 'maxLength':
      return { expected: `at most ${limit} characters` };
    case 'minItems':
      return { expected: `at least ${limit} items` };
    case 'minProperties':
      return { expected: `at least ${limit} properties` };
    case 'maxProperties':
      return { expected: `at most ${limit} properties` };
    case 'uniqueItems':
      return { expected: 'items that differ' };
    case 'anyOf':
      return { expected: 'one of the declared forms' };
    default:
      throw new Error(`Ajv reports the keyword ${keyword}, which the generator does not know`);
  }
}

function pointerKey(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
