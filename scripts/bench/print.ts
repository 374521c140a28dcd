import { markdownTable, textTable } from '../table.js';
import { type Amount, type Figure, isMet, type Ratio } from './figure.js';

/** The figures for a terminal: a heading for each subject, a line for each figure. */
export function text(figures: readonly Figure[]): string[] {
  const rows = textTable(
    figures.map((figure) => [
      figure.name,
      figure.amount ? amountText(figure.amount) + range(figure.amount.spread, 1) : '',
      figure.ratio ? ratioText(figure.ratio) + range(figure.ratio, 2) : '',
      targetText(figure),
    ]),
    [1, 2],
  );
  return figures.flatMap(({ part, subject }, index) => {
    const before = figures[index - 1];
    return [
      ...(before?.part === part ? [] : ['', part]),
      ...(before?.part === part && before.subject === subject ? [] : [`  ${subject}`]),
      `    ${rows[index]}`,
    ];
  });
}

/** The figures that `scripts/bench/README.md` shows, as a table of its language. */
export function markdown(figures: readonly Figure[]): string[] {
  const rows = figures
    .filter(({ headline }) => headline)
    .map((figure) => {
      const { part, subject, name, amount, ratio } = figure;
      const result = [...(amount ? [amountText(amount)] : []), ...(ratio ? [ratioText(ratio)] : [])];
      return [`${part}: ${subject}`, name, result.join(', '), targetText(figure)];
    });
  return markdownTable([['What', 'By', 'Result', 'Target'], ...rows]);
}

function amountText({ value, unit }: Amount): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return `${value.toFixed(digits)} ${unit}`;
}

function ratioText({ median, of }: Ratio): string {
  return `${median.toFixed(2)} × ${of}`;
}

function range(spread: { low: number; high: number } | undefined, digits: number): string {
  return spread ? ` (${spread.low.toFixed(digits)} to ${spread.high.toFixed(digits)})` : '';
}

function targetText(figure: Figure): string {
  const { target, ratio, amount } = figure;
  if (!target) return '';
  const aim = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`;
  return `${aim} ${ratio ? '×' : (amount?.unit ?? '')}: ${isMet(figure) ? 'met' : 'not met'}`;
}
