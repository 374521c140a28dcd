import { type Api, pascalCase } from '../api.js';
import { docComment } from './doc-comment.js';

/** The code for the client's method `changes`. Empty if the description declares no lists of changes. */
interface ChangesParts {
  operations: readonly string[];
  types: string;
  member: string;
  method: string;
}

export function emitChanges({ changes, service }: Api): ChangesParts {
  if (!changes) return { operations: [], types: '', member: '', method: '' };
  const name = `${pascalCase(service)}Change`;
  const lists = Object.entries(changes);
  const items = lists.map(([, list]) => list.items?.type).join(', ');
  const rule = lists.map(([list, { operationId }]) => `${list}: ${operationId}Operation`).join(', ');
  return {
    operations: lists.map(([, { operationId }]) => `${operationId}Operation`),
    types: [
      '/** A change of the page. Its `kind` is incident, maintenance or component. */\n',
      `export type ${name} = Change<${items}>;\n\n`,
      '/** An endless stream of the changes of the page. */\n',
      `export type ${name}s = Changes<${name}>;\n\n`,
      '/** Options of `changes`. */\n',
      `export type ${name}sOptions = ChangesOptions;\n\n`,
    ].join(''),
    member: [
      docComment(
        [
          'Yields the changes of the page in order, without end: updates of incidents and maintenances, and status changes ' +
            'of components. It polls the lists of the page. Each change is yielded once, and none is missed as long as a list ' +
            'still has it at the next poll. If a component changes several times between two polls, the changes that updates ' +
            'report are yielded, and its last status. An edited update is not yielded again. Transient failures do not end it.',
          '@param options Where to begin, how often to poll, and when to stop.',
          '@throws ParameterError for an invalid option.',
          `@example\nfor await (const change of ${service}.changes()) {\n  console.log(change.kind, change.at);\n  if (change.kind === 'component') break;\n}`,
        ],
        '  ',
      ),
      `  changes(options?: ${name}sOptions): ${name}s;\n`,
    ].join(''),
    method: `    changes: (options) => changes<${name}>(transport, { ${rule} }, options),\n`,
  };
}
