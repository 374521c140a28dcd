/** All items of a list, in its order. Those that came before an error are in `into`. */
export async function allItems<Item>(items: AsyncIterable<Item>, into: Item[] = []): Promise<Item[]> {
  for await (const item of items) into.push(item);
  return into;
}

/** The items of a list up to its end, to a number of them or to an error, and the error. */
export async function taken<Item>(
  items: AsyncIterable<Item>,
  most = Infinity,
): Promise<{ items: Item[]; error: unknown }> {
  const found: Item[] = [];
  try {
    for await (const item of items) if (found.push(item) >= most) break;
  } catch (error) {
    return { items: found, error };
  }
  return { items: found, error: undefined };
}
