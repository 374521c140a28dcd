import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { slowness } from '../../scripts/generate/linear/linear.js';
import { keepsPlaces, withoutPlaces } from '../../scripts/generate/linear/stack.js';

// No pattern that meets text of others takes more than linear time. Two programs that share no code judge each of them: the
// generator's own analysis, and scslre, the engine of eslint-plugin-regexp, which knows more of lookarounds but does not
// claim to find every slow pattern. recheck finds the same ones, but takes a minute of two cores and 55 MB to install.

const root = join(import.meta.dirname, '..', '..');
/** Scripts that meet text of others: descriptions of users, and of a network. */
const folders = ['src', 'generated', 'openapi', 'scripts/generate', 'scripts/bump'];

/** Patterns that are slow by themselves, and why no text of others makes them slow. */
const harmless: Readonly<Record<string, string>> = {
  'scripts/generate/emit/emit-types.ts /^( *)\\/\\*\\*([\\s\\S]*?)\\*\\/\\n/gm':
    'the compiler ends every comment that it prints',
  'scripts/generate/linear/stack.ts /\\[[^\\]]*[()]/': 'a pattern of at most 5000 characters',
  ...Object.fromEntries(
    [
      '/(?<=\\b(?:(?:coin|collection|token) |(?:contract|schedule|topic)\\b.*))\\d+\\.\\d+\\.\\d+\\b/g',
      '/(?<=\\d (?:from|in|of) )\\d+\\.\\d+\\.\\d+\\b/g',
      '/[a-z][a-z\\d]*|(?<=(?:block|nft|message|number|serial|node|no|#) ?)\\d+\\b/g',
      '/\\b(?!(?:API|APR|APY|ERC|EVM|HBAR|HCS|HTS|KYC|NFT|USD)\\b)[A-Z]{3,}\\b/g',
      '/\\b\\d+\\.\\d+\\.\\d+[-@]\\d+[-.]\\d+\\b/g',
      '/\\b\\d+\\.\\d+\\.\\d+\\b/g',
      '/\\b\\w+\\(/g',
      '/\\w*[a-z][A-Z]\\w*/g',
    ].map((pattern) => [`src/tools/words.ts ${pattern}`, 'a question has at most 500 characters']),
  ),
};

/** Files that make patterns when the program runs, and of what. */
const composed: Readonly<Record<string, string>> = {
  'scripts/generate/emit/quick-pattern.ts': 'patterns that were checked, and that read the text of one',
  'scripts/generate/linear/automaton.ts': 'one character of a pattern',
  'scripts/generate/linear/stack.ts': 'one character of a pattern, and patterns that were checked',
  'scripts/generate/read/keys.ts': 'patterns of a description, which are checked there',
  'scripts/generate/schema.ts': 'patterns of a description, which are checked before they are run',
  'src/sandbox/ledger/message-lies.ts': 'a number',
  'src/sandbox/ledger/route.ts': 'paths of our own description, whose parameters end at a slash',
  'src/sandbox/recordings/stored-request.ts': 'the same paths',
};

/** Patterns with a loop that keeps a place for each round, and why no long text of others meets them. */
const bounded: Readonly<Record<string, string>> = {
  'scripts/generate/linear/parse-pattern.ts /\\[(?:[^\\]\\\\]|\\\\.)*\\]|\\\\(?:c[A-Za-z]|x[\\da-fA-F]{2}|u[\\da-fA-F]{4}|u\\{[\\da-fA-F]+\\}|[pP]\\{[^}]*\\}|.)|./sy':
    'a pattern of at most 5000 characters',
  'src/tools/words.ts /(?<=\\b(?:(?:coin|collection|token) |(?:contract|schedule|topic)\\b.*))\\d+\\.\\d+\\.\\d+\\b/g':
    'a question has at most 500 characters',
};

interface Found {
  readonly place: string;
  readonly pattern: RegExp;
}

