import { describe, expect, it } from 'vitest';
import { docComment } from '../../../scripts/generate/emit/doc-comment.js';

describe('docComment', () => {
  it('is one line if it fits', () => {
    expect(docComment(['A thing.'], '  ')).toBe('  /** A thing. */\n');
  });

  it('is empty without text', () => {
    expect(docComment(['', ' '])).toBe('');
  });

  it('has an empty line between paragraphs, and none before a tag', () => {
    expect(docComment(['First.', '', 'Second.', '@default 5'])).toBe(
      '/**\n * First.\n *\n * Second.\n * @default 5\n */\n',
    );
  });

  it('wraps at 110 characters with the indent, and keeps every word', () => {
    const words = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
    const lines = docComment([words], '    ').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
    expect(
      lines
        .slice(1, -1)
        .map((line) => line.replace('     * ', ''))
        .join(' '),
    ).toBe(words);
  });

  it('escapes the end of a comment in its text', () => {
    expect(docComment(['`GET /a/*/b`'])).toBe('/** `GET /a/*\\/b` */\n');
  });

  it('replaces a line break by a space', () => {
    expect(docComment(['One\n  sentence.'])).toBe('/** One sentence. */\n');
  });
});
