import { type Asked, type List, nameOf, type Row } from './list.js';
import { type Pair, readPair } from './query.js';
import { meant } from './selection.js';

/** The filters that a call stands for. */
export function pairsOf({ first, second, tag }: List, asked: Asked): Pair[] {
  return [
    ...(asked.first ?? []).map((text) => readPair(first.parameter, text)),
    ...(asked.second ?? []).map((text) => readPair(second?.parameter ?? '', text)),
    ...(asked.tag === undefined ? [] : [readPair(tag?.parameter ?? '', asked.tag)]),
  ];
}

/** The names of what a call has to give, in its order. */
export function truth(list: List, rows: readonly Row[], asked: Asked): string[] {
  const found = meant(list, rows, pairsOf(list, asked)).map((row) => nameOf(list, row));
  return (asked.order ?? list.order) === 'desc' ? found.reverse() : found;
}
