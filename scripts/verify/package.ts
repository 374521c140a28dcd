// Checks the packed package as a user gets it: files, resolution, imports, maps, commands and compilers of both kinds.
import { chosen } from '../chosen.js';
import { inPackedProject } from '../packed-project.js';
import { byCommand, type Check } from './package/check.js';
import { command } from './package/command.js';
import { commonjs } from './package/commonjs.js';
import { compilers } from './package/compilers.js';
import { conditions } from './package/conditions.js';
import { fileList } from './package/file-list.js';
import { generator } from './package/generator.js';
import { imports } from './package/imports.js';
import { sourceMaps } from './package/source-maps.js';

const checks: Readonly<Record<string, Check>> = {
  files: fileList,
  publint: byCommand('publint', 'run', '--strict'),
  // Node 20.19 and later can require a module, so that rule is ignored.
  resolution: byCommand('attw', '--ignore-rules', 'cjs-resolves-to-esm', '--format', 'ascii', '--no-emoji'),
  imports,
  conditions,
  maps: sourceMaps,
  compilers,
  commonjs,
  // Before the generator, which puts its peers there.
  command,
  generator,
};

const wanted = chosen(checks, process.argv.slice(2));
await inPackedProject(async (project) => {
  for (const [name, check] of wanted) {
    const { summary, problems } = await check(project);
    console.log(`${name}: ${summary}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
