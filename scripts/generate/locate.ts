import { type Api, type Operation, rootSchemas } from './api.js';
import { GenerationError } from './generation-error.js';
import { reachable, type Schema, subschemas } from './schema.js';

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
    const deepest = error instanceof RangeError ? deepestPlace(api) : undefined;
    // To run the emitters for each part of such a description would take minutes.
    if (deepest && deepest.depth > deepEnough) throw tooDeep(deepest);
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

/** With fewer schemas inside one another, another part of the description exhausts the call stack. */
const deepEnough = 200;

interface Place {
  readonly depth: number;
  readonly pointer: string;
}

/** The place at the end of the longest path of schemas inside one another, in the order in which the compilers enter them. */
function deepestPlace({ schemas, operations }: Api): Place {
  const roots = operations.flatMap(rootSchemas);
  const seen = new Set<Schema>();
  let deepest = { depth: 0, pointer: '' };
  const pending = [...schemas.values(), ...roots].map((schema) => ({ schema, depth: 1 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { schema, depth } = next;
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (depth > deepest.depth) deepest = { depth, pointer: schema.pointer };
    const target = schema.ref === undefined ? undefined : schemas.get(schema.ref);
    const inside = [...subschemas(schema), ...(target ? [target] : [])];
    pending.push(...inside.map((each) => ({ schema: each, depth: depth + 1 })).reverse());
  }
  return deepest;
}

function tooDeep({ depth, pointer }: Place): GenerationError {
  return new GenerationError(
    pointer,
    `this schema is inside of ${depth - 1} others, which is more than the compilers can follow`,
  );
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
      return { pointer: operation.pointer, part: part([operation], rootSchemas(operation)) };
    }),
    ...[...api.schemas.values()].map((schema) => ({ pointer: schema.pointer, part: part([], [schema]) })),
  ];
}
