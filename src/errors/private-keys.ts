// Private keys in text. A caller who confuses the two keys of a pair must not send the private one, and must not find it
// in a log. The forms below are those that SDKs and wallets write; no public key and no ID has one of them.

/** DER of PKCS#8 or SEC 1 in hexadecimal, with what follows: a sequence that begins with version 0 or 1. */
const derInHex = /30(?:[0-7][\da-f]|81[\da-f]{2}|82[\da-f]{4})0201(?:0030|0130|010420)[\da-f]*/gi;
/** The same in base64, as in a PEM file without its first line. */
const derInBase64 = /M(?:[A-H][\w+/-]CAQ(?:Aw|Ew|EE)|I[\w+/-]{2}AgE(?:AM|BM|BB)|II[\w+/-]{3}IBAD)[\w+/=-]*/g;
const pemFile = /PRIVATE KEY-----[^-]*/g;
/** A key from which wallets derive others (BIP 32), in base58. The public one begins with `xpub`. */
const extendedKey = /[t-z]prv[1-9A-HJ-NP-Za-km-z]{107}/g;
const privateForms = [derInHex, derInBase64, pemFile, extendedKey];

/**
 * The bytes of a key without a form: those of a public ED25519 key and of a hash look the same. Some libraries write the
 * private key of ED25519 with the public one behind it, which are 64 bytes.
 */
const rawKey = /(^|[^\da-f])[\da-f]{64}(?:[\da-f]{64})?(?![\da-f])/gi;

/** Seed phrases have 12 to 24 words. */
const fewestWords = 12;
/** The shortest seed phrase is shorter than any other form. Most texts need no closer look. */
const shortestKey = fewestWords * 3 + 11;
/** Words, and what may be between those of a phrase. */
const wordsInARow = /[a-z][a-z\s,"]+/gi;

/** Whether a text contains a private key in one of its forms. 64 hexadecimal digits do not count: they may be public. */
export function hasPrivateKey(text: string): boolean {
  if (text.length < shortestKey) return false;
  return privateForms.some((form) => text.search(form) >= 0) || hideSeedPhrases(text) !== text;
}

/** Replaces what is a private key, or may be one, by `***`. */
export function hidePrivateKeys(text: string): string {
  if (text.length < shortestKey) return text;
  const hidden = privateForms.reduce((rest, form) => rest.replace(form, '***'), text);
  return hideSeedPhrases(hidden).replace(rawKey, '$1***');
}

/**
 * Hides twelve words in a row, which have 3 to 8 letters in each word list, and all that follow: a sentence before a phrase has such
 * words too, so it is not known where the phrase begins. The words are counted by a loop: a pattern would keep a place for each of
 * them, and a text of some MB would exhaust the stack.
 */
function hideSeedPhrases(text: string): string {
  return text.replace(wordsInARow, (row) => {
    let result = '';
    let [kept, begin, end, words] = [0, 0, 0, 0];
    // The end of the row is the last match, and ends a phrase as a word of another length does.
    for (const { 0: word, index } of row.matchAll(/[a-z]+|$/gi)) {
      if (word.length >= 3 && word.length <= 8) {
        if (words === 0) begin = index;
        end = index + word.length;
        words += 1;
        continue;
      }
      if (words >= fewestWords) {
        result += `${row.slice(kept, begin)}***`;
        kept = end;
      }
      words = 0;
    }
    return result + row.slice(kept);
  });
}

/** A refused value is searched to this depth. If it is deeper, the error does not have it. */
const maxDepth = 5;

/**
 * Whether a value may show a private key when it is printed. An object of a class may be a key, or hold one in a field
 * that only `inspect` shows, so only plain data can be shown.
 */
export function mayShowKey(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return hidePrivateKeys(value) !== value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  // The words of a seed phrase may be the items of an array.
  if (Array.isArray(value) && mayShowKey(value.filter((item) => typeof item === 'string').join(' ')))
    return true;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || depth === maxDepth) return true;
  return Object.entries(value).some(([name, inner]) => mayShowKey(name) || mayShowKey(inner, depth + 1));
}
