import { isObject, type JsonObject } from '../generate/read/read-description.js';

/** The units and the counted things that texts of numbers name. */
const units =
  /\b(?:tinybars|weibars|tinycents|US cents|hbars|smallest unit|gas|seconds|minutes|nanoseconds|bytes?|items|thousandths|hundredths of a percent|factor|from 0 to 1|decimal places)\b/;

/** A number that has no unit: it counts, or it names one thing of several. */
const counts =
  /\b(?:numbers?|ID|index|nonce|depth|position|port|version|transaction type|byte offset|numerator|denominator|recovery value|0 or 1)\b/;

/**
 * The places of numbers whose text does not say what they measure. A multiplier was a factor in one reply and thousandths of it in
 * another, and nothing told a reader. Numbers in text, such as a supply, count too.
 */
export function numbersWithoutUnit(description: JsonObject): string[] {
  const found: string[] = [];
  const visit = (value: unknown, place: string, outerText: string): void => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, `${place}/${index}`, outerText);
    if (!isObject(value)) return;
    // An alternative, an item of a list and the schema of a parameter are described by what they are in.
    const text = [outerText, typeof value.description === 'string' ? value.description : ''].join(' ');
    if (isNumber(value) && !units.test(text) && !counts.test(text)) found.push(place);
    for (const [name, member] of Object.entries(value)) {
      const isPart = ['schema', 'items', 'anyOf', 'oneOf'].includes(name) || /^\d+$/.test(name);
      if (name !== 'example' && name !== 'default') visit(member, `${place}/${name}`, isPart ? text : '');
    }
  };
  visit(description.components, '/components', '');
  visit(description.paths, '/paths', '');
  return found;
}

/** An integer, a fraction, or a text of digits, with or without an operator. */
function isNumber({ type, pattern }: JsonObject): boolean {
  const types = [type ?? []].flat();
  if (types.includes('integer') || types.includes('number')) return true;
  return (
    typeof pattern === 'string' && /^\^(?:\([^()]*(?:\([^()]*\)[^()]*)*\)\?)?\\d\{\d+,\d+\}\$$/.test(pattern)
  );
}
