import type { Api } from '../generate/api.js';
import type { Schema } from '../generate/schema.js';
import type { Direction } from '../generate/type-schemas.js';
import { compareShapes } from './compare-shapes.js';
import type { Report } from './difference.js';
import { type Shape, shapeOf } from './shape.js';

/** A schema of each description that stands at the same place. */
export interface Pair {
  ours: Schema;
  theirs: Schema;
}

/** Where differences of two replies or bodies go: the path of a field, and what differs there. */
export type FieldReport = (path: string, ...found: Parameters<Report>) => void;

/** Said of a field that always comes according to us alone. */
export const optionalThere = 'required here, optional there';

/** Compares two values and all that is inside them, field by field. */
export function compareFields(
  { ours: ourApi, theirs: theirApi }: { ours: Api; theirs: Api },
  root: Pair,
  direction: Direction,
  report: FieldReport,
): void {
  const visit = (pair: Pair, path: string, above: ReadonlySet<string>): void => {
    const ours = shapeOf(pair.ours, ourApi);
    const theirs = shapeOf(pair.theirs, theirApi);
    compareShapes(ours, theirs, direction, (breaking, what, origin) =>
      report(path, breaking, what, origin || pair.ours.pointer),
    );
    const key = `${cycleKey(ours)} ${cycleKey(theirs)}`;
    if (above.has(key)) return;
    const inside = new Set(ours.components.size || theirs.components.size ? [...above, key] : above);
    compareNames(ours, theirs, direction, (name, ...found) => report(join(path, name), ...found));
    for (const [name, schema] of ours.properties) {
      const other = theirs.properties.get(name);
      if (other) visit({ ours: schema, theirs: other }, join(path, name), inside);
    }
    if (ours.items && theirs.items) visit({ ours: ours.items, theirs: theirs.items }, `${path}[]`, inside);
    if (ours.members && theirs.members)
      visit({ ours: ours.members, theirs: theirs.members }, join(path, '*'), inside);
  };
  visit(root, '', new Set());
}

/** Which fields there are, and which of them always come. */
function compareNames(ours: Shape, theirs: Shape, direction: Direction, report: FieldReport): void {
  const reply = direction === 'reply';
  for (const [name, schema] of ours.properties) {
    const needed = ours.required.has(name);
    if (!theirs.properties.has(name))
      report(
        name,
        !reply || needed,
        needed && reply ? 'required here, absent there' : 'absent there',
        schema.pointer,
      );
    else if (needed !== theirs.required.has(name))
      report(
        name,
        // What is always there by the recordings is no news of theirs.
        reply === needed && !(needed && schema.observed),
        needed ? optionalThere : 'optional here, required there',
        schema.pointer,
      );
  }
  for (const [name, schema] of theirs.properties) {
    if (ours.properties.has(name)) continue;
    const needed = theirs.required.has(name);
    report(name, !reply && needed, `${needed ? 'required' : 'a field'} there, absent here`, schema.pointer);
  }
}

/** Two values of one key have the same fields, made of the same components: comparing them again finds nothing. */
function cycleKey({ components, properties }: Shape): string {
  return `${[...components].sort().join('+')}{${[...properties.keys()].sort().join()}}`;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
