// What a perfect reader would get: told from all rows at once, with no code of the service or of the client.

/** What kind of values stand in a field. */
export type Kind = 'id' | 'time' | 'number' | 'hex' | 'word';

/** Text that sorts as the values of a kind do, all of one length but for words. */
export function sortable(value: unknown, kind: Kind): string {
  const text = String(value ?? '').toLowerCase();
  switch (kind) {
    case 'id':
      // Where only the number is given, shard and realm are 0.
      return `0.0.${text}`
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
    default:
      return text;
  }
}

/** A filter, with its value as sortable text. */
export interface Filter {
  readonly operator: string;
  readonly value: string;
}

/** The filters of a parameter: one value or several, each with or without an operator. */
export function filtersOf(values: unknown, kind: Kind): Filter[] {
  return [values ?? []].flat().map((one) => {
    const text = typeof one === 'object' && one !== null && 'operator' in one ? textOf(one) : String(one);
    const colon = text.indexOf(':');
    const operator = colon < 0 ? 'eq' : text.slice(0, colon);
    return { operator, value: sortable(colon < 0 ? text : text.slice(colon + 1), kind) };
  });
}

/** A comparison as clients make them. */
function textOf(comparison: object): string {
  const { operator, value } = { operator: '', value: '', ...comparison };
  return `${operator}:${value}`;
}
