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
/** Two words in their order say what neither says alone: "contract call", "who called". */
const weightOfPair = 0.5;

/** The usual constants of BM25: how soon a repeated word says nothing new, and how much longer texts are held back. */
const saturation = 1.2;
const lengthPenalty = 0.5;

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

/**
 * Ranks entries for a question by BM25 (https://en.wikipedia.org/wiki/Okapi_BM25): a word counts by how rare it is. Words are
 * compared without their endings. A word that no entry has may be misspelt, so the nearest one takes its place.
 */
export class Search<Entry extends Searchable> {
  readonly entries: readonly Entry[];
  readonly #counts: readonly ReadonlyMap<string, number>[];
  readonly #lengths: readonly number[];
  readonly #rarity = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#counts = entries.map(countsOf);
    this.#lengths = this.#counts.map((counts) => sum([...counts.values()]));
    const found = new Map<string, number>();
    for (const term of this.#counts.flatMap((counts) => [...counts.keys()]))
      found.set(term, (found.get(term) ?? 0) + 1);
    for (const [term, count] of found)
      this.#rarity.set(term, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)));
  }

  /** The best entries first. */
  find(text: string, count: number): Entry[] {
    const words = wordsOf(text.slice(0, maxText)).map((word) => this.#known(word));
    const terms = [...words, ...pairsOf(words)];
    const averageLength = sum(this.#lengths) / this.entries.length;
    const scores = this.#counts.map((counts, index) => {
      const share = (this.#lengths[index] ?? 0) / averageLength;
      const slowness = saturation * (1 - lengthPenalty + lengthPenalty * share);
      return sum(
        terms.map((term) => {
          const times = counts.get(term) ?? 0;
          return ((this.#rarity.get(term) ?? 0) * times * (saturation + 1)) / (times + slowness);
        }),
      );
    });
    return this.entries
      .map((entry, index) => ({ entry, score: scores[index] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ entry }) => entry);
  }

  /** The word, or the known one that shares most of its parts of three letters, at least six of ten. */
  #known(word: string): string {
    if (this.#rarity.has(word)) return word;
    const parts = new Set(partsOf(word));
    let [nearest, most] = [word, 0.6];
    for (const known of this.#rarity.keys()) {
      const own = partsOf(known);
      const likeness = (2 * own.filter((part) => parts.has(part)).length) / (parts.size + own.length);
      if (likeness > most) [nearest, most] = [known, likeness];
    }
    return nearest;
  }
}

function countsOf({ name, summary, description, questions, names }: Searchable): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    const words = wordsOf(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
    for (const pair of pairsOf(words)) counts.set(pair, (counts.get(pair) ?? 0) + weight * weightOfPair);
  };
  add(name, weights.name);
  add(summary, weights.summary);
  add(description, weights.description);
  for (const parameter of names) add(parameter, weights.names);
  for (const phrase of questions.flatMap((question) => question.split(', '))) add(phrase, weights.question);
  return counts;
}

/**
 * An ID alone is mostly one of an account. A word in capitals is the symbol of a token, unless it is one that all know. A number
 * says that one of many is asked for.
 */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/\b\d+\.\d+\.\d+[-@]\d+[-.]\d+\b/g, ' transaction ')
    .replace(/(?<!(?:collection|contract|schedule|token|topic) )\b\d+\.\d+\.\d+\b/g, ' account ')
    .replace(/\b(?!API|APR|APY|ERC|EVM|HBAR|HCS|HTS|KYC|NFT|USD\b)[A-Z]{3,}\b/g, 'token')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
    .match(/[a-z]+[a-z\d]*|(?<=(?:block|nft|message|number|serial|node) )\d+\b/g);
  return (words ?? []).filter((word) => !emptyWords.has(word)).map(stemOf);
}

function stemOf(word: string): string {
  if (/^\d/.test(word)) return /^20\d\d$/.test(word) ? 'date' : 'number';
  const same = sameWords.get(word) ?? word;
  return same.length < 4 ? same : same.replace(/ies$/, 'y').replace(/(?:ing|ed|es|(?<!s)s|e)$/, '');
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

function partsOf(word: string): string[] {
  return Array.from(word, (_, at) => ` ${word} `.slice(at, at + 3));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
