/** What the command line names, in its own order, or all; ends the process if there is no such thing. */
export function chosen<Thing>(
  things: Readonly<Record<string, Thing>>,
  names: readonly string[],
): [string, Thing][] {
  const unknown = names.filter((name) => !Object.hasOwn(things, name));
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(things).join(', ')}`);
    process.exit(2);
  }
  return Object.entries(things).filter(([name]) => names.length === 0 || names.includes(name));
}
