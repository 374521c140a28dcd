import { type Body, subjects, subjectTitle } from './bodies.js';
import type { Figure, Target } from './figure.js';
import type { Part } from './part.js';
import { builtFile } from './plain-node.js';
import type { EndToEndInput, EndToEndResult, PeerName } from './processes/end-to-end-input.js';
import type { ServeInput } from './processes/serve-input.js';
import { median, ratios } from './statistics.js';

const part = 'end to end';

/** What a call takes, beside the other clients and on the same service. */
export const endToEnd: Part = async ({ workshop, bodies, heyApi, smoke }) => {
  const replies = Object.fromEntries(bodies.map(({ url, text }) => [url, text]));
  const service = await workshop.start('serve', { replies, delay: 0 } satisfies ServeInput);
  try {
    const result = await workshop.run<EndToEndResult>('end-to-end', {
      packageUrl: builtFile('src/index.js'),
      heyApiUrl: heyApi?.url,
      baseUrl: service.line,
      bodies,
      sweeps: smoke ? 1 : 4,
      rounds: smoke ? 2 : 50,
      measurement: smoke ? 5 : 8,
    } satisfies EndToEndInput);
    return {
      figures: bodies.flatMap((body) => figuresOf(body, result)),
      notes: Object.entries(result.flaws).map(
        ([name, flaw]) => `hey-api, ${subjects[name as Body['name']].title}: ${flaw}`,
      ),
    };
  } finally {
    await service.stop();
  }
};

function figuresOf(body: Body, { samples }: EndToEndResult): Figure[] {
  const subject = subjectTitle(body);
  const by = samples[body.name] ?? {};
  const plain = by['fetch + json()'] ?? [];
  const order: PeerName[] = ['fetch + json()', 'openapi-fetch', 'hey-api', 'ledger-query-client'];
  const figures: Figure[] = order.flatMap((name) => {
    const own = by[name];
    if (!own) return [];
    const isOurs = name === 'ledger-query-client';
    return {
      part,
      subject,
      name,
      headline: isOurs,
      amount: { value: median(own), unit: 'ms' as const },
      ...(name === 'fetch + json()' ? {} : { ratio: { ...ratios(own, plain), of: 'fetch + json()' } }),
      ...(isOurs ? targetOf(body) : {}),
    };
  });
  const generated = by['hey-api'];
  const own = by['ledger-query-client'];
  if (generated && own && body.name !== 'block')
    figures.push({
      part,
      subject,
      name: 'ledger-query-client',
      headline: true,
      ratio: { ...ratios(generated, own), of: 'the speed of hey-api' },
      // With integers above 2^53 the two do not answer the same, which a note tells.
      ...(body.name === 'accounts' ? {} : { target: { least: 1.6 } }),
    });
  return figures;
}

function targetOf({ name }: Body): { target?: Target } {
  if (name === 'accounts') return {};
  return { target: { most: name === 'block' ? 1.5 : 1.15 } };
}
