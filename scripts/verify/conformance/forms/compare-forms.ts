import type { Description } from '../../../../src/sandbox/data/plan.js';
import type { PartResult } from '../part.js';
import { type Direction, exceptionsOf, type FormException } from './form-exceptions.js';
import type { FormCounts, Forms } from './form-table.js';
import { kinOf } from './kin.js';

/**
 * A form that is missing in fewer recorded values may still be usual: of 20 values, a form with a share of 14 % is missing
 * once in 20 samples.
 */
const leastEvidence = 20;

interface Difference {
  readonly direction: Direction;
  readonly path: string;
  readonly form: string;
  readonly share: string;
}

/**
 * Compares the forms that services sent with those that the sandbox sends, in both directions. A form counts as real if any
 * operation that shows the same object was recorded with it. A form that the sandbox does not send is reported for each
 * operation. Every exception has a reason, and is reported once it explains nothing.
 */
export function compareForms(real: Forms, sent: Forms, exceptions: readonly FormException[]): PartResult {
  const { differences, unproven } = neverReal(real, sent);
  const all = [...differences, ...neverSent(real, sent)];
  const explains = ({ direction, fields, form }: FormException, one: Difference): boolean =>
    direction === one.direction && form === one.form && fields.test(one.path);
  const unexplained = all.filter((one) => !exceptions.some((exception) => explains(exception, one)));
  const unused = exceptions.filter((exception) => !all.some((one) => explains(exception, one)));
  return {
    lines: [
      ...unexplained.map(({ direction, path, form, share }) => `${direction}: ${path}: ${form} (${share})`),
      ...unused.map(({ fields, form, reason }) => `explains nothing: ${fields} ${form}: ${reason}`),
      ...exceptions.map(({ direction, form, reason }) => `exception: ${direction}: ${form}: ${reason}`),
      `${real.size} recorded fields, ${sent.size} of the sandbox: ${unexplained.length} different, ${all.length - unexplained.length} explained by ${exceptions.length} exceptions, ${unproven} forms of fields with fewer than ${leastEvidence} recorded values`,
    ],
    examined: new Set([...real.keys(), ...sent.keys()]).size,
    explained: all.length - unexplained.length,
    different: unexplained.length + unused.length,
  };
}

function neverReal(real: Forms, sent: Forms): { differences: Difference[]; unproven: number } {
  const kin = kinOf(real);
  const differences: Difference[] = [];
  let unproven = 0;
  for (const [path, forms] of sent) {
    const evidence = kin(path);
    for (const [form, count] of forms) {
      if (evidence.has(form)) continue;
      const share = `${count} of ${total(forms)} sent, ${total(evidence)} recorded`;
      if (total(evidence) < leastEvidence) unproven += 1;
      else differences.push({ direction: 'sent, never real', path, form, share });
    }
  }
  return { differences, unproven };
}

function neverSent(real: Forms, sent: Forms): Difference[] {
  // A field that no reply has is absent in all of them.
  const sentForms = (path: string): Pick<FormCounts, 'has'> => sent.get(path) ?? new Set(['absent']);
  return [...real].flatMap(([path, forms]) =>
    [...forms]
      .filter(([form]) => !sentForms(path).has(form))
      .map(
        ([form, count]): Difference => ({
          direction: 'real, never sent',
          path,
          form,
          share: `${count} of ${total(forms)} recorded`,
        }),
      ),
  );
}

function total(forms: FormCounts): number {
  return [...forms.values()].reduce((sum, count) => sum + count, 0);
}

/** The fields that differ between the versions. Only they are compared for a newer version than the client's. */
const versionedFields = /\b(access_list|authorization_list)\b/;

/** The report of one version, with its exceptions. */
export function compareVersion(description: Description, real: Forms, sent: Forms): PartResult {
  return compareForms(
    comparedForms(description, real),
    comparedForms(description, sent),
    exceptionsOf(description),
  );
}

export function comparedForms(description: Description, forms: Forms): Forms {
  if (description === '0.154') return forms;
  return new Map([...forms].filter(([path]) => versionedFields.test(path)));
}
