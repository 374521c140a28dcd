// Prints what is missing before a tag can be released: npm run release-check -- v1.2.3
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run-command.js';
import { releaseProblems } from './release/release-problems.js';

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const problems = releaseProblems({
  tag: process.argv[2] ?? '',
  manifest: JSON.parse(await read('package.json')),
  changelog: await read('.github/CHANGELOG.md'),
  readme: await read('README.md'),
});
for (const { text, isForOwner } of problems)
  console.error(isForOwner ? `${text} (for the owner, see .github/CONTRIBUTING.md#a-release)` : text);
if (problems.length > 0) process.exitCode = 1;
