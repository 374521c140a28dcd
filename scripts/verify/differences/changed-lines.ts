import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '../../generate/generate.js';
import { keysOf } from '../../generate/generation-error.js';
import { type JsonObject, readDescription } from '../../generate/read/read-description.js';
import { writeInto } from '../../generate/write-files.js';
import { root } from '../../run-command.js';
import type { Edit } from './edits.js';

/** How many lines of the generated folders these edits change together: those that disappear, and those that are new. */
export async function changedLines(edits: readonly Edit[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'differences-'));
  try {
    let lines = 0;
    for (const service of new Set(edits.map((edit) => edit.service))) {
      const description = await readDescription(join(root, 'openapi', `${service}.yaml`));
      for (const edit of edits) if (edit.service === service) apply(edit, description);
      const edited = join(folder, service);
      await writeInto(edited, await generate(description, service, '../../src/core.js'));
      lines += differentLines(join(root, 'generated', service), edited);
    }
    return lines;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function apply({ pointer, value }: Edit, description: JsonObject): void {
  const keys = keysOf(pointer);
  const last = String(keys.pop());
  let holder: unknown = description;
  for (const key of keys) holder = Reflect.get(Object(holder), key);
  if (typeof holder !== 'object' || holder === null)
    throw new Error(`the description has nothing at ${pointer}`);
  if (Array.isArray(holder) && value === undefined) holder.splice(Number(last), 1);
  else if (Array.isArray(holder)) holder.splice(Number(last), 0, value);
  else Reflect.set(holder, last, value);
}

function differentLines(before: string, after: string): number {
  const counts = ['diff', '--no-index', '--numstat', before, after];
  const { stdout } = spawnSync('git', counts, { encoding: 'utf8' });
  const pairs = [...stdout.matchAll(/^(\d+)\t(\d+)\t/gm)];
  return pairs.reduce((sum, [, more, less]) => sum + Number(more) + Number(less), 0);
}
