import type { Question } from './cursor.js';
import { chosen, type Fitting, fitted } from './parts.js';
import { plainData, withoutEmpty } from './plain-data.js';

export interface Answer {
  /** Texts in it are those of strangers. The name tells an agent so. */
  readonly untrusted_data: unknown;
  readonly next?: string;
  readonly note?: string;
  readonly verified?: string;
  readonly left_out?: readonly string[];
}

/** The part of a reply that a question is about. Undefined if it does not fit. */
export function answerOf(
  reply: object,
  { entry: { operation, isList }, fields }: Question,
  fitting: Fitting,
): Answer | undefined {
  const { items: list = '' } = operation;
  const { links: _, ...data } = plainData(reply) as Record<string, unknown>;
  const { [list]: items, ...beside } = data;
  const paths = fields?.map((field) => field.split('.'));
  const whole = isList ? { [list]: [], ...withoutEmpty(data) } : withoutEmpty(beside);
  const part = paths && (isList ? { ...beside, [list]: chosen(items, paths) } : chosen(data, paths));
  const shown = fitted(part ?? whole, fitting);
  if (!shown) return undefined;
  const left = shown.cuts.slice(0, 20);
  if (left.length > 0) left.push('For more: choose fewer fields, or raise max_characters');
  if (list in data && !isList && !fields) left.push(`${list}: name it in fields to read it`);
  return { untrusted_data: shown.value, ...(left.length > 0 && { left_out: left }) };
}
