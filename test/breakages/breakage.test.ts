import { describe, expect, it } from 'vitest';
import { edited, instead, NotApplicable } from '../../scripts/breakages/breakage.js';

const source = `export function first(value: string): string;
export function first(value: unknown): unknown {
  return value;
}
async function second() {}
export const third = firstOfAll();
`;

/** The source with every edit made. */
function all(edits: readonly Parameters<typeof edited>[1][]): string {
  return edits.reduce(edited, source);
}

describe('a breakage', () => {
  it('replaces what it finds', () => {
    const edit = { file: 'a.ts', find: /return (value)/, replacement: 'return !$1' };
    expect(edited(source, edit)).toBe(source.replace('return value', 'return !value'));
  });

  it('does not apply where there is nothing to replace, and says where', () => {
    const edit = { file: 'a.ts', find: /return nothing/, replacement: '' };
    expect(() => edited(source, edit)).toThrow(NotApplicable);
    expect(() => edited(source, edit)).toThrow('a.ts has nothing like /return nothing/');
  });

  it('puts another function in place of one with all its overloads', () => {
    const broken = all(instead('a.ts', 'first', '(value) => !intact(value)'));
    expect(broken.match(/^function intact\(/gm)).toHaveLength(2);
    expect(broken).not.toMatch(/function first/);
    expect(broken).toContain('firstOfAll()');
    expect(broken.trimEnd().split('\n').at(-1)).toBe('export const first = (value) => !intact(value);');
  });

  it('puts another function in place of one that is async and not exported', () => {
    const broken = all(instead('a.ts', 'second', '() => intact()'));
    expect(broken).toContain('\nasync function intact() {}');
    expect(broken).toContain('\nexport const second = () => intact();');
  });

  it('does not apply where no such function is declared', () => {
    expect(() => all(instead('a.ts', 'firs', '() => 0'))).toThrow(NotApplicable);
    expect(() => all(instead('a.ts', 'third', '() => 0'))).toThrow(NotApplicable);
  });
});
