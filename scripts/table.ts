/** Pads each cell to the width of its column. Columns in `right` (their indexes) are aligned to the right. */
function aligned(rows: readonly (readonly string[])[], right: readonly number[] = []): string[][] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, at) =>
      right.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    ),
  );
}

export function textTable(rows: readonly (readonly string[])[], right?: readonly number[]): string[] {
  return aligned(rows, right).map((cells) => cells.join('  ').trimEnd());
}

export function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = aligned(rows);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`);
}
