// Runs one smoke suite with the packed package in Node, Bun, Deno, workerd and Chromium.
import { cp, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../src/sandbox.js';
import { chosen } from '../chosen.js';
import { Unavailable } from '../npm-install.js';
import { inPackedProject } from '../packed-project.js';
import { environments } from './all.js';
import type { Outcome } from './environment.js';

function linesOf(name: string, { version, results }: Outcome): string[] {
  const failures = results.filter(({ error }) => error !== undefined);
  if (failures.length > 0) process.exitCode = 1;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  const number = /\d[\d.-]*/.exec(version)?.[0];
  return [
    `${name} ${number}: ${results.length - failures.length} checks passed${failed}`,
    ...failures.map((check) => `  ${check.name}: ${check.error}`),
  ];
}

const selected = chosen(environments, process.argv.slice(2));
const service = await createSandbox().listen();
try {
  await inPackedProject(async (project) => {
    const suite = join(project.folder, 'suite');
    const isScript = (file: string): boolean => ['', '.mjs'].includes(extname(file));
    await cp(fileURLToPath(new URL('.', import.meta.url)), suite, { recursive: true, filter: isScript });
    await writeFile(join(suite, 'service.mjs'), `export const serviceUrl = '${service.ledgerUrl}';\n`);
    const reports = selected.map(async ([name, environment]) => {
      try {
        return linesOf(name, await environment(project, service.ledgerUrl));
      } catch (error) {
        if (error instanceof Unavailable) return [`left out: ${name} (${error.message})`];
        process.exitCode = 1;
        return [`${name}: did not run: ${String(error)}`];
      }
    });
    for (const lines of await Promise.all(reports)) for (const line of lines) console.log(line);
  });
} finally {
  await service.close();
}
