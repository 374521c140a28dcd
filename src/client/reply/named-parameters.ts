// The ways in which the service names a parameter.
const namings = [
  // Invalid parameter: limit
  /^invalid parameters?(?: usage)?:?\s+([\w.]+)/i,
  // Failed to convert 'token.id'
  /^failed to convert '([\w.]+)'/i,
];
const unknownParameter = /^unknown query parameters?:?\s+(\S+)/i;
// A field of the body: gas field must be …
const bodyField = /^(\w+) field \w/;

/**
 * The parameter that a message is about, by its name in the call. Undefined if the message has none of the known forms.
 * `names` are those that the operation takes, those in the path first.
 */
export function parameterIn(message: string, names: readonly string[]): string | undefined {
  const unknown = unknownParameter.exec(message)?.[1];
  if (unknown !== undefined) return unknown;
  const field = bodyField.exec(message)?.[1];
  if (field !== undefined) return names.includes('body') ? `body.${field}` : field;
  for (const naming of namings) {
    const name = naming.exec(message)?.[1];
    if (name !== undefined) return callName(name, names) ?? name;
  }
  return undefined;
}

// Names that the service has for the entity in the path.
const entityInPath = /^(id|ownerid|accountid)$/;

/** The service says `contractid` where a call says `contractIdOrAddress`, and `tokenIds` for `token.id`. */
function callName(name: string, names: readonly string[]): string | undefined {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const own = letters(name);
  return (
    names.find((each) => letters(each) === own || `${letters(each)}s` === own) ??
    names.find((each) => letters(each).startsWith(own)) ??
    (entityInPath.test(own) ? names.find((each) => !each.includes('.') && /id/i.test(each)) : undefined)
  );
}
