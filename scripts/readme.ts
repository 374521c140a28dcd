import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readApi } from './generate/read/read-api.js';
import { isObject, readDescription } from './generate/read/read-description.js';
import { withOperations } from './readme/operations-table.js';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const descriptions = await Promise.all(
  ['ledger', 'status'].map(async (service) => ({
    service,
    source: await readDescription(path(`openapi/${service}.yaml`)),
  })),
);
const apis = descriptions.map(({ service, source }) => readApi(source, service));

// The group of an operation is the first of its tags.
const groups = new Map<string, string>();
for (const { source } of descriptions) {
  for (const item of Object.values(isObject(source.paths) ? source.paths : {})) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (isObject(operation) && Array.isArray(operation.tags))
        groups.set(String(operation.operationId), String(operation.tags[0]));
    }
  }
}

const readme = await readFile(path('README.md'), 'utf8');
const written = withOperations(readme, apis, groups);
if (!process.argv.includes('--check')) await writeFile(path('README.md'), written);
else if (written !== readme) {
  console.error('stale: README.md. Run npm run readme and commit what it writes.');
  process.exit(1);
}
