import type { Figure } from './figure.js';
import { amountSpread, amountText, ratioText, targetText } from './figure-text.js';

/** The figures as lines for a terminal: a heading for each subject, a line for each figure. */
export function table(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    figure.name,
    figure.amount ? `${amountText(figure.amount)}${amountSpread(figure.amount)}` : '',
    figure.ratio ? ratioText(figure.ratio) : '',
    targetText(figure),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines: string[] = [];
  figures.forEach((figure, index) => {
    const before = figures[index - 1];
    if (before?.part !== figure.part) lines.push('', figure.part);
    if (before?.part !== figure.part || before.subject !== figure.subject) lines.push(`  ${figure.subject}`);
    const cells = (rows[index] ?? []).map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    lines.push(`    ${cells.join('  ')}`.trimEnd());
  });
  return lines;
}
