import type { Figure } from './figure.js';
import { amount } from './print.js';

export const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .part { font-weight: 600; font-size: 16px }
  .name { text-anchor: end }
  rect { fill: #afb8c1 }
  .ours { fill: #0969da }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect { fill: #57606a } .ours { fill: #4493f8 } }
`;

export function chart(figures: readonly Figure[]): string {
  const charted = figures.filter(({ charted }) => charted);
  const marks: string[] = [];
  const descriptions: string[] = [];
  let y = -14;
  const write = (kind: string, x: number, words: string): void => {
    const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    marks.push(`<text class="${kind}" x="${x}" y="${y}">${safe}</text>`);
    descriptions.push(safe);
  };
  for (const [at, figure] of charted.entries()) {
    const { part, subject, name, value = 0, ratio, counts } = figure;
    const before = charted[at - 1];
    if (part !== before?.part) {
      y += 44;
      write('part', 0, `${part}: shorter is better`);
    }
    if (part !== before?.part || subject !== before.subject) {
      y += 28;
      write('subject', 0, subject);
    }
    y += 20;
    write('name', 180, name);
    const longest = Math.max(...charted.filter((other) => other.part === part).map(({ value = 0 }) => value));
    const length = Math.round((400 * value) / longest);
    const kind = name.startsWith('ledger-query-client') ? 'ours' : 'peer';
    marks.push(`<rect class="${kind}" x="188" y="${y - 12}" width="${length}" height="15" rx="2"/>`);
    const times = ratio ? ` (${ratio.median.toFixed(2)} ×)` : '';
    const what = counts === undefined ? '' : ` ${counts}`;
    write('value', 196 + length, `${amount(figure)}${times}${what}`);
  }
  const height = y + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}" role="img" aria-labelledby="title words">
<title id="title">ledger-query-client beside other clients</title>
<desc id="words">${descriptions.join('; ')}</desc>
<style>${style}</style>
${marks.join('\n')}
</svg>
`;
}
