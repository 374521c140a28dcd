import { ApiError } from '../errors/errors.js';
import { sameData } from '../values/values.js';
import type { AfterCall, Answer } from './after-call.js';
import { newestNumber, newestTime } from './reply-times.js';

/** How new a reply is beside the newest one so far. `unknown`: they differ, and nothing shows which of them is older. */
export type ReplyOrder = 'older' | 'same' | 'newer' | 'unknown';

/**
 * Compares two replies of one call, for a search that returns the newest of several. Entities appear and do not vanish, so
 * a 404 is older than data. Then the newest time counts, and then the highest number of a list that only grows. Of other
 * lists and of objects, that number is 0.
 */
export function compareReplies(reply: Answer<unknown>, newest: Answer<unknown>, call: AfterCall): ReplyOrder {
  if (reply instanceof ApiError) return newest instanceof ApiError ? 'same' : 'older';
  if (newest instanceof ApiError) return 'newer';
  const { operation, replyTimes } = call;
  // A reply that shows no time counts as older than one that does.
  const time = newestTime(replyTimes?.times, reply.data) ?? 0n;
  const newestSoFar = newestTime(replyTimes?.times, newest.data) ?? 0n;
  if (time !== newestSoFar) return time > newestSoFar ? 'newer' : 'older';
  const number = newestNumber(operation, reply.data);
  const highestSoFar = newestNumber(operation, newest.data);
  if (number !== highestSoFar) return number > highestSoFar ? 'newer' : 'older';
  return sameData(newest.data, reply.data) ? 'same' : 'unknown';
}
