import { subjects, subjectTitle } from './bodies.js';
import { sideBySide } from './figure.js';
import { ratios } from './statistics.js';
import { builtFile, type Part } from './workshop.js';

/** What a call takes, beside the other clients and on the same service. */
export const endToEnd: Part = async ({ workshop, bodies, heyApi, smoke, notes }) => {
  const replies = Object.fromEntries(bodies.map(({ name, text }) => [subjects[name].url, text]));
  const { samples, flaws } = await workshop.served({ replies, delay: 0 }, (baseUrl) =>
    workshop.run('end-to-end', {
      packageUrl: builtFile('src/index.js'),
      heyApiUrl: heyApi?.url,
      baseUrl,
      names: bodies.map(({ name }) => name),
      sweeps: smoke ? 1 : 4,
      rounds: smoke ? 2 : 50,
      measurement: smoke ? 5 : 8,
    }),
  );
  return bodies.flatMap((body) => {
    const { name } = body;
    const flaw = flaws[name];
    if (flaw !== undefined) notes.push(`hey-api, ${subjects[name].title}: ${flaw}`);
    const place = { part: 'end to end', subject: subjectTitle(body) };
    const by = samples[name] ?? {};
    const most = { transactions: 1.15, contracts: 1.15, block: 1.5, accounts: undefined }[name];
    const target = most === undefined ? undefined : { most };
    const figures = sideBySide(place, by, { 'ledger-query-client': target });
    const { 'hey-api': generated, 'ledger-query-client': own } = by;
    if (generated && own && name !== 'block')
      figures.push({
        ...place,
        name: 'ledger-query-client',
        headline: true,
        ratio: { ...ratios(generated, own), of: 'the speed of hey-api' },
        // With integers above 2^53 the two do not answer the same, which a note tells.
        target: name === 'accounts' ? undefined : { least: 1.6 },
      });
    return figures;
  });
};
