import { markdownTable, textTable } from '../table.js';
import { type Figure, isMet } from './figure.js';

export function text(figures: readonly Figure[]): string[] {
  const rows = textTable(
    figures.map((figure) => [figure.name, amount(figure), ratio(figure), target(figure), figure.more ?? '']),
    [1],
  );
  const headings = figures.map(({ part, subject }) => `${part}: ${subject}`);
  return rows.flatMap((row, at) => [
    ...(headings[at] === headings[at - 1] ? [] : ['', String(headings[at])]),
    `  ${row}`,
  ]);
}

export function markdown(figures: readonly Figure[]): string[] {
  const rows = figures
    .filter(
      ({ part, subject, name }) =>
        !figures.some((one) => one.part === part && one.subject === subject && one.ratio?.of === name),
    )
    .map((figure) => {
      const result = [amount(figure), ratio(figure), figure.more].filter(Boolean).join(', ');
      return [`${figure.part}: ${figure.subject}`, figure.name, result, target(figure)];
    });
  return markdownTable([['What', 'By', 'Result', 'Target'], ...rows]);
}

export function amount({ value, unit }: Figure): string {
  if (value === undefined) return '';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return `${value.toFixed(digits)} ${unit}`;
}

function ratio({ ratio }: Figure): string {
  if (!ratio) return '';
  const { median, low, high, of } = ratio;
  const quartiles = low === high ? '' : ` (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return `${median.toFixed(2)} × ${of}${quartiles}`;
}

function target(figure: Figure): string {
  const { target, ratio, unit } = figure;
  if (!target) return '';
  const aim = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`;
  return `${aim} ${ratio ? '×' : unit}: ${isMet(figure) ? 'met' : 'not met'}`;
}
