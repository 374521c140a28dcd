import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
import { writeInto } from '../../scripts/generate/write-files.js';
import type { JsonObject } from './description.js';

/** The path of the core module in generated code below `test`. */
export const core = '../../src/core.js';

/** Returns a function that writes code into a folder of its own, which is removed after the tests of the file. */
export function codeFolders(): (code: ReadonlyMap<string, string> | JsonObject) => Promise<string> {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return async (code) => {
    const folder = await mkdtemp(fileURLToPath(new URL('../.tmp-', import.meta.url)));
    folders.push(folder);
    const files = code instanceof Map ? code : await generate(code as JsonObject, 'ledger', core);
    await writeInto(folder, files);
    return folder;
  };
}
