export function cyclicItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('cyclicItem: the list is empty');
  return item;
}
