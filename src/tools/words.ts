/** The word for each kind of value, in the order in which the kinds are tried: a longer form has shorter ones inside. */
const kinds: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b\d+\.\d+\.\d+[-@]\d+[-.]\d+\b/g, 'transaction'],
  [/\b(?:\d{1,2} may|may \d{1,2}|20\d\d(?:-\d\d)*)\b/gi, 'date'],
  [/\b0x[\da-f]{64}[\da-f]*/gi, 'transaction hash'],
  [/\b0x[\da-f]{40}\b/gi, 'address'],
  // The text says what the ID is of. The word has no meaning of its own.
  [/(?<=\b(?:(?:coin|collection|token) |(?:contract|schedule|topic)\b.*))\d+\.\d+\.\d+\b/g, 'thisone'],
  // A serial number "of", "from" or "in" a collection.
  [/(?<=\d (?:from|in|of) )\d+\.\d+\.\d+\b/g, 'collection'],
  // An ID alone is mostly one of an account.
  [/\b\d+\.\d+\.\d+\b/g, 'account'],
  // A word in capitals is the symbol of a token, unless it is a common abbreviation.
  [/\b(?!(?:API|APR|APY|ERC|EVM|HBAR|HCS|HTS|KYC|NFT|USD)\b)[A-Z]{3,}\b/g, 'token'],
];

/** A function of a contract, as programs call it. */
const functionCall = /\b\w+\(/g;
/** The name of a field or an operation. */
const programName = /\w*[a-z][A-Z]\w*/g;
const endOfPart = /[a-z](?=[A-Z])/g;
/** A number counts where it stands for one of many. */
const wordOrNumber = /[a-z][a-z\d]*|(?<=(?:block|nft|message|number|serial|node|no|#) ?)\d+\b/g;

/**
 * The words of a question, or of a text that answers one. A value becomes a word for its kind. A name of a program says more as
 * a whole, and its parts are words as well.
 */
export function wordsOf(text: string): string[] {
  let known = text;
  for (const [pattern, word] of kinds) known = known.replace(pattern, ` ${word} `);
  const named = known
    .replace(functionCall, '$& function ')
    .replace(programName, (name) => `${name.replace(endOfPart, '$& ')} ${name.replaceAll('_', '')}`);
  return named.toLowerCase().match(wordOrNumber) ?? [];
}
