const isTerminal = process.stdout.isTTY === true;

function coloured(code: number): (text: string) => string {
  return (text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);
}

export const bold = coloured(1);
export const dim = coloured(2);
export const green = coloured(32);
export const red = coloured(31);

/** Prints what a step shows: a headline, the code that does it, and what came. */
export async function step(
  title: string,
  code: string,
  run: () => Promise<readonly string[]>,
): Promise<void> {
  console.log(`\n${bold(title)}`);
  for (const line of code.trim().split('\n')) console.log(`  ${dim(line)}`);
  for (const line of await run()) console.log(`  ${line}`);
}

/** Rows in columns, as wide as they need to be. */
export function table(rows: readonly (readonly unknown[])[]): string[] {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '–')));
  const widths =
    texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? [];
  return texts.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
