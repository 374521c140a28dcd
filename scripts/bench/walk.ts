import type { Body } from './bodies.js';
import { type Figure, sideBySide } from './figure.js';
import { builtFile, type Part } from './workshop.js';

/** What a walk takes on a service that answers at once, and on one that is away as far as a public network is. */
export const walk: Part = async ({ workshop, bodies, smoke }) => {
  const contracts = bodies.find(({ name }) => name === 'contracts');
  if (!contracts) throw new Error('there is no page to walk through');
  const pages = smoke ? 5 : 200;
  const replies = pagesOf(contracts, pages);
  const near = { delay: 0, consumption: 0, rounds: smoke ? 1 : 12, warmUps: 1 };
  const far = { delay: 50, consumption: smoke ? 5 : 20, rounds: 1, warmUps: 0 };
  const figures: Figure[] = [];
  for (const { delay, ...course } of [near, far]) {
    const samples = await workshop.served({ replies, delay }, (baseUrl) =>
      workshop.run('walk', { packageUrl: builtFile('src/index.js'), baseUrl, pages, ...course }),
    );
    const subject = `${pages} pages of 100, ${delay} ms to serve and ${course.consumption} ms to consume each`;
    const headlines = { 'prefetch 0': undefined, 'prefetch 1': undefined };
    figures.push(...sideBySide({ part: 'walk', subject }, samples, headlines));
  }
  return figures;
};

/** The same page many times, its contracts numbered on; each leads to the one behind its last contract. */
function pagesOf({ text }: Body, pages: number): Record<string, string> {
  const { contracts }: { contracts: object[] } = JSON.parse(text);
  // The newest comes first, and each number has as many digits.
  const id = (page: number, place: number): string => `0.0.${900_000 - 100 * page - place}`;
  const url = (page: number): string =>
    `/api/v1/contracts?limit=100${page === 0 ? '' : `&contract.id=lt:${id(page - 1, 99)}`}`;
  return Object.fromEntries(
    Array.from({ length: pages }, (_, page) => {
      const numbered = contracts.map((contract, place) => ({ ...contract, contract_id: id(page, place) }));
      const links = { next: page + 1 < pages ? url(page + 1) : null };
      return [url(page), JSON.stringify({ contracts: numbered, links })];
    }),
  );
}
