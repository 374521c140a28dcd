import { getSummary } from '../../status.js';
import { UsageError } from '../errors.js';
import { readArguments } from '../input/read-arguments.js';
import { table } from '../output/table.js';
import { ValuesAsSent } from '../output/value-forms.js';
import { visible } from '../output/visible.js';
import type { Terminal } from '../terminal.js';
import { connect } from './connection.js';

export async function printStatus(args: readonly string[], terminal: Terminal): Promise<void> {
  const { positionals, options } = readArguments(args, { baseUrl: { type: 'string' } });
  const [unexpected] = positionals;
  if (unexpected !== undefined)
    throw new UsageError(`--status: unexpected ${unexpected}. Its only option is --baseUrl URL.`);
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
  const fields = ['network', 'component', 'status'];
  const width = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY;
  const declared = { columns: fields, fields, base64: [] };
  const view = { raw: true, times: undefined, amounts: undefined, expand: undefined, timeZone: 'UTC' };
  const asSent = new ValuesAsSent();
  const writer = table({ format: 'table', fields, declared, isSingle: false, width, view, asSent });
  const events = [...incidents, ...scheduled_maintenances].map(
    ({ name, status: state, impact }) => `${visible(`${impact}, ${state}: ${name}`)}\n`,
  );
  const summary = visible(`${status.indicator}: ${status.description}`);
  await stdout.write(`${summary}\n\n${writer.batch(rows, 0)}`);
  if (events.length > 0) await stdout.write(`\n${events.join('')}`);
}
