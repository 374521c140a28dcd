import { stringifyJson } from '../../index.js';
import type { Invocation } from '../input/invocation.js';
import type { FormatName } from '../input/own-options.js';
import { knownFields, oddFields } from '../output/fields.js';
import { openFileSink } from '../output/file-sink.js';
import { ProgressLine } from '../output/progress-line.js';
import { outputSink, type Sink } from '../output/sink.js';
import { type Shape, writerOf } from '../output/writer.js';
import type { Terminal } from '../terminal.js';
import { connect, nameOf } from './connection.js';
import { openSource, type Source } from './source.js';

/** Asks for what an invocation says, and writes it. */
export async function run(invocation: Invocation, terminal: Terminal): Promise<void> {
  const { entry, output } = invocation;
  const { stdout } = terminal;
  const line = new ProgressLine(terminal, output !== undefined || !stdout.isTTY);
  const { service } = entry;
  const place = { service, network: invocation.network, baseUrl: invocation.baseUrl };
  const transport = connect(place, terminal, (text) => {
    line.say(text).catch(() => undefined);
  });
  const shape = shapeOf(invocation, terminal);
  for (const text of oddFields(invocation.fields ?? [], shape.known)) await line.say(text);
  const call = callText(invocation, shape, nameOf(place, terminal.env));
  const sink =
    output === undefined
      ? outputSink(stdout)
      : await openFileSink({ path: output, call, resume: invocation.resume }, terminal);
  try {
    const from = sink.begin?.cursor;
    const most = (invocation.limit ?? Number.POSITIVE_INFINITY) - (sink.begin?.items ?? 0);
    const isOver = from === null || most <= 0;
    const source = isOver
      ? undefined
      : openSource(invocation, transport, terminal, { from: from ?? undefined, most });
    const { items, next } = await copy(source, shape, sink, line);
    await sink.finish(items);
    const isCut = invocation.mode === 'page' && typeof next === 'string';
    if (isCut && terminal.stderr.isTTY) await line.say('There is more: --limit N or --all brings it.');
  } finally {
    await sink.close();
    await line.end();
  }
}

async function copy(
  source: Source | undefined,
  shape: Shape,
  sink: Sink,
  line: ProgressLine,
): Promise<{ items: number; next: string | null | undefined }> {
  const writer = writerOf(shape);
  const { begin } = sink;
  let items = begin?.items ?? 0;
  let next: string | null | undefined;
  // Nothing is written of a call that fails.
  let head = begin ? '' : writer.head;
  if (!shape.isOne) await line.show({ items, share: begin?.share });
  for await (const batch of source?.batches ?? []) {
    await sink.write(head + writer.batch(batch.items, items));
    head = '';
    items += batch.items.length;
    next = batch.cursor;
    const before = begin?.share ?? 0;
    const progress = source?.progress();
    const share = progress === undefined ? undefined : before + (1 - before) * progress;
    if (next !== undefined) await sink.reach({ items, cursor: next, share });
    if (!shape.isOne) await line.show({ items, share });
  }
  await sink.write(head + writer.tail);
  return { items, next };
}

function shapeOf({ entry, mode, fields, format, output }: Invocation, { stdout }: Terminal): Shape {
  const isOne = mode === 'reply';
  const onTerminal = stdout.isTTY && output === undefined;
  const usual: FormatName = onTerminal ? 'table' : isOne ? 'json' : 'ndjson';
  return {
    format: format ?? usual,
    fields,
    known: knownFields(entry, mode),
    isOne,
    width: onTerminal ? stdout.columns : Number.POSITIVE_INFINITY,
    onTerminal,
  };
}

/** What has to be the same for two runs to write the same. */
function callText({ entry, params, mode, limit }: Invocation, shape: Shape, place: string): string {
  const { operationId } = entry.operation;
  const { format, fields, known } = shape;
  const columns = format === 'csv' ? (fields ?? known) : fields;
  return stringifyJson({ operationId, place, params, mode, limit, format, columns });
}
