import fc from 'fast-check';
import { it } from 'vitest';
// By their inner paths: the face also formats files, which takes longer than all the rest.
import { emitHelp } from '../../scripts/generate/emit/emit-help.js';
import { emitService } from '../../scripts/generate/emit/emit-service.js';
import { emitSandbox } from '../../scripts/generate/generate-sandbox.js';
import { slowness } from '../../scripts/generate/linear/linear.js';
import { GenerationError, type Json, type JsonObject, readApi } from '../generate/description.js';
import { harmless } from './descriptions/harmless.js';
import { outline } from './descriptions/outline.js';
import { payloads } from './descriptions/payloads.js';
import { type Change, changed, placesOf } from './descriptions/places.js';
import { announce, patience, runs } from './fuzzing.js';

const core = 'ledger-query-client/core';

/** The statements of all files, each after the name of its file. */
async function outlines(description: JsonObject): Promise<string[]> {
  const api = readApi(description, 'ledger');
  const files = await emitService(api, core);
  files.set('help.ts', emitHelp(api, core)).set('sandbox.ts', emitSandbox(api, api.operations));
  const statements = [...files].flatMap(([name, text]) =>
    outline(text).map((statement) => `${placeOf(name)}: ${statement}`),
  );
  return withoutGroups(statements);
}

/**
 * A group of validators is named by the words of its tag, so tags with the same words, or none, share a file. How many files
 * there are, and how many validators each exports, depends on the words of the payloads, and shows no fault.
 */
function withoutGroups(statements: readonly string[]): string[] {
  const others = statements.filter((statement) => !statement.startsWith('validators: '));
  const exports = statements
    .filter((statement) => statement.startsWith('validators: '))
    .map((statement) => statement.replaceAll(/(?:ExportSpecifier\(own\),)+/g, ''));
  return [...others, ...new Set(exports)];
}

/** The place of a file. A group of validators has the name of a tag, which may be any text. */
function placeOf(name: string): string {
  if (!/^[\w-]+(\/[\w-]+)?\.ts$/.test(name)) throw new Error(`a file with the name ${name}`);
  return name.replace(/^validators\/.*/, 'validators');
}

/** The result of a step, or the place and reason of a refusal. Other errors are thrown. */
async function unlessRefused<Result>(step: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof GenerationError && error.pointer.startsWith('/')) return undefined;
    throw error;
  }
}

/** The same changes with harmless payloads, equal ones for equal ones. Numbers stay, because they are data. */
function tame(changes: readonly Change[]): Change[] {
  const counterpart = (payload: Json, { pointer, isName }: Change['place']): Json => {
    if (typeof payload !== 'string' || payload.trim() === '') return payload;
    const index = payloads.indexOf(payload);
    // The generator leaves a slow pattern out, so its counterpart is slow, too.
    if (!isName && pointer.endsWith('/pattern') && isSlow(payload)) return `(a+)+harmless${index}`;
    // The generator reads a reply by its media type.
    if (isName && payload.startsWith('application/json')) return `application/json; x=harmless${index}`;
    if (isName && payload.trim().endsWith('+json')) return `application/harmless${index}+json`;
    // JavaScript moves such names to the front.
    if (/^\d+$/.test(payload)) return `${1000 + index}`;
    return /^[A-Za-z_$][\w$]*$/.test(payload) ? `harmless${index}` : `harmless ${index} words`;
  };
  return changes.map((change) => ({ ...change, payload: counterpart(change.payload, change.place) }));
}

function isSlow(pattern: string): boolean {
  try {
    return slowness(new RegExp(pattern)) !== undefined;
  } catch {
    return false;
  }
}

/** The changes that leave a readable description if they are applied in order. */
async function readable(changes: readonly Change[]): Promise<Change[]> {
  const kept: Change[] = [];
  for (const change of changes) {
    const more = [...kept, change];
    // A place that takes only words of OpenAPI has no harmless counterpart.
    const isRead = await unlessRefused(() =>
      [more, tame(more)].map((some) => readApi(changed(harmless, some).description, 'ledger')),
    );
    if (isRead) kept.push(change);
  }
  return kept;
}

/** Compares the generated statements. Returns the number of hostile places in the output. */
async function compare(changes: readonly Change[]): Promise<number> {
  const { description, count } = changed(harmless, changes);
  const hostile = await unlessRefused(() => outlines(description));
  const expected =
    hostile && (await unlessRefused(() => outlines(changed(harmless, tame(changes)).description)));
  if (hostile && expected) {
    const more = hostile.find((statement) => !expected.includes(statement));
    const less = expected.find((statement) => !hostile.includes(statement));
    if (more ?? less) throw new Error(`generated ${more}\n\ninstead of ${less}`);
    if (hostile.length !== expected.length) throw new Error(`${hostile.length} statements`);
    return count;
  }
  // One change cannot be generated, such as a duplicate name; the others can.
  const half = changes.length >> 1;
  if (half === 0) return 0;
  const parts = [changes.slice(0, half), changes.slice(half)];
  const [first = 0, second = 0] = await Promise.all(parts.map(async (part) => compare(await readable(part))));
  return first + second;
}

const targets = placesOf(harmless).flatMap((place) =>
  [false, true].map((everywhere) => ({ place, everywhere })),
);

/** Whether a place takes any text or number, not only words of OpenAPI. */
function isFree(target: Omit<Change, 'payload'>): boolean {
  return ['harmless words', 'harmless', 7].some((payload) => {
    try {
      return Boolean(readApi(changed(harmless, [{ ...target, payload }]).description, 'ledger'));
    } catch {
      return false;
    }
  });
}

const change: fc.Arbitrary<Change> = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...targets.filter(isFree)) },
      { weight: 1, arbitrary: fc.constantFrom(...targets) },
    ),
    fc.constantFrom(...payloads),
  )
  .map(([target, payload]) => ({ ...target, payload }));

it(
  'a hostile description is refused, or generates the statements of a harmless one',
  async () => {
    const parameters = runs(0.00006);
    let [count, generated] = [0, 0];
    const changes = fc.array(change, { minLength: 1, maxLength: 100, size: 'max' });
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        count += all.reduce((sum, one) => sum + changed(harmless, [one]).count, 0);
        generated += await compare(await readable(all));
      }),
      parameters,
    );
    announce(`${count} hostile places, ${generated} of them in generated files`, parameters.numRuns ?? 0);
  },
  patience,
);
