import { describe, expect, it } from 'vitest';
import { docComment } from '../../../scripts/generate/emit/doc-comment.js';

describe('docComment', () => {
  it('is one line where it fits', () => {
    expect(docComment(['A thing.'], '  ')).toBe('  /** A thing. */\n');
  });

  it('is nothing where nothing is said', () => {
    expect(docComment(['', ' '])).toBe('');
  });

  it('has an empty line between paragraphs, and none before a tag', () => {
    expect(docComment(['First.', '', 'Second.', '@default 5'])).toBe(
      '/**\n * First.\n *\n * Second.\n * @default 5\n */\n',
    );
  });

  it('wraps within 110 characters, indent included, and loses no word', () => {
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

  it('does not end where its text has the end of a comment', () => {
    expect(docComment(['`GET /a/*/b`'])).toBe('/** `GET /a/*\\/b` */\n');
  });

  it('keeps a line break of its source as a space', () => {
    expect(docComment(['One\n  sentence.'])).toBe('/** One sentence. */\n');
  });
});
