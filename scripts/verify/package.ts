// Checks the packed package as a user installs it: files, resolution, imports, commands and compilers.
import { chosen } from '../chosen.js';
import { inPackedProject } from '../packed-project.js';
import { byCommand, type Check, command } from './package/check.js';
import { commonjs } from './package/commonjs.js';
import { compilers } from './package/compilers.js';
import { conditions } from './package/conditions.js';
import { fileList } from './package/file-list.js';
import { firstLoad } from './package/first-load.js';
import { generator } from './package/generator.js';
import { imports } from './package/imports.js';
import { lowered } from './package/lowered.js';

const checks: Readonly<Record<string, Check>> = {
  files: fileList,
  publint: byCommand(['publint', 'run', '--strict']),
  resolution: byCommand(['attw', '--format', 'ascii', '--no-emoji'], '@arethetypeswrong/cli@0.18.5'),
  imports,
  'first-load': firstLoad,
  conditions,
  compilers,
  commonjs,
  lowered,
  // Must run before the generator's check, which installs the optional peers.
  command,
  generator,
};

const selected = chosen(checks, process.argv.slice(2));
await inPackedProject(async (project) => {
  for (const [name, check] of selected) {
    const { summary, problems } = await check(project);
    console.log(`${name}: ${summary}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
