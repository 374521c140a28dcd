/** Returns the entries that the command line names, or all of them. Exits with status 2 if a name does not exist. */
export function chosen<Thing>(
  things: Readonly<Record<string, Thing>>,
  names: readonly string[],
): [string, Thing][] {
  const unmatched = names.filter((name) => !Object.hasOwn(things, name));
  if (unmatched.length > 0) {
    console.error(
      `unknown name: ${unmatched.join(', ')}. Expected one or more of: ${Object.keys(things).join(', ')}.`,
    );
    process.exit(2);
  }
  return Object.entries(things).filter(([name]) => names.length === 0 || names.includes(name));
}
