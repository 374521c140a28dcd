// What it is worth to ask for the next page while one is consumed: a service and a consumer that take as long.
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, getContracts } from '../../src/ledger.js';

const pages = 100;
const delay = 5;

/** Answers page after page, each after some milliseconds. */
async function answer(request: Request): Promise<Response> {
  const bound = new URL(request.url).searchParams.get('contract.id');
  const number = bound === null ? pages : Number(bound.slice('lt:'.length)) - 1;
  const next = number > 1 ? `/api/v1/contracts?contract.id=lt:${number}` : null;
  await wait(delay);
  return Response.json({ contracts: [{ contract_id: `0.0.${number}` }], links: { next } });
}

const transport = createTransport({ baseUrl: 'http://ledger.test', fetch: answer, validation: 'off' });

/** Milliseconds that a walk takes. */
async function walk(prefetch: number): Promise<number> {
  const begin = performance.now();
  let seen = 0;
  for await (const page of getContracts(transport).pages({ prefetch })) {
    seen += page.contracts.length;
    await wait(delay);
  }
  if (seen !== pages) throw new Error(`${seen} pages came, not ${pages}`);
  return performance.now() - begin;
}

// What is compiled on the way is not the subject.
await walk(1);
const without = await walk(0);
const ahead = await walk(1);
console.log(`${pages} pages, ${delay} ms to serve and ${delay} ms to consume each`);
console.log(`prefetch 0: ${without.toFixed(0)} ms`);
console.log(`prefetch 1: ${ahead.toFixed(0)} ms, ${(without / ahead).toFixed(2)} times as fast`);
