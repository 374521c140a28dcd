import type { Row } from '../keyset/list.js';
import { type Pair, side, writePairs } from '../keyset/query.js';
import type { Answer, Question, WrongLinks } from '../keyset/service.js';

/** One kind of wrong `links.next`. `chance` selects one of its forms. */
export type Wrong = (answer: Answer & { next: string }, question: Question, chance: number) => string | null;

type Filter = Pick<Pair, 'name' | 'text'>;

const link = ({ list }: Question, query: string): string => JSON.stringify({ next: `${list.path}?${query}` });

const filtersOf = (query: string): Filter[] =>
  [...new URLSearchParams(query)].map(([name, text]) => ({ name, text }));

/** A next link whose moving bound is at or behind another row. */
export function behind(question: Question, next: string, row: Row | undefined, operator = 't'): string {
  const { list, order } = question;
  const letter = side(order);
  const keys = [list.first.parameter, list.second?.parameter];
  const kept = filtersOf(next).filter(
    ({ name, text }) => !(keys.includes(name) && text.startsWith(`${letter}t`)),
  );
  if (!row) return link(question, writePairs(kept));
  const { first, second } = list;
  const bounds = second
    ? [
        { name: first.parameter, text: `${letter}te:${first.kind.write(row.first)}` },
        { name: second.parameter, text: `${letter}${operator}:${second.kind.write(row.second)}` },
      ]
    : [{ name: first.parameter, text: `${letter}${operator}:${first.kind.write(row.first)}` }];
  return link(question, writePairs([...kept, ...bounds]));
}

/** The row at a distance from the last one of a page; negative distances are before it. */
function rowAt({ all, order }: Question, { rows }: Answer, places: number): Row | undefined {
  const last = rows.at(-1);
  const at = all.findIndex((row) => row.first === last?.first && row.second === last.second);
  return all[at + (order === 'asc' ? places : -places)];
}

const garbage = [
  '""',
  '"abc"',
  '"?"',
  '"http://["',
  '7',
  'true',
  '{}',
  '[]',
  '"/api/v1/contracts"',
  '"/api/v1/contracts?%zz=%"',
  '"/api/v1/contracts?a b=#c"',
];

/** Twelve kinds of wrong links. */
export const wrongs = {
  'stands still': (_, question) => link(question, writePairs(question.pairs)),
  'goes back': (answer, question, chance) =>
    behind(question, answer.next, rowAt(question, answer, -1 - (chance % 40))),
  'drops a bound': ({ next }, question) => {
    const { list, order } = question;
    const ends = order === 'asc' ? 'l' : 'g';
    return link(
      question,
      writePairs(
        filtersOf(next).filter(({ name, text }) => name !== list.first.parameter || !text.startsWith(ends)),
      ),
    );
  },
  'is ahead': (answer, question, chance) =>
    behind(question, answer.next, rowAt(question, answer, 1 + (chance % 5)) ?? rowAt(question, answer, 1)),
  'repeats the last item': (answer, question) => behind(question, answer.next, answer.rows.at(-1), 'te'),
  'ends early': (answer, question, chance) => {
    const { list, order } = question;
    const row = rowAt(question, answer, 1 + (chance % 30)) ?? answer.rows.at(-1);
    const bound = `${order === 'asc' ? 'lte' : 'gte'}:${list.first.kind.write(row?.first ?? 1n)}`;
    return link(
      question,
      writePairs([...filtersOf(answer.next), { name: list.first.parameter, text: bound }]),
    );
  },
  'changes the limit': ({ next }, question, chance) => {
    const filters = filtersOf(next);
    const others = filters.filter(({ name }) => name !== 'limit');
    // Replaces or adds the value. Repeating the fault does not change the link again.
    const kept = chance % 2 === 0 ? filters.filter(({ name }) => name === 'limit').slice(0, 1) : [];
    const text = ['0', '100', '1', '99999', '-1'][chance % 5] ?? '0';
    return link(question, writePairs([...others, ...kept, { name: 'limit', text }]));
  },
  'turns round': ({ next }, question) => {
    const others = filtersOf(next).filter(({ name }) => name !== 'order');
    const text = question.order === 'asc' ? 'desc' : 'asc';
    return link(question, writePairs([...others, { name: 'order', text }]));
  },
  'drops a filter': ({ next }, question, chance) => {
    const { list } = question;
    const others = filtersOf(next).filter(({ name }) =>
      list.tag ? name !== list.tag.parameter : chance % 2 === 0 && name !== list.first.parameter,
    );
    return link(question, writePairs(others));
  },
  'names another list': ({ next }, { list }, chance) => {
    const path = list.path.replace(/0\.0\.\d+/, '0.0.999');
    const origin = ['https://elsewhere.test', '//elsewhere.test', '', 'javascript:'][chance % 4];
    return JSON.stringify({ next: `${origin}${path}?${next}` });
  },
  'is no query': (_, __, chance) => `{"next":${garbage[chance % garbage.length]}}`,
  'is missing': (_, __, chance) =>
    [null, '{}', '[]', 'null', '"next"', '{"previous":null}'][chance % 6] ?? null,
} satisfies Record<string, Wrong>;

/** Makes the link of one page wrong, counted from 0 among pages with a link, or of all further ones if `forGood`. */
export function wrongAt(wrong: Wrong, page: number, chance: number, forGood = false): WrongLinks {
  let pages = 0;
  return (answer, question) => {
    const { next } = answer;
    if (next === null || answer.rows.length < question.limit) return undefined;
    const isHere = forGood ? pages >= page : pages === page;
    pages += 1;
    return isHere ? wrong({ ...answer, next }, question, chance) : undefined;
  };
}
