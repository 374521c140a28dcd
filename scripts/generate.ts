import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate/generate.js';
import { GenerationError } from './generate/generation-error.js';
import { readDescription } from './generate/read/read-description.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    ledger: { type: 'string' },
    status: { type: 'string' },
    out: { type: 'string' },
  },
});
const given = { ledger: values.ledger, status: values.status };
const own = values.ledger === undefined && values.status === undefined;
const out = resolve(values.out ?? join(root, 'generated'));

if (!own && values.out === undefined) {
  console.error('Another description than our own needs a folder of its own: add --out DIR.');
  process.exit(2);
}

let stale = 0;
for (const service of ['ledger', 'status'] as const) {
  const file = own ? join(root, 'openapi', `${service}.yaml`) : given[service];
  if (file === undefined) continue;
  const folder = join(out, service);
  const core = relative(folder, join(root, 'src', 'core'))
    .split(sep)
    .join('/');
  try {
    const files = await generate(await readDescription(file), service, core);
    stale += await (values.check ? compare(folder, files) : write(folder, files));
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    console.error(`${file}${error.message}`);
    process.exit(1);
  }
}
if (stale > 0) {
  console.error('Run npm run generate and commit what it writes.');
  process.exit(1);
}

async function write(folder: string, files: ReadonlyMap<string, string>): Promise<0> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  for (const name of await strangers(folder, files)) await rm(join(folder, name));
  console.log(`${relative(process.cwd(), folder)}: ${files.size} files`);
  return 0;
}

/** Names each file that differs from what would be written, and counts them. */
async function compare(folder: string, files: ReadonlyMap<string, string>): Promise<number> {
  const differ = await strangers(folder, files);
  for (const [name, text] of files) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (present !== text) differ.push(name);
  }
  for (const name of differ) console.error(`stale: ${relative(process.cwd(), join(folder, name))}`);
  return differ.length;
}

/** Files in the folder that are no longer made. */
async function strangers(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(folder).catch(() => []);
  return present.filter((name) => !files.has(name));
}
