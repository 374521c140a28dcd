import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Api } from './api.js';
import { generate } from './generate.js';
import { generateSandbox } from './generate-sandbox.js';
import { FileError, GenerationError } from './generation-error.js';
import { readApi } from './read/read-api.js';
import { type JsonObject, readDescription } from './read/read-description.js';
import { withOperations } from './readme.js';
import { staleFiles, writeFiles } from './write-files.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    ledger: { type: 'string' },
    status: { type: 'string' },
    out: { type: 'string' },
  },
});
const files = { ledger: values.ledger, status: values.status };
const isOwn = values.ledger === undefined && values.status === undefined;
const out = resolve(values.out ?? join(root, 'generated'));

if (!isOwn && values.out === undefined) {
  console.error(
    'To generate from another description, add --out DIR. The folder generated/ is for this package only.',
  );
  process.exit(2);
}

let stale = 0;
async function put(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  if (!values.check) return console.log(...(await writeFiles([{ folder, files }])));
  const differ = await staleFiles({ folder, files });
  for (const name of differ) console.error(`stale: ${relative(process.cwd(), name)}`);
  stale += differ.length;
}

const apis: Api[] = [];
const sources = new Map<string, JsonObject>();
for (const service of ['ledger', 'status'] as const) {
  const file = isOwn ? join(root, 'openapi', `${service}.yaml`) : files[service];
  if (file === undefined) continue;
  const folder = join(out, service);
  const core = relative(folder, join(root, 'src', 'generated-code.js'))
    .split(sep)
    .join('/');
  try {
    const description = await readDescription(file);
    await put(folder, await generate(description, service, core));
    apis.push(readApi(description, service));
    sources.set(service, description);
  } catch (error) {
    if (!(error instanceof GenerationError || error instanceof FileError)) throw error;
    console.error(error instanceof FileError ? error.message : `${file}${error.message}`);
    process.exit(1);
  }
}
if (isOwn) {
  await put(join(out, 'sandbox'), await generateSandbox(apis));
  const readme = join(root, 'openapi', 'README.md');
  const before = await readFile(readme, 'utf8');
  const after = withOperations(before, sources);
  if (!values.check) await writeFile(readme, after);
  else if (after !== before) {
    console.error('stale: openapi/README.md');
    stale += 1;
  }
}
if (stale > 0) {
  console.error('Generated files are out of date. Run npm run generate and commit the files.');
  process.exit(1);
}
