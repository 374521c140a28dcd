import type { Api, Operation } from '../generate/api.js';

const begin = '<!-- operations: written by npm run readme -->';
const end = '<!-- end of operations -->';

/** The README with its tables of operations as the descriptions have them. */
export function withOperations(
  readme: string,
  apis: readonly Api[],
  groups: ReadonlyMap<string, string>,
): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error('the README has no place for the operations');
  const tables = apis.flatMap(({ service, operations }) => tablesOf(service, operations, groups));
  return `${readme.slice(0, from)}${begin}\n\n${tables.join('\n')}\n${readme.slice(to)}`;
}

function tablesOf(
  service: string,
  operations: readonly Operation[],
  groups: ReadonlyMap<string, string>,
): string[] {
  const group = ({ operationId }: Operation): string => groups.get(operationId) ?? service;
  const names = [...new Set(operations.map(group))].sort();
  return names.flatMap((name) => {
    const rows = operations.filter((operation) => group(operation) === name).map(row);
    return [
      `**${service}: ${name.toLowerCase()}**`,
      '',
      ...aligned([['Operation', 'Path', 'What it gives'], ...rows]),
      '',
    ];
  });
}

function row(operation: Operation): string[] {
  const { operationId, method, path, summary, description, deprecated } = operation;
  const deployed = deprecated ? `; deployed at \`${/answers at (\S+)\./.exec(description)?.[1]}\`` : '';
  return [
    `${deprecated ? '~~' : ''}\`${operationId}\`${deprecated ? '~~' : ''}`,
    `\`${method} ${path}\``,
    `${summary}${kind(operation)}${deployed}`,
  ];
}

function kind({ items, rangeKey }: Operation): string {
  if (!items) return '';
  return rangeKey ? ' (pages, scan)' : ' (pages)';
}

/** A table as the formatter would have it. */
function aligned([head = [], ...rows]: readonly string[][]): string[] {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
