import { type Api, pascalCase } from '../api.js';
import { docComment } from './doc-comment.js';

/** The parts of a client that tell of what happens on a status page; none where no lists show that. */
interface ChangesParts {
  /** What is imported beside the operations themselves. */
  operations: readonly string[];
  types: string;
  member: string;
  method: string;
}

/** What the description's `x-changes` asks of the client. */
export function emitChanges({ changes, service }: Api): ChangesParts {
  if (!changes) return { operations: [], types: '', member: '', method: '' };
  const name = `${pascalCase(service)}Change`;
  const lists = Object.entries(changes);
  const items = lists.map(([, list]) => list.items?.type).join(', ');
  const rule = lists.map(([list, { operationId }]) => `${list}: ${operationId}Operation`).join(', ');
  return {
    operations: lists.map(([, { operationId }]) => `${operationId}Operation`),
    types: [
      '/** What happened on the page, told apart by `kind`: an incident, a maintenance or a component. */\n',
      `export type ${name} = Change<${items}>;\n\n`,
      '/** What happens on the page, as it comes. */\n',
      `export type ${name}s = Changes<${name}>;\n\n`,
      '/** What `changes` takes. */\n',
      `export type ${name}sOptions = ChangesOptions;\n\n`,
    ].join(''),
    member: [
      docComment(
        [
          'What happens on the page, as it comes and in order, without end: updates of incidents and maintenances, and ' +
            'components that change their status. Each is told once, and none is missed that the lists of the page still ' +
            'show at a look. Of a component that changes several times between two looks, what updates say of it is told ' +
            'and how it ended. An update that is edited is not told again. Failures that pass do not end it.',
          '@param options Where it begins, how often it looks, and what ends it.',
          '@throws ParameterError for an option that cannot be meant.',
          `@example\nfor await (const change of ${service}.changes()) {\n  console.log(change.kind, change.at);\n  if (change.kind === 'component') break;\n}`,
        ],
        '  ',
      ),
      `  changes(options?: ${name}sOptions): ${name}s;\n`,
    ].join(''),
    method: `    changes: (options) => changes<${name}>(transport, { ${rule} }, options),\n`,
  };
}
