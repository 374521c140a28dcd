import { compilers } from './package/compilers.js';
import { fileList } from './package/file-list.js';
import type { Check } from './package/finding.js';
import { imports } from './package/imports.js';
import { makeProject } from './package/project.js';
import { publintClean } from './package/publint.js';
import { typesResolve } from './package/resolution.js';
import { sourceMaps } from './package/source-maps.js';

const checks = new Map<string, Check>([
  ['files', fileList],
  ['publint', publintClean],
  ['resolution', typesResolve],
  ['imports', imports],
  ['maps', sourceMaps],
  ['compilers', compilers],
]);

const names = process.argv.length > 2 ? process.argv.slice(2) : [...checks.keys()];
const unknown = names.filter((name) => !checks.has(name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${[...checks.keys()].join(', ')}`);
  process.exit(2);
}

const project = await makeProject();
try {
  for (const [name, check] of checks) {
    if (!names.includes(name)) continue;
    const { summary, problems } = await check(project);
    console.log(`${name}: ${summary}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await project.remove();
}
