import type { Operation, Parameter } from '../generate/api.js';
import { at } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Edit } from './change.js';
import { copyPart } from './copy-part.js';
import { same } from './fact-values.js';
import { placeholder, summaryPlaceholder } from './missing-texts.js';
import { lookUp, type Side, sinceOf, type ThreeWay } from './three-way.js';

export function newOperation(sides: ThreeWay<Side>, operation: Operation): Edit[] {
  const node = lookUp(sides.fresh.source, operation.pointer);
  const source = isObject(node) ? node : {};
  const edits: Edit[] = [];
  const parameters = operation.parameters.map((parameter) => {
    const existing = existingParameter(sides, parameter);
    if (existing !== undefined) return { $ref: `#${existing}` };
    const copy = copyPart(sides, lookUp(sides.fresh.source, parameter.pointer) ?? {});
    edits.push(...copy.edits);
    return copy.value;
  });
  const replies = Object.entries(isObject(source.responses) ? source.responses : {}).map(
    ([status, reply = {}]) => {
      const existing = status.startsWith('2') ? undefined : existingReply(sides.ours, status);
      if (existing) return [status, existing];
      const copy = copyPart(sides, dereferenced(sides.fresh.source, reply));
      edits.push(...copy.edits);
      return [status, copy.value];
    },
  );
  const body =
    source.requestBody === undefined
      ? undefined
      : copyPart(sides, dereferenced(sides.fresh.source, source.requestBody));
  edits.push(...(body?.edits ?? []));
  const value: JsonObject = {
    operationId: operation.operationId,
    ...(source.tags === undefined ? {} : { tags: source.tags }),
    summary: summaryPlaceholder,
    description: placeholder,
    ...sinceOf(sides),
    ...(source.deprecated === undefined ? {} : { deprecated: source.deprecated }),
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body.value } : {}),
    responses: { ...usualReplies(sides.ours), ...Object.fromEntries(replies) },
  };
  return [...edits, { pointer: operation.pointer, value }];
}

/** The component of ours for a parameter that the last official description declared in the same way. */
function existingParameter({ base, fresh, ours }: ThreeWay<Side>, parameter: Parameter): string | undefined {
  const declaration = lookUp(fresh.source, parameter.pointer);
  for (const operation of base.api.operations) {
    const twin = operation.parameters.find(
      ({ name, pointer }) => name === parameter.name && same(lookUp(base.source, pointer), declaration),
    );
    const own =
      twin &&
      ours.api.operations.find(({ method, path }) => method === operation.method && path === operation.path);
    const match = own?.parameters.find(
      ({ name, in: where }) => name === parameter.name && where === parameter.in,
    );
    if (match?.pointer.startsWith('/components/')) return match.pointer;
  }
  return undefined;
}

/** The component that an operation of ours uses for a status. */
export function existingReply({ api, source }: Side, status: string): Json | undefined {
  const found = api.operations.map(({ pointer }) => lookUp(source, at(pointer, 'responses', status)));
  return found.find((reply) => isObject(reply) && reply.$ref !== undefined);
}

/** The error replies that nearly every operation of ours declares. Every operation may return them. */
function usualReplies({ api, source }: Side): JsonObject {
  const all = api.operations.map(({ pointer }) => lookUp(source, at(pointer, 'responses')));
  const counts = new Map<string, number>();
  for (const replies of all)
    for (const status of Object.keys(isObject(replies) ? replies : {}))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  const usual = [...counts].filter(([status, count]) => !status.startsWith('2') && count > 0.9 * all.length);
  return Object.fromEntries(usual.map(([status]) => [status, existingReply({ api, source }, status)]));
}

function dereferenced(source: JsonObject, node: Json): Json {
  const ref = isObject(node) ? node.$ref : undefined;
  return typeof ref === 'string' ? (lookUp(source, ref.slice(1)) ?? {}) : node;
}
