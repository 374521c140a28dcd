import type { createLedgerClient, LedgerClient } from '../../../src/index.js';

// The ways in which a call is made, each for every tree that is measured. Replies come from memory, so that a call costs
// what the client does, and nothing else.

/** The exports of a tree that the cases use. Older trees have the same names. */
export interface Tree {
  readonly createLedgerClient: typeof createLedgerClient;
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Case {
  readonly name: string;
  /** How many requests one run sends, which is the number of bare `fetch` calls that it is compared with. */
  readonly requests: number;
  /** The path that a bare `fetch` requests. */
  readonly path: string;
  /** Prepares the client, and returns what is measured. */
  readonly prepare: (tree: Tree, fetch: Fetch) => () => Promise<unknown>;
}

export const baseUrl = 'http://memory.test';
/** The newest block of a sandbox. */
const newest = 84_736_049;
const block = `/api/v1/blocks/${newest}`;
const pages = 100;
const atOnce = 64;

type Options = Parameters<LedgerClient['getBlock']>[1];

function lookup(name: string, settings: object, options?: () => Options): Case {
  return {
    name,
    requests: 1,
    path: block,
    prepare(tree, fetch) {
      const ledger = tree.createLedgerClient({ baseUrl, fetch, ...settings });
      return () => ledger.getBlock({ hashOrNumber: newest }, options?.());
    },
  };
}

const { signal } = new AbortController();
const noEvent = (): void => undefined;
/** Hooks that older trees have too. */
const hooks = { onAttempt: noEvent, onRetry: noEvent, onEnd: noEvent };

export const cases: readonly Case[] = [
  lookup('a lookup', {}),
  lookup('with a signal', {}, () => ({ signal })),
  lookup('with a deadline', {}, () => ({ deadline: 5000 })),
  lookup('with hooks', hooks),
  lookup('of two hosts', { baseUrl: undefined, hosts: [{ baseUrl }, { baseUrl: 'http://other.test' }] }),
  {
    name: 'a new client',
    requests: 1,
    path: block,
    prepare: (tree, fetch) => () =>
      tree.createLedgerClient({ baseUrl, fetch }).getBlock({ hashOrNumber: newest }),
  },
  {
    name: 'a page of 10',
    requests: 1,
    path: '/api/v1/transactions?limit=10&order=asc',
    prepare(tree, fetch) {
      const ledger = tree.createLedgerClient({ baseUrl, fetch });
      return async () => ledger.getTransactions({ limit: 10, order: 'asc' });
    },
  },
  {
    name: `a walk of ${pages} pages`,
    requests: pages,
    path: '/api/v1/transactions?limit=10&order=asc',
    prepare(tree, fetch) {
      const ledger = tree.createLedgerClient({ baseUrl, fetch });
      return async () => {
        let left = pages;
        for await (const _ of ledger.getTransactions({ limit: 10, order: 'asc' }).pages({ prefetch: 0 })) {
          left -= 1;
          if (left === 0) break;
        }
      };
    },
  },
  {
    name: `${atOnce} lookups at once`,
    requests: atOnce,
    path: block,
    prepare(tree, fetch) {
      const ledger = tree.createLedgerClient({ baseUrl, fetch, coalesce: false });
      return () =>
        Promise.all(Array.from({ length: atOnce }, () => ledger.getBlock({ hashOrNumber: newest })));
    },
  },
];
