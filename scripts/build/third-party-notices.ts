import { readFile } from 'node:fs/promises';

export async function noticesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(
    modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  const notices = [...folders].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    return `${name} ${version}\n\n${await readFile(`${folder}/LICENSE`, 'utf8')}`;
  });
  return ['This package contains code of these packages.', ...(await Promise.all(notices))].join('\n\n');
}
