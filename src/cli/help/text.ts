import type { Option } from '../input/options.js';

export const width = 100;
const maxNameColumn = 34;

export function section(title: string, lines: readonly (readonly [string, string])[]): string {
  if (lines.length === 0) return '';
  const column = Math.min(maxNameColumn, Math.max(...lines.map(([name]) => name.length))) + 4;
  const text = lines.map(([name, meaning]) => {
    const [first = '', ...more] = wrap(meaning, width - column);
    let start = `  ${name}`.padEnd(column);
    if (name.length + 4 > column && first) start = `  ${name}\n${' '.repeat(column)}`;
    return [`${start}${first}`.trimEnd(), ...more.map((line) => ' '.repeat(column) + line)].join('\n');
  });
  return `${title}:\n${text.join('\n')}\n`;
}

export function optionLine(name: string, { short, value, text }: Option): [string, string] {
  return [`${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, text];
}

export function wrap(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
