import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Packages by major version. Programs that only use the client do not need them. */
export const generatorPeers = { ajv: 8, 'ajv-formats': 3, 'openapi-typescript': 7, typescript: 5, yaml: 2 };
export const mcpPeers = { '@modelcontextprotocol/sdk': 1 };

export function missingPeers(
  program: string,
  peers: Readonly<Record<string, number>>,
  resolve: (name: string) => string,
): string | undefined {
  const problems = Object.entries(peers).flatMap(([name, major]) => {
    const found = versionOf(name, resolve);
    return found?.startsWith(`${major}.`) ? [] : [{ name, major, found: found ?? 'missing' }];
  });
  if (problems.length === 0) return undefined;
  const needed = problems.map(({ name, major, found }) => `${name} ${major} (${found})`).join(', ');
  const specifiers = problems.map(({ name, major }) => `${name}@${major}`).join(' ');
  return `${program} needs ${needed}: npm install --save-dev ${specifiers}`;
}

function versionOf(name: string, resolve: (name: string) => string): string | undefined {
  try {
    const [folder] = new RegExp(`^.*/node_modules/${name}/`).exec(fileURLToPath(resolve(name))) ?? [];
    return folder && JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version;
  } catch {
    return undefined;
  }
}
