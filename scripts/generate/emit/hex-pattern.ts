const start = String.raw`(?<start>0x|\(0x\)\?)?`;
const digits = String.raw`(?:H\{(?<exact>\d+)\}|\(H\{(?<unit>\d+)\}\)\{(?<least>\d+),(?<most>\d+)\})`;
const forms = [
  new RegExp(String.raw`^\^${start}${digits}\$$`),
  new RegExp(String.raw`^\^${start}\(${digits}\)\?\$$`),
  new RegExp(String.raw`^\^\(${start}${digits}\)\?\$$`),
];

/** More of them would take longer to compare than they save. */
const mostLengths = 4;

/** Texts of some lengths that a quicker pattern knows as hexadecimal. */
export interface HexPattern {
  readonly quick: RegExp;
  readonly lengths: readonly number[];
}

/**
 * The hexadecimal texts that a pattern accepts, but for one that may be empty, or do without `0x`. To count their digits
 * takes a regular expression as long as to look at them, and the length of a text is known. Undefined of other patterns.
 */
export function hexPattern(pattern: string): HexPattern | undefined {
  const source = pattern.replaceAll(/\[(?=[^\]]*0-9)(?=[^\]]*a-f)(?=[^\]]*A-F).{9}\]/g, 'H');
  const found = forms.map((form) => form.exec(source)?.groups).find((groups) => groups !== undefined);
  if (!found || pattern.includes('H') || Number(found.most ?? 1) > mostLengths) return undefined;
  const prefix = found.start ? '0x' : '';
  const [unit, least, most] = [found.exact ?? found.unit, found.least ?? 1, found.most ?? 1].map(Number);
  const lengths: number[] = [];
  for (let count = Number(least); count <= Number(most); count++)
    lengths.push(prefix.length + count * Number(unit));
  return { quick: new RegExp(`^${prefix}[0-9a-fA-F]*$`), lengths };
}
