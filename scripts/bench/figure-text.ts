import { type Amount, type Figure, isMet, type Ratio } from './figure.js';

export function amountText({ value, unit }: Amount): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return `${value.toFixed(digits)} ${unit}`;
}

export function amountSpread({ spread }: Amount): string {
  return spread ? ` (${spread.low.toFixed(1)} to ${spread.high.toFixed(1)})` : '';
}

export function shortRatio({ median, of }: Ratio): string {
  return `${median.toFixed(2)} × ${of}`;
}

export function ratioText(ratio: Ratio): string {
  return `${shortRatio(ratio)} (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)})`;
}

export function targetText(figure: Figure): string {
  const { target, ratio, amount } = figure;
  if (!target) return '';
  const unit = ratio ? '×' : (amount?.unit ?? '');
  const aim = 'most' in target ? `at most ${target.most} ${unit}` : `at least ${target.least} ${unit}`;
  return `${aim}: ${isMet(figure) ? 'met' : 'not met'}`;
}
