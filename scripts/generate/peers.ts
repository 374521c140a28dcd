import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the generator is made with, by major version. A user of the client alone has none of them. */
const peers = { ajv: 8, 'ajv-formats': 3, 'openapi-typescript': 7, typescript: 5, yaml: 2 };

/** Says what has to be installed before the generator can run, in one line; undefined if nothing has. */
export function missingPeers(resolve: (name: string) => string): string | undefined {
  const problems = Object.entries(peers).flatMap(([name, major]) => {
    const found = versionOf(name, resolve);
    return found?.startsWith(`${major}.`) ? [] : [{ name, major, found: found ?? 'missing' }];
  });
  if (problems.length === 0) return undefined;
  const told = problems.map(({ name, major, found }) => `${name} ${major} (${found})`).join(', ');
  const wanted = problems.map(({ name, major }) => `${name}@${major}`).join(' ');
  return `The generator needs ${told}: npm install --save-dev ${wanted}`;
}

function versionOf(name: string, resolve: (name: string) => string): string | undefined {
  try {
    const [folder] = new RegExp(`^.*/node_modules/${name}/`).exec(fileURLToPath(resolve(name))) ?? [];
    return folder && JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version;
  } catch {
    return undefined;
  }
}
