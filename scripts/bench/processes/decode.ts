// From text to data, without a service.
import { measureRounds } from '../rounds.js';
import { openReader } from './built-package.js';
import type { DecodeInput, DecodeResult } from './decode-input.js';
import { readInput } from './input.js';

const { dist, bodies, rounds, measurement } = await readInput<DecodeInput>();
const { readReply, operations } = await openReader(dist);
const now = (): number => performance.now();
// What is not used may not be computed.
const kept: unknown[] = [];

const result: DecodeResult = {};
for (const { name, text } of bodies) {
  const whole = operations[name];
  const { decode: _, ...checked } = whole;
  const contenders = {
    'JSON.parse': repeated(() => JSON.parse(text)),
    'parse + validate': repeated(() => readReply(checked, text, JSON.parse(text), true)),
    'parse + validate + int64': repeated(() => readReply(whole, text, JSON.parse(text), true)),
  };
  for (let count = 0; count < 5; count++) contenders['parse + validate + int64'](20);
  const begin = now();
  contenders['JSON.parse'](100);
  const times = Math.max(1, Math.round((measurement * 100) / (now() - begin)));
  result[name] = await measureRounds(contenders, { rounds, times, now });
}
console.log(JSON.stringify(result));

function repeated(work: () => unknown): (times: number) => void {
  return (times) => {
    for (let count = 0; count < times; count++) kept[0] = work();
  };
}
