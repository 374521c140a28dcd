import { createSandbox } from '../src/sandbox.js';
import { makeProject, type Project } from './package/project.js';
import { Unavailable } from './package/unavailable.js';
import type { Runtime } from './runtimes/runtime.js';
import { runtimes } from './runtimes/runtimes.js';
import { copySmokeSuite } from './runtimes/smoke-suite.js';

const names = process.argv.length > 2 ? process.argv.slice(2) : [...runtimes.keys()];
const unknown = names.filter((name) => !runtimes.has(name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${[...runtimes.keys()].join(', ')}`);
  process.exit(2);
}

/** Runs the smoke suite in one runtime. Answers what to print, and whether anything failed. */
async function report(
  name: string,
  run: Runtime,
  project: Project,
  serviceUrl: string,
): Promise<{ lines: string[]; failed: boolean }> {
  try {
    const { version, results } = await run(project, serviceUrl);
    const failures = results.filter(({ error }) => error !== undefined);
    const passed = `${version}: ${results.length - failures.length} checks passed`;
    return {
      lines: [
        failures.length > 0 ? `${passed}, ${failures.length} failed` : passed,
        ...failures.map((failure) => `  ${failure.name}: ${failure.error}`),
      ],
      failed: failures.length > 0,
    };
  } catch (error) {
    if (error instanceof Unavailable)
      return { lines: [`left out: ${name} (${error.message})`], failed: false };
    return { lines: [`${name}: did not run: ${String(error)}`], failed: true };
  }
}

const project = await makeProject();
const service = await createSandbox().listen();
try {
  await copySmokeSuite(project.folder, service.ledgerUrl);
  const chosen = [...runtimes].filter(([name]) => names.includes(name));
  const reports = await Promise.all(
    chosen.map(([name, run]) => report(name, run, project, service.ledgerUrl)),
  );
  for (const { lines, failed } of reports) {
    for (const line of lines) console.log(line);
    if (failed) process.exitCode = 1;
  }
} finally {
  await service.close();
  await project.remove();
}
