import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
// By its inner path: standard input of a process is needed to reach it otherwise.
import { MessageLines } from '../../src/mcp/message-lines.js';

const limit = 10 * 2 ** 20;

/** What the server reads of an input, and what it answers, whatever the chunks. */
async function read(text: string, chunk: number): Promise<{ lines: string[]; answers: unknown[] }> {
  const answers: unknown[] = [];
  const stream = new MessageLines((answer) => {
    expect(answer.endsWith('\n')).toBe(true);
    answers.push(JSON.parse(answer));
  });
  const lines: string[] = [];
  stream.on('data', (line: Buffer) => lines.push(String(line)));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunk) stream.write(bytes.subarray(at, at + chunk));
  stream.end();
  await new Promise((resolve) => stream.once('end', resolve));
  return { lines, answers };
}

const filled = (length: number): string => `{"jsonrpc":"2.0","id":7,"method":"${'é'.repeat(length / 2)}"}`;
const withIdLast = `{"method":"x","params":"${'a'.repeat(limit)}","jsonrpc":"2.0","id":"a-1"}`;
const refusal = (id: unknown) => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32600, message: `A message may have at most ${limit} bytes.` },
});

it.each([65_536, 1_000_003, 64 * 2 ** 20])(
  'a line that is too long is answered, and others are read: chunks of %i',
  async (chunk) => {
    const short = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    const longest = `${'x'.repeat(limit - 1)}\n`;
    const input = [
      short,
      `${filled(limit)}\n`,
      short,
      longest,
      `${withIdLast}\r\n`,
      `${'y'.repeat(3 * limit)}\n`,
      short,
      short,
    ];
    const { lines, answers } = await read(input.join(''), chunk);
    expect(lines.map((line) => line.length)).toEqual(
      [short, short, longest, short, short].map(({ length }) => length),
    );
    expect(answers).toEqual([refusal(7), refusal('a-1'), refusal(null)]);
  },
);

it('an input of one byte at a time is read', async () => {
  expect(await read('{"a":"é"}\n\n{}\nrest', 1)).toEqual({
    lines: ['{"a":"é"}\n', '\n', '{}\n'],
    answers: [],
  });
});
