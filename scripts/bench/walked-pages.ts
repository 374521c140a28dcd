import type { Body } from './bodies.js';

/** Where a walk begins; single calls ask for something else. */
export const firstPage = '/api/v1/contracts?limit=100&order=desc';

export function pagesWalked(smoke: boolean): number {
  return smoke ? 5 : 200;
}

/** A page many times, its contracts numbered on; each leads to the one behind its last contract. */
export function walkedPages(bodies: readonly Body[], smoke: boolean): Record<string, string> {
  const text = bodies.find(({ operationId }) => operationId === 'getContracts')?.text;
  const { contracts }: { contracts: object[] } = JSON.parse(text ?? '');
  const count = pagesWalked(smoke);
  // The newest comes first, and each number has as many digits.
  const id = (page: number, place: number): string => `0.0.${900_000 - 100 * page - place}`;
  const url = (page: number): string =>
    page === 0 ? firstPage : `${firstPage}&contract.id=lt:${id(page - 1, 99)}`;
  return Object.fromEntries(
    Array.from({ length: count }, (_, page) => {
      const numbered = contracts.map((contract, place) => ({ ...contract, contract_id: id(page, place) }));
      const links = { next: page + 1 < count ? url(page + 1) : null };
      return [url(page), JSON.stringify({ contracts: numbered, links })];
    }),
  );
}