function problemsOf({ place, pattern }: Found): string[] {
  const reports = analyse(pattern).reports.map(({ type }) => type);
  const isSlow = slowness(pattern) !== undefined || reports.length > 0;
  return isSlow ? [`${place} ${pattern}`] : [];
}

/** The patterns of a TypeScript file, and its place for each that is made when it runs. */
function patternsOfCode(place: string, text: string): (Found | string)[] {
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true);
  const found: (Found | string)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText() === 'RegExp') {
      const [first, flags] = node.arguments ?? [];
      const isConstant = first && ts.isStringLiteralLike(first) && (!flags || ts.isStringLiteralLike(flags));
      found.push(
        isConstant ? { place, pattern: new RegExp(first.text, flags?.getText().slice(1, -1)) } : place,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Each text below a key `pattern` or `x-usual`, and each in the rules of `x-fields`. */
function patternsOfDescription(place: string, value: unknown, isRule = false): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const isPattern = key === 'pattern' || key === 'x-usual' || isRule;
    if (isPattern && typeof member === 'string') return { place, pattern: new RegExp(member) };
    return patternsOfDescription(place, member, isRule || key === 'when' || key === 'requires');
  });
}

function patternsIn(folder: string): (Found | string)[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
  return files.flatMap((file) => {
    const place = `${folder}/${file}`;
    const read = (): string => readFileSync(join(root, place), 'utf8');
    if (file.endsWith('.ts')) return patternsOfCode(place, read());
    return file.endsWith('.yaml') ? patternsOfDescription(place, parse(read())) : [];
  });
}

describe('every pattern that meets text of others takes linear time', () => {
  const all = folders.flatMap(patternsIn);
  const places = all.filter((found) => typeof found === 'string');
  const patterns = all.filter((found) => typeof found !== 'string');

  it('by two analyses', () => {
    expect(patterns.length).toBeGreaterThan(500);
    const different = new Map(patterns.map((found) => [`${found.place} ${found.pattern}`, found]));
    expect([...different.values()].flatMap(problemsOf).sort()).toEqual(Object.keys(harmless).sort());
  });

  it('and keeps no place for each round of a loop, which would exhaust the stack', () => {
    // The generator rewrites those of a description where that is possible.
    const emitted = patterns.map(({ place, pattern }) => ({
      place,
      pattern: place.startsWith('openapi/') ? withoutPlaces(pattern) : pattern,
    }));
    const found = emitted.filter(({ pattern }) => keepsPlaces(pattern));
    expect([...new Set(found.map(({ place, pattern }) => `${place} ${pattern}`))].sort()).toEqual(
      Object.keys(bounded).sort(),
    );
  });

  it.each([
    /^([\da-f]{2})+$/,
    /(?:\\.[^"\\]*)*/,
    /^\d+(?:\.\d+)*$/,
    /^(?:a|b)*$/,
    /^a{1,99999}$/,
    /a{46,}/,
    /^(?:[a-z]{8})*$/,
  ])('notices that %s keeps places', (pattern) => {
    expect(keepsPlaces(pattern)).toBe(true);
  });

  it('and those that are made when the program runs are made of such', () => {
    expect([...new Set(places)].sort()).toEqual(Object.keys(composed).sort());
  });

  it.each([
    ['a planted literal', patternsOfCode('a.ts', 'const trim = (text: string) => text.replace(/0+$/, "");')],
    [
      'a planted constant',
      patternsOfCode('a.ts', 'const code = new RegExp("(60|80)[0-9a-f]+39[0-9a-f]+f3", "i");'),
    ],
    [
      'a planted description',
      patternsOfDescription('a.yaml', { items: [{ type: 'string', pattern: '^(a|a)*$' }] }),
    ],
    [
      'a planted rule',
      patternsOfDescription('a.yaml', { 'x-fields': [{ requires: { data: ['a', '\\d+x'] } }] }),
    ],
  ])('notices %s', (_, found) => {
    expect(found.flatMap((one) => (typeof one === 'string' ? [] : problemsOf(one)))).toHaveLength(1);
  });
});
