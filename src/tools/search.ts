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
const textWeights = { name: 3, question: 3, summary: 3, description: 0.5, names: 0.2 };

/**
 * How much a mark of a text says. A meaning is one for all words that people use for the same. The word as it is written says
 * whether one or many are meant ("which token", "which tokens"). A pair says what neither word does: "contract call", "who
 * called".
 */
const weights = { meaning: 1, word: 0.5, emptyWord: 0.2, pair: 0.5 };

/** How much of each mark is believed of an entry whose texts lack it, and of all marks together. */
const unseen = { mark: 0.6, all: 600 };

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
    'allow allowance allowances approve approved approval approvals permission permissions permitted authorised delegated',
    'app apps dapp dapps marketplace marketplaces program programs website',
    'rich biggest largest most richest top whales',
    'buy bought purchase purchased',
    'claim accept accepted claimed collect',
    'collection collections',
    'contain contains stored holding',
    'date ago april august christmas day easter december february friday january july june march midnight monday month noon november october saturday september sunday thursday today tuesday wednesday week weekend year yesterday',
    'detail details facts info information about tell',
    'dollar cents dollars usd value worth',
    'earn earned earnings income interest profit yield',
    'emit emitted log logged logs event events',
    'fail error errors failed failure rejected revert reverted wrong',
    'fee charge charged cost costs expensive fees overcharged',
    'find called look lookup named search searching',
    'future coming downtime next planned soon tomorrow upcoming',
    'hbar coin coins money',
    'history past previous previously',
    'hold belong belongs held holder holders own owned owner owners owns',
    'image art artwork photo picture pictures',
    'make create created creation made',
    'message messages chat posts',
    'mint minted minting print',
    'my i me mine our we',
    'new current last latest newest recent recently',
    'nft nfts collectible collectibles piece pieces',
    'node validator validators',
    'outage broken down incident incidents offline problem problems slow trouble',
    'pay paid payment payments',
    'percent apr apy percentage',
    'receive arrive arrived come came incoming received',
    'run execute executed happen happens',
    'sell sale sales sold',
    'send sent',
    'sign signature signatures signed signing',
    'somebody anybody anyone everybody everyone friend people someone',
    'spend spent take takes withdraw withdrawn',
    'supply circulation exist existence exists',
    'symbol ticker',
    'transfer move moved movement transferred transfers',
    'work works working',
    'write post posted say said submit submitted written wrote',
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
  readonly #known: ReadonlySet<string>;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#counts = entries.map(countsOf);
    this.#known = new Set(this.#counts.flatMap(({ marks }) => [...marks.keys()]));
  }

  /** The best entries first. None if no word of the text is known. */
  find(text: string, count: number): Entry[] {
    const words = wordsOf(text.slice(0, maxText)).map((word) => this.#nearest(word));
    const marks = marksOf(words).filter(([mark]) => this.#known.has(mark));
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
      ([mark, weight]) => weight * Math.log(((counts.marks.get(mark) ?? 0) + unseen.mark) / total),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  }

  /** The word, or the known one that shares most of its parts of three letters, at least six of ten. */
  #nearest(word: string): string {
    if (emptyWords.has(word) || this.#known.has(meaningOf(word))) return word;
    const parts = new Set(partsOf(word));
    let nearest = word;
    let most = 0.6;
    for (const mark of this.#known) {
      if (!mark.startsWith(wordMark)) continue;
      const known = mark.slice(wordMark.length);
      const own = partsOf(known);
      const likeness = (2 * own.filter((part) => parts.has(part)).length) / (parts.size + own.length);
      if (likeness > most) [nearest, most] = [known, likeness];
    }
    return nearest;
  }
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
  const isEmpty = (word: string): boolean => emptyWords.has(word);
  const meanings = words.map((word) => (isEmpty(word) ? word : meaningOf(word)));
  return [
    ...meanings.map((meaning): Mark => [meaning, isEmpty(meaning) ? weights.emptyWord : weights.meaning]),
    ...words.filter((word) => !isEmpty(word)).map((word): Mark => [`${wordMark}${word}`, weights.word]),
    ...meanings.slice(1).map((word, at): Mark => [`${meanings[at]} ${word}`, weights.pair]),
  ];
}

/**
 * Values are the words for what they are. An ID alone is mostly one of an account. A word in capitals is the symbol of a token,
 * unless it is one that all know. A number says that one of many is asked for.
 */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/\b\d+\.\d+\.\d+[-@]\d+[-.]\d+\b/g, ' transaction ')
    .replace(/\b0x[\da-f]{64,}/gi, ' transaction hash ')
    .replace(/\b0x[\da-f]{40}\b/gi, ' address ')
    .replace(/(?<=\d (?:from|in|of) )\d+\.\d+\.\d+\b/g, ' collection ')
    .replace(/(?<!(?:collection|contract|schedule|token|topic) )\b\d+\.\d+\.\d+\b/g, ' account ')
    .replace(/\b(?!API|APR|APY|ERC|EVM|HBAR|HCS|HTS|KYC|NFT|USD\b)[A-Z]{3,}\b/g, 'token')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
    .match(/[a-z]+[a-z\d]*|(?<=(?:block|nft|message|number|serial|node|no|#) ?)\d+\b/g);
  return words ?? [];
}

function meaningOf(word: string): string {
  if (/^\d/.test(word)) return /^20\d\d$/.test(word) ? 'date' : 'number';
  const same = sameWords.get(word) ?? word;
  return same.length < 4 ? same : same.replace(/ies$/, 'y').replace(/(?:ing|ed|es|(?<!s)s|e)$/, '');
}

function partsOf(word: string): string[] {
  return Array.from(word, (_, at) => ` ${word} `.slice(at, at + 3));
}
