import type { QueryPair } from '../request/query.js';

// The ways in which the service names a parameter, one example each.
const namings = [
  // Invalid parameter: limit
  /^invalid parameters?(?: usage)?:?\s+([\w.]+)/i,
  // Failed to convert 'token.id'
  /^failed to convert '([\w.]+)'/i,
  // Only one equal (eq) operator is allowed for token.id; Can't support both range and equal for account.id
  /\b(?:allowed|supported|provided|equal|operator ne|parameter) for ([\w.]+)\W*$/i,
  // Invalid Transaction id. Please use …
  /^invalid (transaction ?id)\b/i,
  // Requires the presence of an lte/gte or eq account.id parameter
  /^requires the presence of .* ([\w.]+) parameter$/i,
  // Cannot search topics without a valid timestamp range: …; Timestamp range by the lower and upper bounds must be …
  /\b(timestamp) range (?:by|must|:)|valid (timestamp) range/i,
  // accountIds size must be between 0 and 2
  /^([\w.]+) size must be\b/i,
  // index without a timestamp parameter filter; token.id parameter must have account.id present; limit must be …
  /^([\w.]+) (?:without an? [\w.]+ parameter filter|(?:parameter )?must (?:have|be)|requires)\b/i,
];

/** A field of the body: gas field must be …, data field invalid hexadecimal string. */
const field = /^(\w+) field \w/;

/** A value instead of its name. */
const value = /^invalid (?:entity id|address|hash)\b\D*?"?([\w.-]+)"?$/i;

/** What is said of one of the parameters without its name. */
const nameless: readonly [RegExp, (pairs: readonly QueryPair[]) => readonly QueryPair[]][] = [
  [
    /\(ne\) comparison operator is not supported$/i,
    (pairs) => pairs.filter(({ operator }) => operator === 'ne'),
  ],
  [/^array limit exceeded/i, mostRepeated],
  [/^the 'eq' operator cannot be combined/i, mostRepeated],
];

function mostRepeated(pairs: readonly QueryPair[]): readonly QueryPair[] {
  const count = ({ name }: QueryPair): number => pairs.filter((pair) => pair.name === name).length;
  const most = Math.max(2, ...pairs.map(count));
  return pairs.filter((pair) => count(pair) === most);
}

/** What of a call the names in an error are read by. */
export interface SentParameters {
  /** The names that the operation takes, those in the path first. */
  readonly names: readonly string[];
  /** What was sent. */
  readonly pairs: readonly QueryPair[];
}

/** The parameter that words of the service are about, by its name in the call where that is known. */
export function parameterIn(words: string, { names, pairs }: SentParameters): string | undefined {
  // A name that the service does not know stands as it was given.
  if (foreignIn(words) !== undefined) return undefined;
  const inBody = field.exec(words)?.[1];
  if (inBody !== undefined && names.includes('body')) return `body.${inBody}`;
  const named = nameIn(words);
  if (named !== undefined) return callName(named, names);
  const given = value.exec(words)?.[1];
  const found =
    given === undefined ? undefined : pairs.find((pair) => lastPart(pair.value) === lastPart(given));
  const suspects = nameless.find(([form]) => form.test(words))?.[1](pairs) ?? [];
  const [only, ...others] = new Set(suspects.map(({ name }) => name));
  return found?.name ?? (others.length === 0 ? only : undefined);
}

/** The name in words of the service, as it stands there. */
export function wordIn(words: string): string | undefined {
  return foreignIn(words) ?? field.exec(words)?.[1] ?? nameIn(words);
}

function foreignIn(words: string): string | undefined {
  return /^unknown query parameters?:?\s+(\S+)/i.exec(words)?.[1];
}

function nameIn(words: string): string | undefined {
  for (const naming of namings) {
    const [, name, other] = naming.exec(words) ?? [];
    if (name ?? other) return name ?? other;
  }
  return undefined;
}

function lastPart(text: string): string {
  return text.slice(text.lastIndexOf('.') + 1);
}

// Names that the service has for the entity in the path.
const ofPath = /^(id|ownerid|accountid)$/;

/** The service says `contractid` where a call says `contractIdOrAddress`, and `accountIds` for `account.id`. */
function callName(found: string, names: readonly string[]): string | undefined {
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const name = plain(found);
  const single = name.replace(/s$/, '');
  return (
    names.find((known) => known === found) ??
    names.find((known) => plain(known) === name || plain(known) === single) ??
    names.find((known) => plain(known).startsWith(name)) ??
    // A column of the service's tables: consensus_timestamp.
    names.find(
      (known) => name.length > plain(known).length && /_/.test(found) && name.endsWith(plain(known)),
    ) ??
    (ofPath.test(name) ? names.find((known) => !known.includes('.') && /id/i.test(known)) : undefined)
  );
}
