import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run-command.js';
import { generate } from './generate.js';
import { generateSandbox } from './generate-sandbox.js';
import { FileError, GenerationError } from './generation-error.js';
import { withTools } from './llms.js';
import { readApi } from './read/read-api.js';
import { type JsonObject, readDescription } from './read/read-description.js';
import { withOperations } from './readme.js';
import { type Output, staleFiles, writeFiles } from './write-files.js';

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const readme = join(root, 'openapi', 'README.md');
const llms = join(root, 'src', 'llms.txt');
let file = '';
try {
  const descriptions = new Map<string, JsonObject>();
  const outputs: Output[] = [];
  for (const service of ['ledger', 'status']) {
    file = join(root, 'openapi', `${service}.yaml`);
    const description = await readDescription(file);
    descriptions.set(service, description);
    const files = await generate(description, service, '../../src/core.js');
    outputs.push({ folder: join(root, 'generated', service), files });
  }
  const apis = [...descriptions].map(([service, description]) => readApi(description, service));
  outputs.push({ folder: join(root, 'generated', 'sandbox'), files: await generateSandbox(apis) });
  const [before, textBefore] = await Promise.all([readme, llms].map((name) => readFile(name, 'utf8')));
  const after = withOperations(before ?? '', descriptions);
  // Loaded now: the tools import what is generated.
  const textAfter = async () => {
    const [ledger] = apis;
    const { toolRules } = await import('../../src/tools/tool-list.js');
    return ledger ? withTools(textBefore ?? '', ledger, toolRules) : textBefore;
  };
  if (check) {
    const stale = (await Promise.all(outputs.map(staleFiles))).flat();
    if (after !== before) stale.push(readme);
    if (stale.length === 0 && (await textAfter()) !== textBefore) stale.push(llms);
    for (const name of stale) console.error(`stale: ${relative(process.cwd(), name)}`);
    if (stale.length > 0) {
      console.error('Generated files are out of date. Run npm run generate and commit the files.');
      process.exitCode = 1;
    }
  } else {
    for (const line of await writeFiles(outputs)) console.log(line);
    await writeFile(readme, after);
    await writeFile(llms, (await textAfter()) ?? '');
  }
} catch (error) {
  if (!(error instanceof GenerationError || error instanceof FileError)) throw error;
  console.error(error instanceof FileError ? error.message : `${file}${error.message}`);
  process.exitCode = 1;
}
