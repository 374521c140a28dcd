import { type CallContext, noRedaction, parameterErrorThrower } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { lookUp, pointerName, unescaped } from '../pointer.js';
import { Report } from '../report.js';

/** Words of a report that mean something else in a request. */
const requestWords: Readonly<Record<string, string>> = {
  'a declared property': 'a known field; pass a field of a newer service in the option body',
  'a value': 'set',
};

/**
 * Validates the JSON of a body by its schema, as replies are validated, and refuses the first mismatch. It reads the text
 * that will be sent: objects of callers may have getters, `toJSON`, and integers of SDKs.
 */
export async function checkBody(call: Call, json: string, context: CallContext): Promise<void> {
  const { operation, params } = call;
  const validate = await operation.body?.validator?.();
  const report = new Report();
  validate?.(JSON.parse(json), report, '', '');
  const [issue] = [...report.mismatches, ...report.drift];
  if (!issue) return checkMoreBody(call, context);
  const { instancePath, expected } = issue;
  const names = instancePath.split('/').slice(1).map(unescaped);
  parameterErrorThrower(context)(
    ['body', ...names].join('.'),
    lookUp(params.body, instancePath),
    requestWords[expected] ?? expected,
  );
}

/** A declared field belongs into the body itself, where it is checked. */
async function checkMoreBody({ operation, options }: Call, context: CallContext): Promise<void> {
  const validate = await operation.body?.validator?.();
  for (const [name, value] of Object.entries(options.body ?? {})) {
    const report = new Report();
    validate?.({ [name]: null }, report, '', '');
    const pointer = `/${pointerName(name, noRedaction)}`;
    const isUndeclared = report.drift.some(({ instancePath }) => instancePath === pointer);
    if (!isUndeclared)
      parameterErrorThrower(context)(
        `options.body.${name}`,
        value,
        `left out: pass ${name} in the parameter body`,
      );
  }
}
