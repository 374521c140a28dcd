import type { Body } from './bodies.js';
import type { Figure } from './figure.js';
import type { Part, Setting } from './part.js';
import { builtFile } from './plain-node.js';
import type { ServeInput } from './processes/serve-input.js';
import {
  contractId,
  type Walker,
  type WalkInput,
  type WalkResult,
  walkQueries,
} from './processes/walk-input.js';
import { median, ratios } from './statistics.js';

const part = 'walk';
const byHand = 'loop of fetch + json()';

/** What a walk takes on a service that answers at once, and on one that is away as far as a public network is. */
export const walk: Part = async (setting) => {
  const { smoke } = setting;
  const near = { pages: smoke ? 5 : 200, latency: 0, consumption: 0, rounds: smoke ? 1 : 12, warmUps: 1 };
  const far = { pages: smoke ? 5 : 200, latency: 50, consumption: smoke ? 5 : 20, rounds: 1, warmUps: 0 };
  const figures: Figure[] = [];
  for (const course of [near, far]) figures.push(...(await walkCourse(course, setting)));
  return { figures, notes: [] };
};

interface Course {
  pages: number;
  latency: number;
  consumption: number;
  rounds: number;
  warmUps: number;
}

async function walkCourse(
  { pages, latency, consumption, rounds, warmUps }: Course,
  { workshop, bodies }: Setting,
): Promise<Figure[]> {
  const contracts = bodies.find(({ name }) => name === 'contracts');
  if (!contracts) throw new Error('there is no page to walk through');
  const service = await workshop.start('serve', {
    replies: pagesOf(contracts, pages),
    delay: latency,
  } satisfies ServeInput);
  try {
    const input: WalkInput = {
      packageUrl: builtFile('src/index.js'),
      baseUrl: service.line,
      pages,
      consumption,
      rounds,
      warmUps,
    };
    const result = await workshop.run<WalkResult>('walk', input);
    return (Object.keys(result) as Walker[]).map(
      (name): Figure => ({
        part,
        subject: `${pages} pages of 100, ${latency} ms to serve and ${consumption} ms to consume each`,
        name,
        headline: name !== byHand,
        amount: { value: median(result[name]), unit: 'ms' },
        ...(name === byHand ? {} : { ratio: { ...ratios(result[name], result[byHand]), of: byHand } }),
      }),
    );
  } finally {
    await service.stop();
  }
}

/** The same page many times, its contracts numbered on, each with the query of the one that follows. */
function pagesOf({ text }: Body, pages: number): Record<string, string> {
  const page: { contracts: object[] } = JSON.parse(text);
  const queries = walkQueries(pages);
  return Object.fromEntries(
    queries.map((query, index) => {
      const following = queries[index + 1];
      const next = following === undefined ? null : `/api/v1/contracts?${following}`;
      const contracts = page.contracts.map((contract, place) => ({
        ...contract,
        contract_id: contractId(index, place),
      }));
      return [`/api/v1/contracts?${query}`, JSON.stringify({ contracts, links: { next } })];
    }),
  );
}
