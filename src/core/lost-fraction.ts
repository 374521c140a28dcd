/**
 * Whether there may be a number with a fraction of which `JSON.parse` leaves nothing. That takes 17 digits or more, or
 * an exponent of three digits that makes 0 of it. Most texts are known to have none by every 17th of their characters.
 */
export function mayLoseFraction(text: string): boolean {
  return hasLongNumber(text) || hasTinyNumber(text);
}

// A seventeenth of the places is asked, and in few words, as this is what every reply costs.
function hasLongNumber(text: string): boolean {
  for (let at = 16; at < text.length; at += 17) {
    const code = text.charCodeAt(at);
    if (code > nine || code < point) continue;
    // What is so long and holds this place reaches eight places back or on.
    if (!isInNumber(text, at - 8) && !isInNumber(text, at + 8)) continue;
    let start = at;
    while (isInNumber(text, at)) at += 1;
    // Most are timestamps, which are strings.
    if (text.charCodeAt(at) !== quote) {
      while (isInNumber(text, start - 1)) start -= 1;
      if (at - start >= 17 && precedes.includes(text.charAt(start - 1))) return true;
    }
    at -= 1;
  }
  return false;
}

const quote = 0x22;
const point = 0x2e;
const nine = 0x39;
const precedes = '-:,[ \t\r\n';

/** Digit or point; the slash between them does no harm. */
function isInNumber(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= point && code <= nine;
}

function hasTinyNumber(text: string): boolean {
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1))
    if (isE(text.charCodeAt(at - 1)) && /^\d{3}/.test(text.slice(at + 1, at + 4))) return true;
  return false;
}

function isE(code: number): boolean {
  return code === 0x65 || code === 0x45;
}
