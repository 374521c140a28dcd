// The meaning of a changed fact, by its name: its words, whether it breaks callers, and when ours keeps its own.
import { addedWords, format, same, signs } from './fact-values.js';

export function wordsOf(name: string, before: unknown, after: unknown): string {
  if (name === 'words') return `words ${signs(before, after)}`;
  if (name === 'operators') return `operators ${signs(before, after)}`;
  if (name === 'operationId' || name === 'name') return `renamed to ${format(after)}`;
  if (name === 'required') return after ? 'optional → required' : 'required → optional';
  if (name === 'repeats') return after ? 'may be repeated' : 'may no longer be repeated';
  return `${name} ${format(before)} → ${format(after)}`;
}

const neverBreaking = new Set(['default', 'deprecated', 'maxItems', 'name', 'operationId']);

export function isBreaking(name: string, before: unknown, after: unknown, isReply: boolean): boolean {
  if (neverBreaking.has(name)) return false;
  if (name === 'type' || name === 'body') return true;
  if (name === 'required') return isReply !== after;
  if (name === 'repeats') return !after;
  if (name === 'operators') return addedWords(after, before).length > 0;
  if (name === 'null') return isReply && after === 'allowed';
  if (name === 'format') return before !== undefined && !(before === 'int64' && after === 'int32');
  if (name === 'words') return !isReply && after !== undefined && addedWords(after, before).length > 0;
  if (before === undefined) return !isReply;
  if (!isReply) return tightens(name, Number(before), Number(after));
  return after === undefined || tightens(name, Number(after), Number(before));
}

/** Whether a limit became stricter. A changed pattern counts as stricter, because patterns cannot be compared. */
function tightens(name: string, before: number, after: number): boolean {
  if (/^(min|exclusiveMin)/.test(name)) return after > before;
  return /^(max|exclusiveMax)/.test(name) ? after < before : name === 'pattern';
}

/** Whether ours has a change already: it says the same, or accepts more. */
export function holds(name: string, own: unknown, before: unknown, after: unknown): boolean {
  if (same(own, after)) return true;
  if (name === 'type') {
    const types = String(own).split(' or ');
    return String(after)
      .split(' or ')
      .every((type) => types.includes(type));
  }
  if (name !== 'words') return false;
  const news = addedWords(before, after);
  return news.length > 0 && Array.isArray(own) && addedWords(own, news).length === 0;
}

/** Why ours keeps its fact: names are our own, and services of both versions are in use. */
export function keptReason(name: string, own: unknown, after: unknown, isReply: boolean): string | undefined {
  if (name === 'operationId') return 'the name is one of our functions';
  if (name === 'name') return 'names of path parameters are part of our API';
  if (name === 'words' && Array.isArray(own) && addedWords(own, after).length === 0)
    return 'words of older services stay valid';
  if (isReply && name === 'required' && after) return 'an older service may leave it out';
  if (isReply && name === 'null' && after === 'refused') return 'an older service may still return null';
  return undefined;
}
