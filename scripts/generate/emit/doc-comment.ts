const width = 110;

/**
 * A doc comment of plain text, wrapped. Each tag begins on a line of its own, and the code of an example is not wrapped. An
 * empty string if there is no text.
 */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph, index) => [
      // There is no blank line before a tag.
      ...(index > 0 && !paragraph.startsWith('@') ? [''] : []),
      ...(paragraph.startsWith('@example\n')
        ? paragraph.split('\n')
        : wrap(paragraph, width - indent.length - 3)),
    ])
    .map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length === 0) return '';
  if (lines.length === 1 && indent.length + (lines[0] ?? '').length + 7 <= width)
    return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function wrap(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
