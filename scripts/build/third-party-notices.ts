import { readFile } from 'node:fs/promises';

/**
 * What has to go with code of other packages: the licence of each that one of the modules is from. A package without the
 * file of its licence fails.
 */
export async function noticesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(
    modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  const notices = [...folders].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    return `${name} ${version}\n\n${await readFile(`${folder}/LICENSE`, 'utf8')}`;
  });
  return ['Code of these packages is part of this one.', ...(await Promise.all(notices))].join('\n\n');
}
