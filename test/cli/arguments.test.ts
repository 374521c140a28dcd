import { describe, expect, it } from 'vitest';
import { deployed, descriptorOf } from '../setup/fixtures.js';
import { ran } from './terminal.js';

const base = ['--baseUrl', 'https://ledger.test'];

/** The path and query that a command requests, or the first line of its message. */
async function requested(...args: string[]): Promise<string> {
  const urls: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    urls.push(decodeURIComponent(url.replace('https://ledger.test/api/v1', '')));
    return new Response('', { status: 404 });
  };
  const { code, err } = await ran([...args, ...base], { fetch, now: () => Date.UTC(2026, 0, 8, 13, 30) });
  expect(code).toBe(urls.length > 0 ? 3 : 2);
  return urls[0] ?? err.split('\n')[0] ?? '';
}

describe('the arguments of a command', () => {
  it.each<[string, string]>([
    [
      'getTopicMessages 0.0.5 --timestamp gte:0 --all --timestamp=lt:1767225600',
      '/topics/0.0.5/messages?timestamp=gte:0&timestamp=lt:1767225600',
    ],
    ['getTopicMessages --topicId 0.0.5', '/topics/0.0.5/messages'],
    ['getTransaction 0.0.5-1-2 --scheduled', '/transactions/0.0.5-1-000000002?scheduled=true'],
    ['getTransaction 0.0.5-1-2 --no-scheduled', '/transactions/0.0.5-1-000000002?scheduled=false'],
    ['getTransaction 0.0.5-1-2 --scheduled false', '/transactions/0.0.5-1-000000002?scheduled=false'],
    ['getTransaction 0.0.5-1-2 --scheduled=true', '/transactions/0.0.5-1-000000002?scheduled=true'],
    ['getTransaction 0.0.5-1-2 --no-scheduled false', '/transactions/0.0.5-1-000000002?scheduled=true'],
    ['getTransaction 0.0.5-1-2 --nonce 7', '/transactions/0.0.5-1-000000002?nonce=7'],
    ['getNft --serialNumber 7 0.0.5', '/tokens/0.0.5/nfts/7'],
    ['getNft 0.0.5 9223372036854775807', '/tokens/0.0.5/nfts/9223372036854775807'],
    [
      'getTransactions --timestamp lt:1767225600.000000001',
      '/transactions?timestamp=lt:1767225600.000000001',
    ],
    ['getTransactions --timestamp gte:2026-01-01', '/transactions?timestamp=gte:1767225600.000000000'],
    [
      'getTransactions --timestamp gte:7d --timestamp lt:today',
      '/transactions?timestamp=gte:1767274200.000000000&timestamp=lt:1767830400.000000000',
    ],
    ['getTransactions --timestamp gt:90m', '/transactions?timestamp=gt:1767873600.000000000'],
    ['getTransactions --timestamp gt:999999w', '/transactions?timestamp=gt:0.000000000'],
    ['getTransactions --transactiontype cryptotransfer', '/transactions?transactiontype=cryptotransfer'],
    ['getBlocks --block.number gt:5 --block.number lt:9', '/blocks?block.number=gt:5&block.number=lt:9'],
  ])('%s requests %s', async (args, url) => {
    const found = await requested(...args.split(' '));
    // The size of a page and the order are choices of the command.
    expect(found.replace(/[?&](?:limit|order)=\w+/g, '').replace(/^([^?&]*)&/, '$1?')).toBe(url);
  });

  it.each<[string, string]>([
    ['getTopicMessages --topicID 0.0.5', 'there is no option --topicID. Did you mean --topicId?'],
    ['getTopicMessages -x', 'there is no option -x.'],
    ['getTopicMessages --no-topicId', 'there is no option --no-topicId. Did you mean --topicId?'],
    ['getBlocks --order', '--order needs a value'],
    [
      'getTopicMessages --topicId --all',
      '--topicId needs a value, got the option --all. Write --topicId=--all if it is the value',
    ],
    ['getBlocks --all=maybe', '--all: expected true or false, got maybe'],
  ])('%s is refused', async (args, message) => {
    const rest = args.endsWith('--order') ? [] : base;
    const { code, err } = await ran([...args.split(' '), ...rest]);
    expect({ code, line: err.split('\n')[0] }).toEqual({ code: 2, line: message });
  });
});

describe('the suggestion for a misspelt name', () => {
  it.each([
    ['getAccont', 'getAccount'],
    ['getAcocunts', 'getAccounts'],
    ['gettopicmessages', 'getTopicMessages'],
    ['transfer', undefined],
  ])('%s is %s', async (word, name) => {
    expect(await requested(word)).toBe(
      `there is no operation ${word}.${name ? ` Did you mean ${name}?` : ''}`,
    );
  });

  it.each(deployed)('is $operationId, or an option of it, for one wrong letter', async (operation) => {
    const { operationId, service } = operation;
    const names = Object.keys(descriptorOf(service, operationId).parameters ?? {});
    const misspelt = (word: string) => [
      `${word.slice(0, 3)}x${word.slice(3)}`,
      `${word.slice(0, 3)}x${word.slice(4)}`,
    ];
    for (const word of misspelt(operationId))
      expect(await requested(word)).toBe(`there is no operation ${word}. Did you mean ${operationId}?`);
    for (const name of ['format', 'output', ...names])
      for (const word of misspelt(`--${name}`)) {
        const { err } = await ran([operationId, word]);
        expect(err).toContain(`there is no option ${word}. Did you mean --${name}?\n`);
      }
  });
});
