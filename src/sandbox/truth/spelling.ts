export type Kind = 'id' | 'time' | 'number' | 'hex' | 'word' | 'success';

/** The text sorts like the values of its kind. */
export function sortable(value: unknown, kind: Kind): string {
  const text = String(value ?? '').toLowerCase();
  switch (kind) {
    case 'id':
      // If the text is only a number, shard and realm are 0. In the ID of a transaction, the payer comes first.
      return `0.0.${numberInAddress(text) ?? text.split('-')[0]}`
        .split('.')
        .slice(-3)
        .map((part) => part.padStart(20, '0'))
        .join('');
    case 'time': {
      const [seconds = '', fraction = ''] = text.split('.');
      return seconds.padStart(20, '0') + fraction.padEnd(9, '0');
    }
    case 'number':
      return text.padStart(40, '0');
    case 'hex':
      return text.replace(/^0x/, '').padStart(64, '0');
    case 'success':
      // A row has the result, and a filter one of the two words.
      if (text === 'fail' || text === 'success') return text;
      return /^(success_but_missing_expected_operation|fee_schedule_file_part_uploaded)$/.test(text)
        ? 'success'
        : 'fail';
    default:
      return text;
  }
}

/** Undefined for a text that is not an address, or one without a number. */
function numberInAddress(text: string): bigint | undefined {
  const digits = /^(?:0x)?(0{24}[\da-f]{16})$/.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`);
}

export interface Filter {
  readonly operator: string;
  readonly value: string;
}

export function filtersOf(values: unknown, kind: Kind): Filter[] {
  return [values ?? []].flat().map((one) => {
    const text = typeof one === 'object' && one !== null && 'operator' in one ? textOf(one) : String(one);
    const colon = text.indexOf(':');
    const operator = colon < 0 ? 'eq' : text.slice(0, colon);
    return { operator, value: sortable(colon < 0 ? text : text.slice(colon + 1), kind) };
  });
}

function textOf(comparison: object): string {
  const { operator, value } = { operator: '', value: '', ...comparison };
  return `${operator}:${value}`;
}

/** Whether a time is within a filter of a state at a moment. An equality means "at or before". */
export function isWithin(time: string, { operator, value }: Filter): boolean {
  if (operator === 'gt') return time > value;
  if (operator === 'gte') return time >= value;
  return operator === 'lt' ? time < value : time <= value;
}
