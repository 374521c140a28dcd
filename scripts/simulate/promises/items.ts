import { type Item, type Row, transferValue } from '../ledger.js';
import { keyText, rowText } from '../ranges.js';
import {
  ageOf,
  hasLiar,
  ignoresBounds,
  isFollow,
  isOneCall,
  isVerified,
  isWholeReading,
  mixesUp,
  orderOf,
  type Promised,
  placesOf,
  rowsOf,
  sharedBegin,
  swapsItems,
} from './conditions.js';

// Promises about the items of a list that is read to an end.

/**
 * An item is returned once. Going back by a cursor returns the first page again, which is not counted. So does a scan that
 * continues in a new client, if a host swaps two items of that page.
 */
export const eachOnce: Promised = (run, { read, items }) => {
  // A page whose keys are not sorted has no place between its items where a reading can continue.
  if (swapsItems(run) && read.leaves !== undefined) return undefined;
  const seen = new Set<string>();
  for (const item of items) {
    const key = keyText(read.list, item);
    if (seen.has(key)) return `item ${key} was returned twice`;
    seen.add(key);
  }
  return undefined;
};

/** Items have the order of the list, if no host lies, and no cache mixes up replies. */
export const inOrder: Promised = (run, reading) => {
  const order = orderOf(reading.read);
  // A list may be one unordered page. A lie is found only by a proof.
  if (order === undefined || mixesUp(run) || (hasLiar(run) && !isVerified(reading.read))) return undefined;
  if (isOneCall(reading.read) && ignoresBounds(run)) return undefined;
  const places = placesOf(run, reading);
  const sign = order === 'asc' ? 1 : -1;
  const at = places.findIndex(
    (place, index) => index > 0 && sign * (place - (places[index - 1] as number)) <= 0,
  );
  return at < 0 ? undefined : `item ${at} is not behind the item before it`;
};

/**
 * Each item exists, and is within the bounds of the call. The reply of one call is what the service has sent, and so are
 * messages with a bound of their time, if a cache mixes up replies.
 */
export const withinBounds: Promised = (run, reading) => {
  const { list } = reading.read;
  if (isOneCall(reading.read) && (ignoresBounds(run) || mixesUp(run))) return undefined;
  if (list === 'getTopicMessages' && mixesUp(run)) return undefined;
  const index = placesOf(run, reading).indexOf(-1);
  return index < 0 ? undefined : `item ${keyText(list, reading.items[index] as Item)} is not in the range`;
};

/**
 * Between two items that a reading returned, no item is missing that a cluster showed when the reading began, if no cache mixes
 * up replies, and the clock of the machine is less than two hours ahead, or replies show their `Date`, which browsers hide. A
 * row that a cluster adds after its record file counts only when every cluster shows it. So does an entity between two parts of
 * a split.
 */
export const noneMissingBetween: Promised = (run, reading) => {
  const { read } = reading;
  if (!isWholeReading(run, reading) || isFollow(read) || read.way === 'scan without order') return undefined;
  const { clusters } = run.network;
  const begin = sharedBegin(run, reading);
  const rows = rowsOf(run, read);
  const places = placesOf(run, reading).filter((place) => place >= 0);
  const returned = new Set(places);
  const isSplitOfEntities = read.way === 'split and part' && read.list === 'getContracts';
  const [least, most] = [Math.min(...places), Math.max(...places)];
  for (let place = least + 1; place < most; place++) {
    const row = rows[place];
    if (!row || returned.has(place)) continue;
    const shown = clusters.map((cluster) => cluster.shows(row) <= begin);
    const isLate = clusters.some((cluster, index) => !shown[index] && cluster.isLate(row));
    if (shown.every(Boolean) || (shown.some(Boolean) && !isLate && !isSplitOfEntities))
      return `${rowText(row)} is missing between two items, ${ageOf(row, begin)} old`;
  }
  return undefined;
};

/**
 * A list that was read to its end has every item that all clusters showed when the reading began, if no host lies, no cache
 * mixes up replies, and the clock of the machine is less than a day behind. A reading that shares the request of an equal call
 * began when that one was sent.
 */
export const wholeAtTheEnd: Promised = (run, reading) => {
  const { read, isOver, error } = reading;
  if (!isWholeReading(run, reading) || hasLiar(run) || isFollow(read)) return undefined;
  if (!isOver || error !== undefined) return undefined;
  if (reading.read.leaves !== undefined && read.way === 'toArray') return undefined;
  const { clusters } = run.network;
  const begin = sharedBegin(run, reading);
  const returned = new Set(placesOf(run, reading));
  const missing = rowsOf(run, read).find(
    (row, place) => !returned.has(place) && clusters.every((cluster) => cluster.shows(row) <= begin),
  );
  return missing && `${rowText(missing)} is missing, ${ageOf(missing, begin)} old`;
};

/**
 * Messages and blocks have no gaps, unless a filter with `ne` leaves some out. Read to their end, none is missing below one that
 * was returned, if a cluster showed it when the reading began. Newest first, this holds down to the bound of the call.
 */
export const wholeBelowNewest: Promised = (run, reading) => {
  const { read, isOver, error } = reading;
  const isGapless = read.list === 'getTopicMessages' || read.list === 'getBlocks';
  if (!isGapless || read.range === 'all but one') return undefined;
  if (!isWholeReading(run, reading) || hasLiar(run) || isFollow(read)) return undefined;
  if (!isOver || error !== undefined || read.leaves !== undefined) return undefined;
  const { clusters } = run.network;
  const begin = sharedBegin(run, reading);
  const returned = new Set(placesOf(run, reading));
  const newest = Math.max(...returned);
  const isShown = (row: Row): boolean =>
    clusters.some((cluster) => cluster.shows(row) <= begin) &&
    !clusters.some((cluster) => cluster.isLate(row));
  const missing = rowsOf(run, read).find(
    (row, place) => place < newest && !returned.has(place) && isShown(row),
  );
  return missing && `${rowText(missing)} is missing below ${newest}, ${ageOf(missing, begin)} old`;
};

/** An event of a contract has the arguments that were written. A log that does not fit has its reason, in the place of the arguments. */
export const decodesEvents: Promised = (_, { read, items }) => {
  if (read.list !== 'contractEvents') return undefined;
  const isRight = ({ index, timestamp, eventName, args, reason }: Item): boolean => {
    if (index !== 0) return eventName === undefined && String(reason).startsWith('it does not fit Transfer');
    return eventName === 'Transfer' && Object(args).value === transferValue(String(timestamp));
  };
  const wrong = items.find((item) => !isRight(item));
  return wrong && `item ${keyText(read.list, wrong)} is ${String(wrong.eventName ?? wrong.reason)}`;
};
