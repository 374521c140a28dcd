import { type Api, replySchemas } from '../api.js';
import { commentText, escaped, literal, patternLiteral } from '../code-text.js';
import { CheckModule, guardName } from './check-module.js';
import { type Calls, GuardConditions } from './guard-conditions.js';
import { moduleText } from './module-text.js';
import { contentName } from './part-names.js';
import { otherThan, quickPattern } from './quick-pattern.js';
import { placeOf, shareSchemas } from './share-schemas.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * Emits quick checks of a service's replies. Nearly all replies match their schema, so the code that reports mismatches is
 * loaded only for the others.
 *
 * The validators could check every reply, and the guards are as many lines again. They earn them, as `npm run bench -- --only
 * decode` shows: a validator makes a table of functions for each object, and calls a function for each field. Beside
 * JSON.parse, a page of 100 recorded transactions takes 1.4 times as long with guards, and 4.5 times with validators only; a
 * page of contracts 1.2 and 4.3, of logs 1.7 and 4.6. Without guards, the first bundle would also have to load validators.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareSchemas(checkedSchemas(api), isLong), names));
  return moduleText(
    api,
    `Quick checks whether replies of the ${api.service} service match their schemas.`,
    core,
    code,
  );
}

function compileGuards(schemas: ReadonlyMap<string, ValidationSchema>, exported: readonly string[]): string {
  const module = new CheckModule(guardName);
  const conditions = new GuardConditions(callsOf(module), schemas);
  const functions = new Map<string, string>();
  for (const name of exported) module.check(name);
  // The loop appends the schemas that a function refers to.
  for (const name of module.called) {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`the schema ${name} does not exist`);
    const own = conditions.of(schema, 'data', placeOf(name, schemas));
    functions.set(name, own.length === 0 ? '() => true' : `(data) => ${own.join(' && ')}`);
  }
  // A check inside an alternative that any value matches is not needed.
  const used = new Set(exported);
  for (const name of used)
    for (const [called] of functions.get(name)?.matchAll(/\bfits[\w$]+/g) ?? []) used.add(called.slice(4));
  const written = [...functions]
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, body]) =>
        `${exported.includes(name) ? 'export ' : ''}const ${module.check(name)}: Guard = ${body};\n`,
    )
    .join('\n');
  const constants = module.constantsOf(written);
  return [constants.includes('// ') ? patternNote : '', constants, written].join('\n');
}

const patternNote = `
// A pattern stands below that of the description, if it is written for speed: eight characters at a time, as V8 counts
// repetitions; two ranges for a hexadecimal digit, as its letters and digits alternate at random; \`unlike\`, a search for
// what does not match, as V8 stores each match. A page of logs takes 0.4 of the time, of contracts 0.83.
`;

function callsOf(module: CheckModule): Calls {
  return {
    check: (schema) => module.check(schema),
    matches(value, pattern, place) {
      const quick = quickPattern(pattern);
      const other = otherThan(quick);
      // Above a quicker pattern, a reader sees that of the description.
      const comment = quick === pattern ? '' : `// ${commentText(pattern.source)}\n`;
      const name = contentName({ type: 'string', pattern: pattern.source }, new Set()) ?? place;
      if (!other) return `${module.constant('pattern', name, patternLiteral(quick))}.test(${value})`;
      return `!${module.constant('unlike', name, patternLiteral(other), comment)}.test(${value})`;
    },
    // The validators have their own list: one that both import would be loaded at first, 1.1 kB of a bundle of one lookup.
    oneOf: (words, place) => module.constant('isKnown', place, `/*#__PURE__*/ oneOf(${literal(words)})`),
  };
}

/** Whether it is a scalar of several properties with a name of its own, whose check is longer than a function call. */
function isLong(
  { type = [], pattern, minimum, maximum }: ValidationSchema,
  uses: number,
  ownName: string | undefined,
): boolean {
  const types = [type].flat();
  const isScalar =
    !types.includes('array') && !types.includes('object') && types.some((name) => name !== 'null');
  if (uses < 2 || !isScalar || ownName === undefined) return false;
  return pattern !== undefined || types.length > 1 || minimum !== undefined || maximum !== undefined;
}
