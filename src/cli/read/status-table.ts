import { getSummary } from '../../status.js';
import { readWords } from '../input/read-words.js';
import { didYouMean } from '../nearest.js';
import { table } from '../output/table.js';
import { visible } from '../output/visible.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { connect } from './connection.js';

const fields = ['network', 'component', 'status'];

/** Writes what the status page says in brief: all in all, each component with its network, and what is amiss. */
export async function writeStatus(args: readonly string[], terminal: Terminal): Promise<void> {
  const { positionals, options } = readWords(args, { baseUrl: { type: 'string' } });
  if (positionals.length > 0)
    throw new UsageError(
      `--status takes no ${positionals.join(' ')}.${didYouMean(String(positionals[0]), ['--baseUrl'])}`,
    );
  const { stdout, stderr, signal } = terminal;
  const baseUrl = options.get('baseUrl')?.at(-1)?.toString();
  const transport = connect({ service: 'status', baseUrl }, terminal, (text) => {
    stderr.write(`${text}\n`).catch(() => undefined);
  });
  const { status, components, incidents, scheduled_maintenances } = await getSummary(
    transport,
    {},
    { signal },
  );
  const names = new Map(components.map(({ id, name }) => [id, name]));
  const rows = components
    .filter(({ group }) => !group)
    .map((one) => ({ network: names.get(one.group_id ?? ''), component: one.name, status: one.status }));
  const width = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY;
  const writer = table({ format: 'table', fields, known: fields, isOne: false, width });
  const events = [...incidents, ...scheduled_maintenances].map(
    ({ name, status: state, impact }) => `${visible(`${impact}, ${state}: ${name}`)}\n`,
  );
  const summary = visible(`${status.indicator}: ${status.description}`);
  await stdout.write(`${summary}\n\n${writer.batch(rows, 0)}`);
  if (events.length > 0) await stdout.write(`\n${events.join('')}`);
}
