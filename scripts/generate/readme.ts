import { markdownTable } from '../table.js';
import type { Operation } from './api.js';
import { readApi } from './read/read-api.js';
import type { JsonObject } from './read/read-description.js';

const begin = '<!-- operations: written by npm run generate -->';
const end = '<!-- end of operations -->';

function tablesOf(service: string, source: JsonObject): string[] {
  const groups = new Map<string, string[][]>();
  for (const operation of readApi(source, service).operations) {
    const group = operation.group ?? service;
    const rows = groups.get(group) ?? [['Operation', 'Path', 'Returns', 'Type', 'Item']];
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

function row(operation: Operation) {
  const { operationId, method, path, summary, description, deprecated, items, rangeKey, reply } = operation;
  const strike = deprecated ? '~~' : '';
  const deployed = deprecated ? `; deployed at \`${/answers at (\S+)\./.exec(description)?.[1]}\`` : '';
  const kind = items ? ` (pages${rangeKey ? ', scan' : ''}${rangeKey?.appendOnly ? ', follow' : ''})` : '';
  return [
    `${strike}\`${operationId}\`${strike}`,
    `\`${method} ${path}\``,
    `${summary}${kind}${deployed}`,
    code(reply.ref),
    code(items?.type),
  ];
}

function code(type: string | undefined): string {
  return type === undefined ? '' : `\`${type}\``;
}

export function withOperations(document: string, sources: ReadonlyMap<string, JsonObject>): string {
  const [before, after] = [document.split(begin)[0], document.split(end)[1]];
  if (before === undefined || after === undefined)
    throw new Error(`the document has no place for operations; expected the marks ${begin} and ${end}`);
  const tables = [...sources].flatMap(([service, source]) => tablesOf(service, source));
  return `${before}${begin}\n\n${tables.join('\n')}\n${end}${after}`;
}
