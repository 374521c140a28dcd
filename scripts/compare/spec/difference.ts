/** One thing that two descriptions of a service say differently. */
export interface Difference {
  /** Whether our types or checks would be wrong about a service that is as the other description says. */
  breaking: boolean;
  /** The operation and the place in it: `getContracts → contracts[].nonce`. */
  where: string;
  /** `integer here, string there`. */
  what: string;
  /** Where it is declared: the same difference of one declaration is told once, however often that is used. */
  origin: string;
}

/** Takes what is found at one place of an operation; without an origin it is declared at that very place. */
export type Report = (breaking: boolean, what: string, origin: string) => void;

/** What stands at the same place of both descriptions. */
export interface Pair<Thing> {
  readonly ours: Thing;
  readonly theirs: Thing;
}

/** Things of one key beside each other: ours in their order, then those that they alone have. */
export function byKey<Thing>(
  ours: readonly Thing[],
  theirs: readonly Thing[],
  ourKey: (thing: Thing) => string,
  theirKey: (thing: Thing) => string,
): [Thing | undefined, Thing | undefined][] {
  const here = new Map(ours.map((thing) => [ourKey(thing), thing]));
  const there = new Map(theirs.map((thing) => [theirKey(thing), thing]));
  return [...new Set([...here.keys(), ...there.keys()])].map((key) => [here.get(key), there.get(key)]);
}

export function isBreaking(found: readonly Difference[]): boolean {
  return found.some(({ breaking }) => breaking);
}

/** What to print of differences, breaking ones first. */
export function reportLines(found: readonly Difference[]): string[] {
  const breaking = linesOf(found.filter((difference) => difference.breaking));
  const others = linesOf(found.filter((difference) => !difference.breaking));
  return [
    ...(breaking.length ? ['Breaking:', ...breaking] : []),
    ...(others.length ? ['Other:', ...others] : []),
    `${breaking.length} breaking, ${others.length} other differences`,
  ];
}

/** A declaration that is used at many places is one line, which names the first of them. */
function linesOf(found: readonly Difference[]): string[] {
  const groups = new Map<string, { what: string; places: Set<string> }>();
  for (const { where, what, origin } of found) {
    const key = `${what}\n${origin}`;
    const group = groups.get(key) ?? { what, places: new Set() };
    groups.set(key, group);
    group.places.add(where);
  }
  return [...groups.values()].map(({ what, places }) => {
    const [where] = places;
    const others = places.size - 1;
    const more = others ? ` (and ${others} more ${others === 1 ? 'place' : 'places'})` : '';
    return `  ${where}: ${what}${more}`;
  });
}
