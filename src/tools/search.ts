/** What can be found: an operation, or a tool that answers a question of its own. */
export interface Searchable {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** What people ask it for, in their words. */
  readonly questions: readonly string[];
  /** Names of parameters and fields. */
  readonly names: readonly string[];
}

/** In characters. A question is shorter, and an agent could send a text of any length. */
const maxText = 200;

/** How often a word counts, by the text that has it: what people ask for says most. */
const weights = { name: 3, question: 3, summary: 2, description: 1, names: 0.5 };

/** The usual constants of BM25: how soon a repeated word says nothing new, and how much longer texts are held back. */
const saturation = 1.2;
const lengthPenalty = 0.4;

/** Words that each question has. */
const emptyWords = new Set(
  'a all am an and are as at be been by can could did do does for from get got had has have how if in is it its of on or please s so that the their them then there they this to was were what when where which who why will with would you'.split(
    ' ',
  ),
);

/** Words that mean the same, or other forms of a word, by the word that stands for them. */
const sameWords = new Map(
  Object.entries({
    account: 'wallet',
    buy: 'bought',
    hbar: 'coin coins money',
    hold: 'held own owned owner owners owns',
    make: 'made create created creation',
    my: 'i me mine our we',
    pay: 'paid payment payments',
    sell: 'sold',
    send: 'sent',
    spend: 'spent',
    write: 'written wrote',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/**
 * Ranks entries for a question by BM25 (https://en.wikipedia.org/wiki/Okapi_BM25): a word counts by how rare it is. Words are
 * compared without their endings. A word that no entry has may be misspelt, so its parts of three letters are compared.
 */
export class Search<Entry extends Searchable> {
  readonly #entries: readonly { readonly entry: Entry; readonly counts: Counts; readonly length: number }[];
  readonly #averageLength: number;
  readonly #rarity = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries.map((entry) => {
      const counts = countsOf(entry);
      return { entry, counts, length: sum([...counts.values()]) };
    });
    this.#averageLength = sum(this.#entries.map(({ length }) => length)) / entries.length;
    const found = new Map<string, number>();
    for (const { counts } of this.#entries)
      for (const term of counts.keys()) found.set(term, (found.get(term) ?? 0) + 1);
    for (const [term, count] of found)
      this.#rarity.set(term, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)));
  }

  get all(): Entry[] {
    return this.#entries.map(({ entry }) => entry);
  }

  /** The best entries first. */
  find(text: string, count: number): Entry[] {
    const terms = wordsOf(text.slice(0, maxText)).flatMap((word) =>
      this.#rarity.has(word) ? [word] : partsOf(word),
    );
    return this.#entries
      .map(({ entry, counts, length }) => {
        const slowness = saturation * (1 - lengthPenalty + (lengthPenalty * length) / this.#averageLength);
        const scores = terms.map((term) => {
          const times = counts.get(term) ?? 0;
          return ((this.#rarity.get(term) ?? 0) * times * (saturation + 1)) / (times + slowness);
        });
        return { entry, score: sum(scores) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ entry }) => entry);
  }
}

type Counts = ReadonlyMap<string, number>;

function countsOf({ name, summary, description, questions, names }: Searchable): Counts {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsOf(text))
      for (const [term, share] of [[word, 1], ...partsOf(word).map((part) => [part, 0.1] as const)] as const)
        counts.set(term, (counts.get(term) ?? 0) + weight * share);
  };
  add(name, weights.name);
  add(summary, weights.summary);
  add(description, weights.description);
  add(names.join(' '), weights.names);
  for (const question of questions) add(question, weights.question);
  return counts;
}

function wordsOf(text: string): string[] {
  const words = text
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
    .match(/[a-z]+[a-z\d]*/g);
  return (words ?? [])
    .filter((word) => !emptyWords.has(word))
    .map((word) => withoutEnding(sameWords.get(word) ?? word));
}

function withoutEnding(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|(?<!s)s|e)$/, '');
}

/** Marked, so that none equals a word. */
function partsOf(word: string): string[] {
  return Array.from(word, (_, at) => `#${` ${word} `.slice(at, at + 3)}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
