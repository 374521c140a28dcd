/** Longer digits are a key that happens to have no letters, and not a number. */
const mostDecimals = 19;

const textForms: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'empty text'],
  [/^0x$/, '0x'],
  // Whole bytes have an even number of digits, so this is certainly a quantity.
  [/^0x([0-9a-f]{2})*[0-9a-f]$/i, 'quantity'],
  [/^0x[0-9a-f]+$/i, 'hex'],
  [new RegExp(`^-?\\d{1,${mostDecimals}}$`), 'decimal text'],
  [/^\d+\.\d{9}$/, 'timestamp'],
  [/^\d+\.\d+\.\d+$/, 'entity ID'],
  [/^\d+\.\d+\.\d+-\d+-\d{9}$/, 'transaction ID'],
  [/\n/, 'text of several lines'],
];

/** The form of a value in a reply: its type, and for text what it is the notation of. */
export function formOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty array' : 'array';
  if (typeof value === 'number') return numberForm(value);
  if (typeof value !== 'string') return typeof value;
  return textForms.find(([form]) => form.test(value))?.[1] ?? 'text';
}

function numberForm(value: number): string {
  if (!Number.isInteger(value)) return 'fraction';
  if (value === -1) return '-1';
  return value < 0 ? 'negative number' : 'number';
}
