/** Items over and over, until they are so many, each changed by its place. */
export function repeated<Item extends object>(
  items: readonly Item[],
  length: number,
  change: (index: number) => Partial<Item>,
): Item[] {
  return Array.from({ length }, (_, index) => Object.assign({}, items[index % items.length], change(index)));
}
