import { readFile, stat } from 'node:fs/promises';
import { isScalar, Lexer, Parser, parseDocument, visit } from 'yaml';
import { at, FileError, GenerationError } from '../generation-error.js';

export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json | undefined };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maximum depth of nested lists and objects. Beyond 700, the YAML parser exhausts the stack. */
const maxDepth = 200;

/**
 * Reads an OpenAPI description, YAML or JSON, with integers beyond 2^53 exact.
 *
 * @throws FileError if the file cannot be read, GenerationError if it is not a description.
 */
export async function readDescription(file: string): Promise<JsonObject> {
  return parseDescription(await readSource(file));
}

/** In bytes. The description of the ledger service has 0.3 MB. A larger file would fill the memory before it has an error. */
const maxSize = 32 * 2 ** 20;

/**
 * The text of a description.
 *
 * @throws FileError if the file cannot be read, GenerationError if it is too large.
 */
export async function readSource(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > maxSize) throw tooLarge(size);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new FileError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function tooLarge(size: number): GenerationError {
  const megabytes = (size / 2 ** 20).toFixed(1);
  return new GenerationError('', `the description has ${megabytes} MiB; expected at most 32`);
}

export function parseDescription(text: string): JsonObject {
  // Also a text of a URL, or of a file that has grown.
  const size = Buffer.byteLength(text);
  if (size > maxSize) throw tooLarge(size);
  checkDepth(text);
  // The parser itself would compare each key with each other one of its object.
  const document = parseDocument(text, { intAsBigInt: true, uniqueKeys: false });
  const [error] = document.errors;
  // The message ends with a colon and the lines around the error.
  if (error) throw new GenerationError('', String(error.message.split(':\n')[0]));
  checkKeys(document, text);
  return plainDescription(expanded(document, text));
}

/** Refuses an object with two equal keys. 200 and '200' are one key, too, because names of an object are texts. */
function checkKeys(document: ReturnType<typeof parseDocument>, text: string): void {
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name)) {
          const line = lineAt(text, key.range?.[0] ?? 0);
          throw new GenerationError('', `line ${line}: the key ${name} is twice in one object`);
        }
        seen.add(name);
      }
    },
  });
}

/** A copy with integers within 2^53 as numbers. Throws for values that a generated file cannot contain. */
export function plainDescription(source: unknown): JsonObject {
  const root = plain(source, '', 0);
  if (!isObject(root)) throw new GenerationError('', 'expected an OpenAPI description, an object');
  return root;
}

/** Checks the depth with the parser's own stack, before `parseDocument` could exhaust the call stack. */
function checkDepth(text: string): void {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length <= 2 * maxDepth) continue;
    const line = lineAt(text, parser.offset);
    throw new GenerationError('', `line ${line}: nested more than ${maxDepth} levels deep`);
  }
}

/** The value of a document. Throws if nested aliases expand to too much: a few could fill any memory. */
function expanded(document: ReturnType<typeof parseDocument>, text: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    let line = 0;
    visit(document, {
      Alias: (_, { range }) => {
        line = lineAt(text, range?.[0] ?? 0);
      },
    });
    throw new GenerationError('', `line ${line}: the YAML aliases up to this line expand to too much data`);
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function plain(value: unknown, pointer: string, depth: number): Json {
  const reject = (reason: string): never => {
    throw new GenerationError(pointer, reason);
  };
  if (depth > maxDepth)
    throw new GenerationError(pointer.split('/', 5).join('/'), `nested more than ${maxDepth} levels deep`);
  if (typeof value === 'bigint') {
    const small = Number(value);
    if (!Number.isFinite(small)) reject('expected a number below 1e308');
    return Number.isSafeInteger(small) ? small : value;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) reject('expected a finite number');
  if (typeof value === 'string' && isIllFormed(value))
    reject('the text has a lone surrogate; expected well-formed Unicode');
  if (Array.isArray(value)) return value.map((item, index) => plain(item, at(pointer, index), depth + 1));
  if (!isObject(value)) return value as Json;
  const members = Object.entries(value).map(([name, member]) => {
    const here = at(pointer, name);
    // In an object literal, this key would set the prototype.
    if (name === '__proto__') throw new GenerationError(here, 'a member cannot be named __proto__');
    if (isIllFormed(name))
      throw new GenerationError(here, 'the name has a lone surrogate; expected well-formed Unicode');
    return [name, plain(member, here, depth + 1)];
  });
  return Object.fromEntries(members);
}

function isIllFormed(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
