import { type List, type ListCall, nameOf, type Row } from '../keyset/list.js';
import { type Pair, readPair } from '../keyset/query.js';
import { meant } from '../keyset/selection.js';

/** The filters of a call. */
export function pairsOf({ first, second, tag }: List, call: ListCall): Pair[] {
  return [
    ...(call.first ?? []).map((text) => readPair(first.parameter, text)),
    ...(call.second ?? []).map((text) => readPair(second?.parameter ?? '', text)),
    ...(call.tag === undefined ? [] : [readPair(tag?.parameter ?? '', call.tag)]),
  ];
}

/** The names of the expected items of a call, in order. */
export function truth(list: List, rows: readonly Row[], call: ListCall): string[] {
  const found = meant(list, rows, pairsOf(list, call)).map((row) => nameOf(list, row));
  return (call.order ?? list.order) === 'desc' ? found.reverse() : found;
}
