import { wordsOf } from './words.js';

/** An entry of the search: an operation, or a tool that answers a question which no operation does. */
export interface Searchable {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Questions that it answers, in the words of people. */
  readonly questions: readonly string[];
  /** Names of parameters and fields. */
  readonly names: readonly string[];
}

/** In characters. A question is shorter, and an agent could send a text of any length. */
const maxText = 200;

/** How often a word counts, by the text that has it: what people ask for says most. */
const textWeights = { name: 3, question: 3, summary: 3, description: 0.5, names: 0.2 };

/**
 * How much a mark of a text says. A meaning is one for all words that people use for the same. The word as it is written says
 * whether one or many are meant ("which token", "which tokens"). A pair says what neither word does: "contract call", "who
 * called".
 */
const weights = { meaning: 1, word: 0.5, emptyWord: 0.2, pair: 0.5 };

/** How much of each mark is believed of an entry whose texts lack it, and of all marks together. */
const unseen = { mark: 0.6, all: 600 };

/** How much more a mark says that few entries have. */
const rareness = 0.25;

/** Words that each question has. */
const emptyWords = new Set(
  'a all am an any ever many much no not so yet and are as at be been by can could did do does for from get got had has how if in is it its of on or please s so that the their them then there they this to was were what when where which who why will with would you'.split(
    ' ',
  ),
);

