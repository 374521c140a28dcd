import type { Figure } from './figure.js';
import { amountText, shortRatio, targetText } from './figure-text.js';

/** The figures that the README shows, as a table of its language. */
export function markdown(figures: readonly Figure[]): string[] {
  const rows = figures
    .filter(({ headline }) => headline)
    .map((figure) => [
      `${figure.part}: ${figure.subject}`,
      figure.name,
      [
        ...(figure.amount ? [amountText(figure.amount)] : []),
        ...(figure.ratio ? [shortRatio(figure.ratio)] : []),
      ].join(', '),
      targetText(figure),
    ]);
  const head = [
    ['What', 'By', 'Result', 'Target'],
    ['---', '---', '---', '---'],
  ];
  return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
