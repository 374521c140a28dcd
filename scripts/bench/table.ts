import { type Amount, type Figure, isMet } from './figure.js';
import type { Spread } from './statistics.js';

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

/** The figures that the README shows, as a table of its language. */
export function markdown(figures: readonly Figure[]): string[] {
  const shown = figures.filter(({ headline }) => headline);
  const rows = shown.map((figure) => [
    `${figure.part}: ${figure.subject}`,
    figure.name,
    [figure.amount ? amountText(figure.amount) : '', figure.ratio ? shortRatio(figure.ratio) : '']
      .filter((text) => text !== '')
      .join(', '),
    targetText(figure),
  ]);
  return [['Measured', 'Of', 'Result', 'Target'], ['---', '---', '---', '---'], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
}

function amountText({ value, unit }: Amount): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return `${value.toFixed(digits)} ${unit}`;
}

function amountSpread({ spread }: Amount): string {
  return spread ? ` (${spread.low.toFixed(1)} to ${spread.high.toFixed(1)})` : '';
}

function shortRatio({ median }: Spread): string {
  return `${median.toFixed(2)} ×`;
}

function ratioText(ratio: Spread): string {
  return `${shortRatio(ratio)} (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)})`;
}

function targetText(figure: Figure): string {
  const { target, ratio, amount } = figure;
  if (!target) return '';
  const unit = ratio ? '×' : (amount?.unit ?? '');
  const aim = 'most' in target ? `at most ${target.most} ${unit}` : `at least ${target.least} ${unit}`;
  return `${aim}: ${isMet(figure) ? 'met' : 'not met'}`;
}
