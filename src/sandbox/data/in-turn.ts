/** An item of a list that starts again at its end, so that enough objects between them have every item. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to take in turn');
  return item;
}
