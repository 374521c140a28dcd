import { type CallContext, refuser } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { lookUp } from '../pointer.js';
import { Report } from '../report.js';

/** Validates the JSON of a body. */
export async function checkBody(
  { operation, params }: Call,
  json: string,
  context: CallContext,
): Promise<void> {
  const validate = await operation.body?.validator?.();
  const report = new Report();
  validate?.(JSON.parse(json), report, '', '');
  const [issue] = [...report.mismatches, ...report.drift];
  if (!issue) return;
  const { instancePath, expected } = issue;
  const allowed = expected.startsWith('text like ')
    ? 'text in the form that its documentation describes'
    : expected;
  refuser(context)(`body${instancePath.replaceAll('/', '.')}`, lookUp(params.body, instancePath), allowed);
}
