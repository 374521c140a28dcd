import { call, chainedList } from '../core.js';
import type { LedgerClient } from '../ledger.js';
import type { StatusClient } from '../status.js';
import { type Answer, pageAnswer, replyAnswer } from './answer.js';
import { maxCursorLength, writeCursor } from './cursor.js';
import { InputError } from './errors.js';
import { inputOf } from './params.js';
import type { Question } from './question.js';

/** Where and how operations are read. */
export interface Services {
  readonly ledger: LedgerClient;
  readonly status: StatusClient;
  /** The name of the network, if it is a public one. */
  readonly network?: string | undefined;
  /** Whether lists with hashes are verified. */
  readonly verify: boolean;
}

export async function readOperation(
  question: Question,
  characters: number,
  services: Services,
  signal: AbortSignal,
): Promise<Answer> {
  if (hasPages(question)) return readPage(question, characters, services, signal);
  const { operation, service } = question.entry;
  const { transport } = services[service];
  const input = inputOf(question, transport.effects.now());
  // Of a list beside other fields, which is not shown, one item is enough.
  if (operation.parameters?.limit !== undefined) input.limit = 1;
  const reply = await call<unknown>(transport, operation, input, { signal });
  return replyAnswer(reply, question, characters) ?? tooLong();
}

/** One request, whatever fits: the place behind the last item that does is known from the page. */
async function readPage(
  question: Question,
  characters: number,
  services: Services,
  signal: AbortSignal,
): Promise<Answer> {
  const { entry, from, limit = 10 } = question;
  const { operation, service } = entry;
  const verify = services.verify && operation.rangeKey?.appendOnly?.hash !== undefined;
  const maximum = Number(operation.parameters?.limit?.maximum ?? limit);
  const { transport } = services[service];
  const input = { ...inputOf(question, transport.effects.now()), limit: Math.min(limit, maximum) };
  const { list }: { list: PagedList } = question.events
    ? await eventsList(services, input, question.events, signal)
    : { list: chainedList<object, unknown>(transport, operation, input, { signal, verify }) };
  const page = await list.page(from);
  // A service may ignore the limit.
  const first = { data: page.data, items: page.items.slice(0, limit) };
  const fitting = pageAnswer(first, question, characters, false) ?? tooLong();
  // Fewer items may be left if some have the same key. Without a key there is no cursor within a page, so all have to fit.
  const shown = (await list.shorten(page, fitting.count)) ?? page;
  const isFitting = shown.items.length === fitting.count;
  const { answer } = isFitting ? fitting : (pageAnswer(shown, question, characters, true) ?? tooLong());
  return {
    ...answer,
    ...(shown.next !== null && continuation({ ...question, from: shown.next }, shown.items.length)),
    ...(verify && { verified: 'Each item fits the hash of the one before it.' }),
  };
}

/** The methods of a list that this server calls. */
type PagedList = Pick<ReturnType<typeof chainedList<object, unknown>>, 'page' | 'shorten'>;

/** The events of a contract. viem decodes them: it is an optional peer, so it is loaded when it is used. */
async function eventsList(
  { ledger }: Services,
  { contractIdOrAddress, ...params }: Readonly<Record<string, unknown>>,
  declarations: readonly string[],
  signal: AbortSignal,
): Promise<{ list: PagedList }> {
  const [{ parseAbi }, { contractEvents }] = await Promise.all([import('viem'), import('../viem.js')]).catch(
    () => {
      throw new InputError(
        'The package viem is not installed. getContractLogsByContractId has the logs as they are.',
      );
    },
  );
  let abi: readonly { readonly name: string }[];
  try {
    abi = parseAbi(declarations).filter((item) => item.type === 'event');
  } catch {
    throw new InputError('Each of events must be a declaration such as "event Paused(address account)".');
  }
  const address = String(contractIdOrAddress);
  const eventName = abi.map(({ name }) => name);
  // A list alone would be awaited, which sends its request.
  return { list: contractEvents(ledger, { address, abi, eventName, ...params }, { signal }) };
}

function continuation(question: Question, count: number): Pick<Answer, 'next' | 'note'> {
  const next = writeCursor(question);
  if (next.length > maxCursorLength)
    return { note: 'The list continues, but its cursor is too long. Pass fewer values.' };
  if (count > 0) return { next, note: `${count} items are shown. The rest: read_on {"cursor": next}` };
  return { next, note: 'This part is empty. The list continues at next.' };
}

/** The list of an account is read if it is one of the fields. */
function hasPages({ entry: { operation, isList }, fields = [] }: Question): boolean {
  if (!operation.items || !operation.parameters?.limit) return false;
  return isList || fields.some((field) => field.split('.')[0] === operation.items);
}

function tooLong(): never {
  throw new InputError(
    'The answer is too long. Choose fewer fields, raise max_characters, or lower the limit of a list.',
  );
}
