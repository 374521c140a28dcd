import { type Answer, replyAnswer } from './answer.js';
import { convert } from './convert.js';
import { questionOf } from './question.js';
import type { Services } from './read-operation.js';

const fields = [
  'status',
  ...['name', 'impact', 'status', 'updated_at'].map((field) => `incidents.${field}`),
  ...['name', 'status', 'scheduled_for', 'scheduled_until'].map((field) => `scheduled_maintenances.${field}`),
  ...['id', 'group_id', 'name', 'status'].map((field) => `components.${field}`),
];

export interface StatusAnswer extends Answer {
  /** Of the newest block, as a date. */
  readonly network_time?: string;
}

/** The state of the chosen network, by the status page and by the service itself: its newest block has the present time. */
export async function statusPage(
  { ledger, status, network }: Services,
  characters: number,
  signal: AbortSignal,
): Promise<StatusAnswer> {
  const newestBlock = ledger.getBlocks({ limit: 1 }, { signal }).then(
    ({ blocks }) => convert('date', blocks[0]?.timestamp?.to ?? ''),
    () => undefined,
  );
  const [reply, network_time] = await Promise.all([
    status.getSummary({}, { signal }),
    newestBlock.catch(() => undefined),
  ]);
  const components = ofNetwork(reply.components, network);
  const answer = replyAnswer(
    { ...reply, components },
    questionOf({ operation: 'getSummary', fields }),
    characters,
  );
  const notes = [
    network === undefined && 'The page is about the public networks. The chosen service is another one.',
    network_time === undefined && 'The service did not show its newest block.',
  ].filter((note) => note !== false);
  return {
    untrusted_data: undefined,
    ...answer,
    ...(network_time !== undefined && { network_time }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** The group of the network, and components of no group. All, if the page has no group of this name. */
function ofNetwork<
  Component extends { readonly id: string; readonly group_id: string | null; readonly name: string },
>(components: readonly Component[], network = ''): readonly Component[] {
  const group = components.find(({ name, group_id }) => group_id === null && name.toLowerCase() === network);
  if (!group) return components;
  return components.filter(({ id, group_id }) => id === group.id || group_id === group.id);
}
