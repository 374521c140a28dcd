import { ApiError } from '../errors/errors.js';
import { type AfterCall, type Answer, readsAny } from './after-call.js';
import type { Doubt } from './evidence.js';
import type { Written } from './written.js';

/** Why a reply that shows neither the write nor a later time may be older than the write. */
export function doubtAbout(reply: Answer<unknown> | undefined, call: AfterCall, written: Written): Doubt {
  if (reply === undefined) return 'noReplyYet';
  if (contradicts(reply, call, written)) return 'contradictsTheWrite';
  const couldShowWrite = reply instanceof ApiError || call.replyTimes !== undefined;
  if (!couldShowWrite) return 'showsNoTime';
  return readsAny(call, written.entities) ? 'doubtfulAboutTheWrittenEntity' : 'doubtful';
}

/** Whether the write must have changed what the reply shows: the entity exists since then, or was paid. */
function contradicts(reply: Answer<unknown>, call: AfterCall, written: Written): boolean {
  const { operation, params, replyTimes } = call;
  const readsPaidAccount = readsAny(call, written.accounts);
  if (reply instanceof ApiError) return readsPaidAccount || readsAny(call, written.entities);
  const readsPresent = params[operation.rangeKey?.parameter ?? ''] === undefined;
  return readsPaidAccount && readsPresent && replyTimes?.transfers === true;
}
