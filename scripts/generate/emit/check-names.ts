import type { Api } from '../api.js';
import { GenerationError } from '../generation-error.js';
import { declaredNames } from './module-names.js';

/** Rejects a name of the description that a generated file also needs for something else, such as `createLedgerClient`. */
export function checkNames(api: Api, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const { top, members } = declaredNames(text);
    for (const names of [top, ...members]) {
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice !== undefined)
        throw new GenerationError(
          origin(api, twice),
          `the name ${twice} is used twice in ${file}; expected a unique name`,
        );
    }
  }
}

function origin({ operations, schemas }: Api, name: string): string {
  const operation = operations.find(({ operationId }) =>
    [operationId, `${operationId}Operation`].includes(name),
  );
  const [, schema] = [...schemas].find(([component]) => name.endsWith(component)) ?? [];
  return operation?.pointer ?? schema?.pointer ?? '';
}
