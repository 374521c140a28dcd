import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';

/** Takes the place of a text that a person has to write. The report of a bump lists each one, and the linter refuses them. */
export const placeholder = 'TODO: say what this is.';
/** A summary has no full stop. */
export const summaryPlaceholder = placeholder.replace(/\.$/, '');

export interface MissingText {
  readonly line: number;
  /** The keys that lead to it: `/api/v1/blocks get parameters limit description`. */
  readonly place: string;
}

export function missingTexts(text: string): MissingText[] {
  const lineCounter = new LineCounter();
  const found: MissingText[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || (value !== placeholder && value !== summaryPlaceholder)) return;
      found.push({ line: lineCounter.linePos(range?.[0] ?? 0).line, place: placeOf(path) });
    },
  });
  return found;
}

/** Keys that every way has. A person finds the text without them. */
const layers = new Set(['paths', 'components', 'content', 'application/json', 'schema', 'properties']);

/** The keys on the way, and the names of parameters, which are items of a list. */
function placeOf(path: readonly (Document | Node | Pair)[]): string {
  const names = path.map((node) => {
    if (isPair(node)) return isScalar(node.key) ? node.key.value : undefined;
    return isMap(node) && node.has('in') ? node.get('name') : undefined;
  });
  return names.filter((name) => name !== undefined && !layers.has(String(name))).join(' ');
}
