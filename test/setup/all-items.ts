/** All items of a list, in its order. Those that came before an error are in `into`. */
export async function allItems<Item>(items: AsyncIterable<Item>, into: Item[] = []): Promise<Item[]> {
  for await (const item of items) into.push(item);
  return into;
}
