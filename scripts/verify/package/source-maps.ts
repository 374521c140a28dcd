import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import type { Check } from './check.js';

export const sourceMaps: Check = async ({ installed, tarball: { files } }) => {
  const present = new Set(files);
  const problems: string[] = [];
  const referenced = new Set<string>();
  let positions = 0;
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const text = await readFile(join(installed, file), 'utf8');
    const url = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(text)?.[1];
    if (url === undefined) continue;
    const map = join(dirname(file), url);
    referenced.add(map);
    if (!present.has(map)) {
      problems.push(`${file} refers to ${url}, which does not exist`);
      continue;
    }
    const payload: SourceMapPayload = JSON.parse(await readFile(join(installed, map), 'utf8'));
    const sources = await readSources(join(installed, dirname(map)), payload);
    payload.sources.forEach((source, index) => {
      if (sources[index] === undefined) problems.push(`${map} has no text for ${source}`);
    });
    for (const found of exportsOf(text)) {
      positions += 1;
      const problem = mappingProblem(payload, sources, found);
      if (problem !== undefined) problems.push(`${file}: ${found.name} ${problem}`);
    }
  }
  for (const file of files)
    if (file.endsWith('.map') && !referenced.has(file))
      problems.push(`${file} is not referenced by any file`);
  if (positions === 0) problems.push('no export was checked; expected at least one source map');
  return { summary: `${referenced.size} maps, ${positions} exports looked up in them`, problems };
};

async function readSources(
  folder: string,
  { sources, sourcesContent }: SourceMapPayload,
): Promise<readonly (string | undefined)[]> {
  return Promise.all(
    sources.map((source, index) => {
      const inline: string | null | undefined = sourcesContent?.[index];
      return inline ?? readFile(join(folder, source), 'utf8').catch(() => undefined);
    }),
  );
}

interface Export {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

const declaration =
  /^(?:export )?(?:declare )?(?:async )?(?:function\*?|class|const|interface|type) (?=(\w+))/;

function exportsOf(text: string): Export[] {
  return text.split('\n').flatMap((content, line) => {
    const [before = '', name] = declaration.exec(content) ?? [];
    return name === undefined ? [] : [{ name, line, column: before.length }];
  });
}

function mappingProblem(
  payload: SourceMapPayload,
  texts: readonly (string | undefined)[],
  { name, line, column }: Export,
): string | undefined {
  const entry = new SourceMap(payload).findEntry(line, column);
  if (!('originalSource' in entry)) return 'has no mapping';
  const { originalSource, originalLine, originalColumn } = entry;
  const text = texts[payload.sources.indexOf(originalSource)];
  if (text?.split('\n')[originalLine]?.slice(originalColumn).startsWith(name)) return undefined;
  return `is mapped to ${originalSource}:${originalLine + 1}, but is not declared there`;
}
