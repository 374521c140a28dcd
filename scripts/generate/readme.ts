// Writes the tables of operations beside the descriptions, as these have them; --check finds them stale instead.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run-command.js';
import { markdownTable } from '../table.js';
import type { Operation } from './api.js';
import { readApi } from './read/read-api.js';
import { isObject, type JsonObject, readDescription } from './read/read-description.js';

const begin = '<!-- operations: written by npm run readme -->';
const end = '<!-- end of operations -->';

/** A table for each group of a service's operations. */
function tablesOf(service: string, source: JsonObject): string[] {
  const groups = new Map<string, string[][]>();
  for (const operation of readApi(source, service).operations) {
    const group = groupOf(source, operation) ?? service;
    const rows = groups.get(group) ?? [['Operation', 'Path', 'What it gives']];
    groups.set(group, [...rows, row(operation)]);
  }
  return [...groups.keys()]
    .sort()
    .flatMap((group) => [
      `**${service}: ${group.toLowerCase()}**`,
      '',
      ...markdownTable(groups.get(group) ?? []),
      '',
    ]);
}

/** The first of the tags of an operation. */
function groupOf({ paths }: JsonObject, { path, method }: Operation): string | undefined {
  const item = isObject(paths) ? paths[path] : undefined;
  const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
  return isObject(operation) && Array.isArray(operation.tags) ? String(operation.tags[0]) : undefined;
}

function row({ operationId, method, path, summary, description, deprecated, items, rangeKey }: Operation) {
  const strike = deprecated ? '~~' : '';
  const deployed = deprecated ? `; deployed at \`${/answers at (\S+)\./.exec(description)?.[1]}\`` : '';
  const kind = items ? ` (pages${rangeKey ? ', scan' : ''}${rangeKey?.grows ? ', follow' : ''})` : '';
  return [`${strike}\`${operationId}\`${strike}`, `\`${method} ${path}\``, `${summary}${kind}${deployed}`];
}

const tables: string[] = [];
for (const service of ['ledger', 'status'])
  tables.push(...tablesOf(service, await readDescription(join(root, 'openapi', `${service}.yaml`))));
const name = 'openapi/README.md';
const file = join(root, name);
const readme = await readFile(file, 'utf8');
const [before, after] = [readme.split(begin)[0], readme.split(end)[1]];
if (before === undefined || after === undefined) throw new Error(`${name} has no place for the operations`);
const written = `${before}${begin}\n\n${tables.join('\n')}\n${end}${after}`;
if (!process.argv.includes('--check')) await writeFile(file, written);
else if (written !== readme) {
  console.error(`stale: ${name}. Run npm run readme and commit what it writes.`);
  process.exitCode = 1;
}
