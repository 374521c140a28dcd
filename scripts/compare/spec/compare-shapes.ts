import type { Direction } from '../../generate/emit/type-schemas.js';
import type { Report } from './difference.js';
import type { Shape } from './shape.js';

/** What two descriptions say of one value itself: its type, null, format, words and limits. */
export function compareShapes(ours: Shape, theirs: Shape, direction: Direction, report: Report): void {
  const isReply = direction === 'reply';
  const say = (breaking: boolean, what: string): void => report(breaking, what, ours.origin);
  const [here, there] = [typeNames(ours), typeNames(theirs)];
  if (here !== there) say(!takesAll(ours, theirs), `${here} here, ${there} there`);
  if (theirs.types && ours.types && theirs.nullable !== ours.nullable)
    report(isReply && theirs.nullable, theirs.nullable ? 'may be null there' : 'may be null here alone', '');
  if (ours.format !== theirs.format)
    say(
      isReply && narrows(ours.format, theirs.format),
      `format ${ours.format ?? 'none'} here, ${theirs.format ?? 'none'} there`,
    );
  const [removed, added] = [wordsAlone(ours, theirs), wordsAlone(theirs, ours)];
  if (ours.words && theirs.words) {
    // A reply's words may grow: an unknown one is reported as drift, and no reason to refuse the reply.
    if (removed) say(!isReply, `words not there: ${removed}`);
    if (added) say(false, `words added there: ${added}`);
  } else if (ours.words) say(false, 'words listed here, none there');
  else if (theirs.words) say(false, `words listed there alone: ${added}`);
  for (const name of new Set([...ours.limits.keys(), ...theirs.limits.keys()])) {
    const [mine, other] = [ours.limits.get(name), theirs.limits.get(name)];
    if (mine === other || (name.endsWith('imum') && Number(mine) === Number(other))) continue;
    say(isReply && refuses(name, mine, other), `${name} ${mine ?? 'none'} here, ${other ?? 'none'} there`);
  }
}

function takesAll({ types: ours }: Shape, { types: theirs }: Shape): boolean {
  if (!ours || !theirs) return !ours;
  return [...theirs].every((type) => ours.has(type) || (type === 'integer' && ours.has('number')));
}

function typeNames({ types }: Shape): string {
  return types ? [...types].sort().join(' or ') || 'null' : 'any type';
}

function wordsAlone({ words = new Set() }: Shape, { words: others }: Shape): string {
  return [...words]
    .filter((word) => !others?.has(word))
    .sort()
    .join(', ');
}

/** Whether values of their format would be refused, or be read as another type, by ours. No format says nothing. */
function narrows(ours: string | undefined, theirs: string | undefined): boolean {
  return ours !== undefined && theirs !== undefined && !(ours === 'int64' && theirs === 'int32');
}

/** Whether our limit refuses what theirs lets pass; whether one pattern is wider than another is not known. */
function refuses(name: string, here: string | undefined, there: string | undefined): boolean {
  // More items than the description allows are reported as drift.
  if (here === undefined || name === 'maxItems') return false;
  if (there === undefined) return true;
  if (/^(min|exclusiveMin)/.test(name)) return Number(there) < Number(here);
  return /^(max|exclusiveMax)/.test(name) && Number(there) > Number(here);
}
