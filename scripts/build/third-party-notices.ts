import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function noticesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(
    modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  const notices = [...folders].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const licence = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
    if (licence === undefined) throw new Error(`${name} has no licence that can be copied`);
    return `${name} ${version}\n\n${await readFile(join(folder, licence), 'utf8')}`;
  });
  return ['This package contains code of these packages.', ...(await Promise.all(notices))].join('\n\n');
}