/** Words that mean the same to one who asks. The first one stands for the others. */
const sameWords = new Map(
  [
    'account address wallet wallets',
    'airdrop gift gifts',
    'allow access allowance allowances approve approved approval approvals permission permissions permitted authorised delegated rights',
    'app apps dapp dapps marketplace marketplaces program programs site sites website',
    'rich big biggest highest large largest most richest top wealthiest wealthy whales',
    'buy bought purchase purchased',
    'claim accept accepted claimed collect collected grab',
    'collection collections edition series',
    'company companies council firm firms institution organisation organisations organization organizations',
    'contain contains stored holding',
    'date ago april august christmas day easter december february friday january july june march midnight monday month noon november october quarter saturday september sunday thursday today tuesday wednesday week weekend year yesterday',
    'delete closed deleted removed',
    'detail details facts info information about tell',
    'dollar cents dollars eur euro euros fiat usd value worth',
    'earn earned earnings income interest profit yield',
    'emit emitted log logged logs event events',
    'fail error errors failed failure rejected revert reverted wrong',
    'fee charge charged commission cost costs expensive fees overcharged',
    'find look lookup search searched searching',
    'future announced coming downtime next planned soon tomorrow upcoming',
    'hbar coin coins money',
    'history earlier former past previous previously',
    'hold belong belongs held holder holders own owned owner owners owns possess',
    'image art artwork photo picture pictures',
    'issuer artist author creator founder maker studio',
    'make built create created creation deployed deployment made',
    'message messages chat comment comments entry posts',
    'mint minted minting print',
    'my i me mine our we',
    'named called name names',
    'new current last latest newest recent recently',
    'nft nfts avatar card cards character collectible collectibles hero heroes item items piece pieces skin skins sword swords ticket tickets weapon weapons',
    'node validator validators',
    'outage broke broken crash crashed disruption down incident incidents interruption interruptions issues offline problem problems slow trouble',
    'pay paid payed payment payments settled',
    'percent apr apy percentage',
    'receive arrive arrived came come credited deposit deposited deposits entered incoming inflow inflows received',
    'revoke cancel remove undo',
    'reward payout payouts rewards',
    'run execute executed happen happened happens',
    'sell sale sales sold',
    'send gave give given outflow outflows outgoing sended sent',
    'show display list see view',
    'sign signature signatures signed signing',
    'somebody anybody anyone buddy client customer everybody everyone friend guy mate people person someone user users',
    'spend spent take takes withdraw withdrawn',
    'supply circulation exist existence exists',
    'symbol ticker',
    'token altcoin altcoins stablecoin stablecoins tokens',
    'topic channel topics',
    'transaction transactions trx tx txn txs',
    'transfer move moved movement transferred transfers',
    'upgrade maintenance maintenances release update upgrades version',
    'work works working',
    'write post posted publish published say said submit submitted written wrote',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** A mark of a text, and how much it says. */
type Mark = readonly [mark: string, weight: number];

/** How often an entry has each mark, and all together. */
interface Counts {
  readonly marks: ReadonlyMap<string, number>;
  readonly total: number;
}

/**
 * Ranks entries for a question with naive Bayes (https://en.wikipedia.org/wiki/Naive_Bayes_classifier): how probable is the
 * question, mark by mark, from one who wants this entry? It is taught by the texts of the entries. With phrases that it was not
 * taught, it finds more than BM25 does: that one asks for rare words, and a question has few of them. A word that no entry has
 * may be misspelt, so the nearest one takes its place.
 */
export class Search<Entry extends Searchable> {
  readonly entries: readonly Entry[];
  readonly #counts: readonly Counts[];
  /** Each mark that an entry has, and how much more it says if few have it. */
  readonly #rarity: ReadonlyMap<string, number>;
  /** Known words by what is left of them without one letter. */
  readonly #variants = new Map<string, string>();

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#counts = entries.map(countsOf);
    this.#rarity = rarityOf(this.#counts);
    for (const mark of this.#rarity.keys()) {
      const word = mark.slice(wordMark.length);
      if (!mark.startsWith(wordMark) || word.length < 4) continue;
      for (const variant of withoutOneLetter(word)) this.#variants.set(variant, word);
    }
  }

  /** The best entries first. None if no word of the text is known. */
  find(text: string, count: number): Entry[] {
    const words = wordsOf(text.slice(0, maxText)).map((word) => this.#nearest(word));
    const marks = marksOf(words).filter(([mark]) => this.#rarity.has(mark));
    if (marks.length === 0) return [];
    return this.#counts
      .map((counts, index) => ({ entry: this.entries[index], score: this.#likelihood(marks, counts) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .flatMap(({ entry }) => entry ?? []);
  }

  #likelihood(marks: readonly Mark[], counts: Counts): number {
    const total = counts.total + unseen.all;
    const parts = marks.map(
      ([mark, weight]) =>
        (this.#rarity.get(mark) ?? 1) *
        weight *
        Math.log(((counts.marks.get(mark) ?? 0) + unseen.mark) / total),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  }

  /** The word, or a known one that differs by one slip: a letter too many, too few, wrong or in the wrong place. */
  #nearest(word: string): string {
    if (emptyWords.has(word) || this.#rarity.has(meaningOf(word)) || word.length < 4) return word;
    for (const variant of withoutOneLetter(word)) {
      const known = this.#variants.get(variant);
      if (known !== undefined) return known;
    }
    return word;
  }
}

function rarityOf(counts: readonly Counts[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const mark of counts.flatMap(({ marks }) => [...marks.keys()]))
    found.set(mark, (found.get(mark) ?? 0) + 1);
  return new Map([...found].map(([mark, count]) => [mark, 1 + rareness * Math.log(counts.length / count)]));
}

function countsOf({ name, summary, description, questions, names }: Searchable): Counts {
  const marks = new Map<string, number>();
  let total = 0;
  const add = (text: string, textWeight: number): void => {
    for (const [mark, markWeight] of marksOf(wordsOf(text))) {
      marks.set(mark, (marks.get(mark) ?? 0) + textWeight * markWeight);
      total += textWeight * markWeight;
    }
  };
  add(name, textWeights.name);
  add(summary, textWeights.summary);
  add(description, textWeights.description);
  for (const own of names) add(own, textWeights.names);
  for (const phrase of questions.flatMap((question) => question.split(', ')))
    add(phrase, textWeights.question);
  return { marks, total };
}

/** Before a word as it was written. */
const wordMark = '=';

function marksOf(words: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  let before: string | undefined;
  for (const word of words) {
    const isEmpty = emptyWords.has(word);
    const meaning = isEmpty ? word : meaningOf(word);
    if (isEmpty) marks.push([word, weights.emptyWord]);
    else marks.push([meaning, weights.meaning], [`${wordMark}${word}`, weights.word]);
    if (before !== undefined) marks.push([`${before} ${meaning}`, weights.pair]);
    before = meaning;
  }
  return marks;
}

function meaningOf(word: string): string {
  if (/^\d/.test(word)) return 'number';
  const same = sameWords.get(word) ?? word;
  if (same.length < 4) return same;
  return same.replace(/ies$/, 'y').replace(/(?:ing|ed|es|(?<!s)s|e)$/, '');
}

/** Two words are one slip apart if they have one of these in common. The first letter is seldom wrong. */
function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))];
}
