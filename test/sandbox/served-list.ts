import type { Sandbox } from '../../src/sandbox.js';

interface Page {
  readonly [property: string]: unknown;
  readonly links: { readonly next: string | null };
}

/** Reads all pages of a list by its links. Undefined if the service refuses the first one. */
export async function servedItems(
  sandbox: Sandbox,
  path: string,
  query: string,
  property: string,
): Promise<unknown[] | undefined> {
  const items: unknown[] = [];
  let count = 0;
  for (let next: string | null = `${path}?${query}`; next !== null; ) {
    const response: Response = await sandbox.fetch(`${sandbox.ledgerUrl}${next}`);
    if (count === 0 && response.status !== 200) return undefined;
    // The link behind node 0, which is the first one, is refused.
    if (response.status === 400 && /node\.id=lt:0$/.test(next)) break;
    // An account did not exist before its first transaction, which created it.
    if (response.status === 404 && /timestamp=lt:/.test(next)) break;
    if (response.status !== 200) throw new Error(`${next} is answered with ${response.status}`);
    const page: Page = await response.json();
    // A link that does not advance would never end.
    if (++count > 2000) throw new Error(`no end of ${path}?${query}`);
    items.push(...(page[property] as unknown[]));
    next = page.links.next;
  }
  return items;
}

/** Rows after `JSON.parse`, which rounds large numbers on both sides. */
export function asJson(rows: readonly object[] | undefined): unknown[] {
  return JSON.parse(
    JSON.stringify(rows ?? [], (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
  );
}
