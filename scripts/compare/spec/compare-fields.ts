import type { Api } from '../../generate/api.js';
import type { Direction } from '../../generate/emit/type-schemas.js';
import type { Schema } from '../../generate/schema.js';
import { compareShapes } from './compare-shapes.js';
import type { Pair, Report } from './difference.js';
import { type Shape, shapeOf } from './shape.js';

/** Said of a field that always comes according to us alone. */
export const optionalThere = 'required here, optional there';

/** Compares two values and all that is inside them; reports take the path of a field first. */
export function compareFields(
  apis: Pair<Api>,
  root: Pair<Schema>,
  direction: Direction,
  report: (path: string, ...found: Parameters<Report>) => void,
): void {
  const isReply = direction === 'reply';
  const visit = (pair: Pair<Schema>, path: string, above: ReadonlySet<string>): void => {
    const ours = shapeOf(pair.ours, apis.ours);
    const theirs = shapeOf(pair.theirs, apis.theirs);
    compareShapes(ours, theirs, direction, (breaking, what, origin) =>
      report(path, breaking, what, origin || pair.ours.pointer),
    );
    const key = `${cycleKey(ours)} ${cycleKey(theirs)}`;
    if (above.has(key)) return;
    const inside = new Set(ours.components.size || theirs.components.size ? [...above, key] : above);
    const inner = (name: string): string => (path ? `${path}.${name}` : name);
    const descend = (here: Schema | undefined, there: Schema | undefined, to: string): void => {
      if (here && there) visit({ ours: here, theirs: there }, to, inside);
    };
    for (const name of new Set([...ours.properties.keys(), ...theirs.properties.keys()])) {
      const [here, there] = [ours.properties.get(name), theirs.properties.get(name)];
      const [needed, required] = [ours.required.has(name), theirs.required.has(name)];
      const say = (breaking: boolean, what: string): void =>
        report(inner(name), breaking, what, (here ?? there)?.pointer ?? '');
      if (!there) say(!isReply || needed, `${needed && isReply ? 'required here, ' : ''}absent there`);
      else if (!here) say(!isReply && required, `${required ? 'required' : 'a field'} there, absent here`);
      else if (needed !== required)
        say(isReply === needed, needed ? optionalThere : 'optional here, required there');
    }
    for (const [name, schema] of ours.properties) descend(schema, theirs.properties.get(name), inner(name));
    descend(ours.items, theirs.items, `${path}[]`);
    descend(ours.members, theirs.members, inner('*'));
  };
  visit(root, '', new Set());
}

/** Two values of one key have the same fields, made of the same components: comparing them again finds nothing. */
function cycleKey({ components, properties }: Shape): string {
  return `${[...components].sort().join('+')}{${[...properties.keys()].sort().join()}}`;
}
