import type { Direction } from '../generate/type-schemas.js';
import type { Report } from './difference.js';
import type { Shape } from './shape.js';

/** What two descriptions say of one value itself: its type, null, format, words and limits. */
export function compareShapes(ours: Shape, theirs: Shape, direction: Direction, report: Report): void {
  compareTypes(ours, theirs, report);
  if (theirs.types && theirs.nullable !== ours.nullable && ours.types)
    report(
      direction === 'reply' && theirs.nullable,
      theirs.nullable ? 'may be null there' : 'may be null here alone',
      '',
    );
  if (ours.format !== theirs.format)
    report(
      direction === 'reply' && narrows(ours.format, theirs.format),
      `format ${ours.format ?? 'none'} here, ${theirs.format ?? 'none'} there`,
      ours.origin,
    );
  compareWords(ours, theirs, direction, report);
  compareLimits(ours, theirs, direction, report);
}

function compareTypes(ours: Shape, theirs: Shape, report: Report): void {
  const [here, there] = [typeNames(ours), typeNames(theirs)];
  if (here === there) return;
  const wider = !ours.types || (theirs.types && [...theirs.types].every((type) => takes(ours, type)));
  report(!wider, `${here} here, ${there} there`, ours.origin);
}

function takes({ types }: Shape, type: string): boolean {
  return [...(types ?? [])].some((own) => own === type || (own === 'number' && type === 'integer'));
}

function typeNames({ types }: Shape): string {
  return types ? [...types].sort().join(' or ') || 'null' : 'any type';
}

/** Whether values of their format would be refused, or be read as another type, by ours. No format says nothing. */
function narrows(ours: string | undefined, theirs: string | undefined): boolean {
  if (ours === undefined || theirs === undefined) return false;
  const bits = ['int32', 'int64', 'int128'];
  return !bits.includes(theirs) || bits.indexOf(ours) <= bits.indexOf(theirs);
}

function compareWords(ours: Shape, theirs: Shape, direction: Direction, report: Report): void {
  const request = direction === 'request';
  if (ours.words && theirs.words) {
    const removed = [...ours.words].filter((word) => !theirs.words?.has(word));
    const added = [...theirs.words].filter((word) => !ours.words?.has(word));
    // A reply's words may grow: an unknown one is reported as drift, and no reason to refuse the reply.
    if (removed.length) report(request, `words not there: ${removed.sort().join(', ')}`, ours.origin);
    if (added.length) report(false, `words added there: ${added.sort().join(', ')}`, ours.origin);
  } else if (ours.words) report(false, 'words listed here, none there', ours.origin);
  else if (theirs.words)
    report(false, `words listed there alone: ${[...theirs.words].sort().join(', ')}`, ours.origin);
}

function compareLimits(ours: Shape, theirs: Shape, direction: Direction, report: Report): void {
  for (const name of new Set([...ours.limits.keys(), ...theirs.limits.keys()])) {
    const [here, there] = [ours.limits.get(name), theirs.limits.get(name)];
    if (here === there || (name.endsWith('imum') && Number(here) === Number(there))) continue;
    report(
      direction === 'reply' && refuses(name, here, there),
      `${name} ${here ?? 'none'} here, ${there ?? 'none'} there`,
      ours.origin,
    );
  }
}

/** Whether our limit refuses what theirs lets pass; whether one pattern is wider than another is not known. */
function refuses(name: string, here: string | undefined, there: string | undefined): boolean {
  // More items than the description allows are reported as drift.
  if (here === undefined || name === 'maxItems') return false;
  if (there === undefined) return true;
  if (/^(min|exclusiveMin)/.test(name)) return Number(there) < Number(here);
  if (/^(max|exclusiveMax)/.test(name)) return Number(there) > Number(here);
  return false;
}
