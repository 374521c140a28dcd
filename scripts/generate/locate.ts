import type { Api, Operation } from './api.js';
import { GenerationError } from './generation-error.js';
import { reachable, type Schema } from './schema.js';

/**
 * Runs the emitters. If one fails, the error names the first operation or schema that also fails alone. The compilers that
 * the generator uses do not report the place in the description.
 */
export async function locateErrors<Result>(
  api: Api,
  emit: (api: Api) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await emit(api);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    const reason = `no code can be generated from this part: ${(error as Error).message}`;
    for (const { pointer, part } of parts(api)) {
      const failed = await Promise.resolve(part)
        .then(emit)
        .then(
          () => false,
          () => true,
        );
      if (failed) throw new GenerationError(pointer, reason);
    }
    throw new GenerationError('', reason);
  }
}

function parts(api: Api): { pointer: string; part: Api }[] {
  const { watermark: _, changes: __, ...rest } = api;
  const part = (operations: Operation[], roots: readonly Schema[]): Api => {
    const names = reachable(api.schemas, roots);
    const schemas = new Map(
      [...api.schemas].filter(([name, schema]) => names.has(name) || roots.includes(schema)),
    );
    return { ...rest, operations, schemas };
  };
  return [
    ...api.operations.map((operation) => {
      const { pointer, parameters, body, reply } = operation;
      const roots = [reply, body?.schema ?? [], parameters.map(({ schema }) => schema)].flat();
      return { pointer, part: part([operation], roots) };
    }),
    ...[...api.schemas.values()].map((schema) => ({ pointer: schema.pointer, part: part([], [schema]) })),
  ];
}
