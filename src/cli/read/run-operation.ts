import { ParameterError, type ProvenRange, stringifyJson } from '../../index.js';
import type { Entry } from '../catalogue.js';
import { FileError } from '../errors.js';
import type { Invocation } from '../input/invocation.js';
import type { FormatName } from '../input/options.js';
import { csvColumns, expandedColumns } from '../output/expand.js';
import { declaredFields } from '../output/fields.js';
import { openFileSink } from '../output/file-sink.js';
import { writerOf } from '../output/formats.js';
import { ProgressLine } from '../output/progress-line.js';
import { outputSink, type Sink } from '../output/sink.js';
import { ValuesAsSent } from '../output/value-forms.js';
import type { Shape, Writer } from '../output/writer.js';
import type { Terminal } from '../terminal.js';
import type { Batch } from './batches.js';
import { clientOf, identityOf } from './connection.js';
import { type ItemRange, readBatches } from './source.js';

export async function runOperation(invocation: Invocation, terminal: Terminal): Promise<void> {
  const { entry, network, baseUrl, output, resume } = invocation;
  const { stdout, stderr, env } = terminal;
  // A line of progress would be among the rows if they are printed to the same terminal.
  const hasRoomForProgress = output !== undefined || !stdout.isTTY;
  const line = new ProgressLine(terminal, hasRoomForProgress);
  const target = { service: entry.service, network, baseUrl };
  const client = clientOf(target, terminal, (text) => {
    line.print(text).catch(() => undefined);
  });
  const shape = shapeOf(invocation, terminal);
  const writer = writerOf(shape);
  let sink = outputSink(stdout);
  if (output !== undefined) {
    const call = identityOfCall(invocation, shape, identityOf(target, env));
    sink = await openFileSink({ path: output, call, resume }, terminal);
  }
  try {
    const from = sink.start?.cursor;
    const maxItems = (invocation.limit ?? Number.POSITIVE_INFINITY) - (sink.start?.items ?? 0);
    // A command that is resumed may have been stopped behind the last item, and has only to finish its file.
    const isComplete = from === null || maxItems <= 0;
    const read = (part: ItemRange) => {
      const { answer: readAnswer } = entry;
      // Answers, such as a statement, are computed from several operations of the ledger.
      const isOfLedger = 'getBalances' in client;
      if (!readAnswer || !isOfLedger) return readBatches(invocation, client.transport, terminal, part);
      return readAnswer({
        ledger: client,
        params: invocation.params,
        terminal,
        print: (text) => line.print(text),
        asSent: shape.asSent,
        ...part,
      });
    };
    const batches = isComplete ? [] : read({ from, maxItems });
    const { items, next, proven } = await copy(batches, writer, shape, sink, line);
    await sink.finish(items);
    if (invocation.verify && isComplete)
      await line.print('Nothing was left to read, so nothing was verified.');
    else if (invocation.verify) await line.print(verifiedText(invocation, proven));
    const hasMore = invocation.mode === 'page' && typeof next === 'string';
    if (hasMore && stderr.isTTY) await line.print('There are more items: use --limit N or --all.');
  } catch (error) {
    // The caller has not passed the cursor: it is in the file of an unfinished output.
    const isOfFile = typeof sink.start?.cursor === 'string' && error instanceof ParameterError;
    if (isOfFile && ['cursor', 'from'].includes(error.parameter))
      throw new FileError(`${output}.part.json has no cursor of this call; remove it to start again`);
    throw error;
  } finally {
    const { warning } = shape.asSent;
    if (warning !== undefined) await line.print(warning);
    const leftOut = writer.leftOut?.() ?? 0;
    if (leftOut > 0 && stderr.isTTY) await line.print(leftOutText(leftOut, entry));
    await sink.close();
    await line.end();
  }
}

async function copy(
  batches: AsyncIterable<Batch> | readonly Batch[],
  writer: Writer,
  shape: Shape,
  sink: Sink,
  line: ProgressLine,
): Promise<{ items: number; next: string | null | undefined; proven: ProvenRange | undefined }> {
  const { start } = sink;
  let items = start?.items ?? 0;
  let next: string | null | undefined;
  let proven: Batch['proven'];
  // The head is written with the first batch: a call that fails writes no output.
  let head = start ? '' : writer.head;
  if (!shape.isSingle) await line.show({ items, share: start?.share });
  for await (const batch of batches) {
    await sink.write(head + writer.batch(batch.items, items));
    head = '';
    items += batch.items.length;
    next = batch.cursor;
    proven = batch.proven;
    const share = batch.progress === undefined ? undefined : shareOfAll(start?.share, batch.progress);
    if (next !== undefined) await sink.reach({ items, cursor: next, share });
    if (!shape.isSingle) await line.show({ items, share });
  }
  await sink.write(head + writer.tail);
  return { items, next, proven: proven?.() };
}

/** The share of the whole reading that is done. A resumed one shows the progress of its rest. */
function shareOfAll(before = 0, progressOfRest: number): number {
  return before + (1 - before) * progressOfRest;
}

function leftOutText(count: number, { operation: { operationId } }: Entry): string {
  return `Columns left out: ${count}. Choose with --fields from those in ${operationId} --help, or use --format json.`;
}

function verifiedText({ entry, verify }: Invocation, proven: ProvenRange | undefined): string {
  if (proven) return `Verified. The anchor proves the messages ${proven.from} to ${proven.to}.`;
  const linked = 'Verified: each item fits the hash before it.';
  const hasAnchors = entry.operation.rangeKey?.appendOnly?.previous === undefined;
  if (!hasAnchors) return linked;
  const hasAnchor = typeof verify === 'object';
  if (hasAnchor) return `${linked} No message of an anchor was read, so nothing more is proven.`;
  return `${linked} Without --anchor, nothing more is proven.`;
}

/** People read tables. A program reads one object, or one for each item. */
function defaultFormat(onTerminal: boolean, isSingle: boolean): FormatName {
  if (onTerminal) return 'table';
  return isSingle ? 'json' : 'ndjson';
}

function shapeOf(
  { entry, mode, params, fields, view, format, output }: Invocation,
  { stdout }: Terminal,
): Shape {
  const isSingle = mode === 'reply';
  const onTerminal = stdout.isTTY && output === undefined;
  const own = declaredFields(entry, isSingle);
  const declared = view.expand === undefined ? own : expandedColumns(own, view.expand);
  return {
    format: format ?? defaultFormat(onTerminal, isSingle),
    fields,
    // With another encoding, the service has decoded the messages already.
    declared: (params.encoding ?? 'base64') === 'base64' ? declared : { ...declared, base64: [] },
    isSingle,
    width: onTerminal ? stdout.columns : Number.POSITIVE_INFINITY,
    onTerminal,
    view,
    asSent: new ValuesAsSent(),
  };
}

/** The call and the form of its rows, for `--resume`. `view.raw` and the time zone change tables only, which no file has. */
function identityOfCall(
  { entry, params, mode, limit, verify }: Invocation,
  shape: Shape,
  place: string,
): string {
  const { operationId } = entry.operation;
  const { format, fields, view } = shape;
  const { times, amounts, expand } = view;
  const columns = format === 'csv' ? (fields ?? csvColumns(shape)) : fields;
  const forms = { times, amounts, expand };
  return stringifyJson({ operationId, place, params, mode, limit, verify, format, columns, ...forms });
}
