import type { OwnOption } from '../input/own-options.js';

// As wide as most terminals are at least.
const width = 100;
const longestName = 34;

/** Names and what they mean, under a title. */
export function section(title: string, lines: readonly (readonly [string, string])[]): string {
  const column = Math.min(longestName, Math.max(...lines.map(([name]) => name.length))) + 4;
  const text = lines.map(([name, meaning]) => {
    const [first = '', ...more] = wrapped(meaning, width - column);
    const head = `  ${name}`;
    // A long name has its meaning below it.
    const start = head.length + 2 > column && first ? `${head}\n${' '.repeat(column)}` : head.padEnd(column);
    return [`${start}${first}`.trimEnd(), ...more.map((line) => ' '.repeat(column) + line)].join('\n');
  });
  return `${title}:\n${text.join('\n')}\n`;
}

export function optionLine(name: string, { value, text }: OwnOption): [string, string] {
  return [`--${name}${value ? ` ${value}` : ''}`, text];
}

/** A text in lines of at most so many characters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
