import { call, chainedList, type Transport } from '../generated-code.js';
import { type Answer, answerOf } from './answer.js';
import { type Question, writeCursor } from './cursor.js';
import { InputError } from './errors.js';
import { inputOf } from './params.js';

/** Where and how operations are read. */
export interface Services {
  readonly ledger: Transport;
  readonly status: Transport;
  /** Whether lists with hashes are verified. */
  readonly verify: boolean;
}

/** A page whose texts are shorter gets fewer items if it is too long. Longer texts are cut. */
const longText = 2048;

export async function readOperation(
  question: Question,
  characters: number,
  services: Services,
  signal: AbortSignal,
): Promise<Answer> {
  const { entry, from, limit = 10 } = question;
  const { operation } = entry;
  checkFields(question);
  const transport = services[entry.service];
  const input = inputOf(question);
  if (!hasPages(question)) {
    const isBeside = operation.parameters?.limit !== undefined;
    const reply = await call<object>(transport, operation, isBeside ? { ...input, limit: 1 } : input, {
      signal,
    });
    return answerOf(reply, question, { characters }) ?? tooLong();
  }
  const verify = services.verify && operation.rangeKey?.grows?.hash !== undefined;
  for (let size = limit; ; size = Math.floor(size / 2)) {
    const maximum = Number(operation.parameters?.limit?.maximum ?? size);
    const sized = { ...input, limit: Math.min(size, maximum) };
    const list = chainedList<object, unknown>(transport, operation, sized, { signal, verify });
    const { data, items, next } = await list.page(from);
    const fitting = { characters, list: operation.items, smallest: size > 1 ? longText : undefined };
    const page = answerOf(data, question, fitting);
    // The cursor behind fewer items is in a reply with fewer items.
    if (!page && size > 1) continue;
    return {
      ...(page ?? tooLong()),
      ...(next !== null && { next: writeCursor(next, question) }),
      ...(next !== null && items.length === 0 && { note: 'This part is empty. The list continues at next.' }),
      ...(verify && { verified: 'Each item fits the hash of the one before it.' }),
    };
  }
}

/** The list of an account is read if it is one of the fields. */
function hasPages({ entry: { operation, isList }, fields = [] }: Question): boolean {
  if (!operation.items || !operation.parameters?.limit) return false;
  return isList || fields.some((field) => field.split('.')[0] === operation.items);
}

function checkFields({ entry: { operation, help, isList, fields: top }, fields = [] }: Question): void {
  const known = (isList ? help.items : help.reply)?.fields ?? [];
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown === undefined) return;
  const nested = known.filter((field) => field.startsWith(`${unknown.split('.')[0]}.`));
  const names = nested.length > 0 ? nested : top;
  throw new InputError(
    `${operation.operationId} has no field ${unknown.slice(0, 60)}. Choose of ${names.join(', ')}.`,
  );
}

function tooLong(): never {
  throw new InputError('The answer is too long. Choose fewer fields, or raise max_characters.');
}
