/** One place in the source and what is to stand there instead. */
export interface Edit {
  readonly file: string;
  readonly find: RegExp;
  readonly replacement: string;
}

/** A fault that is put into a copy of the source, and the tests that have to notice it. */
export interface Breakage {
  /** What is wrong with the build, in a few words. */
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly tests: readonly string[];
}

/** There is no such place any more: the breakage has to follow the source. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** The text with the edit made. */
export function edited(text: string, { file, find, replacement }: Edit): string {
  const broken = text.replace(find, replacement);
  if (broken === text) throw new NotApplicable(`${file} has nothing like ${find}`);
  return broken;
}

/**
 * Another function in place of a declared one, whatever that looks like inside. `code` is a function expression, which
 * may call the one that stood there as `intact`.
 */
export function instead(file: string, name: string, code: string): Edit[] {
  const declared = new RegExp(`^((?:export )?)((?:async )?function\\*?) ${name}(?=[(<])`, 'm');
  return [
    { file, find: new RegExp(declared.source, 'gm'), replacement: '$2 intact' },
    { file, find: /$(?![\s\S])/, replacement: `\nexport const ${name} = ${code};\n` },
  ];
}
