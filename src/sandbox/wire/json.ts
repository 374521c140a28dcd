/** Does not use the client's `stringifyJson`, so that the sandbox can find mistakes in it. */
export function toJson(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  let text = '';
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${toJson(inner)}`;
  }
  return `{${text}}`;
}
