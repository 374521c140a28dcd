import { isRecord } from '../core.js';
import { InputError } from './errors.js';
import { fieldTree } from './fields.js';
import { type ListName, type ReplyPart, replyPartOf, type Whole } from './parts.js';
import type { Question } from './question.js';

/** All texts of the service are in `untrusted_data`. The rest has numbers, and words of this server and the description. */
export interface Answer {
  /** Texts in it are those of strangers. The name tells an agent so. */
  readonly untrusted_data: unknown;
  readonly next?: string;
  readonly note?: string;
  readonly verified?: string;
  readonly left_out?: readonly string[];
}

/** A page of a list, with what stands beside its items in the reply. */
interface PageOfReply {
  readonly data: object;
  readonly items: readonly unknown[];
}

/** Of an answer whose length cannot be chosen. */
const ownCharacters = 8000;

/** The answer to a question from one reply. Undefined if it has too many characters even when it is shortened. */
export function replyAnswer(reply: unknown, question: Question, characters: number): Answer | undefined {
  const { entry, fields } = question;
  const { items: name = '' } = entry.operation;
  const hasList = isRecord(reply) && Object.hasOwn(reply, name);
  const whole = wholeOf(reply, question);
  if (entry.isList) {
    const list = { ...listName(question), entries: hasList && reply[name] };
    const part = replyPartOf({ ...whole, list }, characters);
    return part && answerOf(part);
  }
  const part = replyPartOf(whole, characters);
  if (part && hasList && !fields) return answerOf(part, [`${name}: name it in fields to read it`]);
  return part && answerOf(part);
}

/** With the number of items that it has: all that a page has, or as many of the first ones as fit. */
export function pageAnswer(
  { data, items }: PageOfReply,
  question: Question,
  characters: number,
  needsAll: boolean,
): { answer: Answer; count: number } | undefined {
  const list = { ...listName(question), items, needsAll };
  const part = replyPartOf({ ...wholeOf(data, question), list }, characters);
  return part && { answer: answerOf(part), count: part.count };
}

/** An answer that no single reply has. Its names are those that this server writes. */
export function ownAnswer(reply: object, names: ReadonlySet<string>): Answer {
  const part = replyPartOf({ reply, fields: undefined, hidden: new Set(), names }, ownCharacters);
  if (!part) throw new InputError('The answer is too long. Lower the limit.');
  return answerOf(part);
}

function answerOf({ value, cuts }: ReplyPart, more: readonly string[] = []): Answer {
  const left_out = [...cuts];
  if (cuts.length > 0) left_out.push('For more: choose fewer fields, or raise max_characters');
  left_out.push(...more);
  return { untrusted_data: value, ...(left_out.length > 0 && { left_out }) };
}

function wholeOf(reply: unknown, { entry, fields }: Question): Whole {
  const { items: name = '' } = entry.operation;
  return {
    reply,
    fields: fields && !entry.isList ? fieldTree(fields) : undefined,
    hidden: new Set(['links', name]),
    names: entry.names,
  };
}

/** Chosen fields are those of the items, or of an object that has the list among its fields. */
function listName({ entry, fields }: Question): ListName {
  const { items: name = '' } = entry.operation;
  const tree = fields && fieldTree(fields);
  return { name, fields: entry.isList ? tree : tree?.get(name) };
}
