import { ApiError } from '../errors/errors.js';
import { sameData } from '../values/values.js';
import type { AfterCall, Answer } from './after-call.js';
import { newestNumber, newestTime } from './reply-times.js';

/** How new a reply is beside the one before. `unknown`: they differ, and nothing shows which of them is behind. */
export type ReplyOrder = 'older' | 'same' | 'newer' | 'unknown';

/**
 * Compares two replies of one call, for a search that returns the newest of several. Entities appear and do not vanish, so
 * a 404 is older than data. Then the newest time counts, and then the highest number of a list that only grows.
 */
export function orderOf(reply: Answer<unknown>, before: Answer<unknown>, call: AfterCall): ReplyOrder {
  if (reply instanceof ApiError) return before instanceof ApiError ? 'same' : 'older';
  if (before instanceof ApiError) return 'newer';
  const { operation, replyTimes } = call;
  // A reply that shows no time counts as older than one that does.
  const time = newestTime(replyTimes?.times, reply.data) ?? 0n;
  const timeBefore = newestTime(replyTimes?.times, before.data) ?? 0n;
  if (time !== timeBefore) return time > timeBefore ? 'newer' : 'older';
  const number = newestNumber(operation, reply.data);
  const numberBefore = newestNumber(operation, before.data);
  if (number !== numberBefore) return number > numberBefore ? 'newer' : 'older';
  return sameData(before.data, reply.data) ? 'same' : 'unknown';
}
