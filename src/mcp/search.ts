import { catalogue, type Entry, topFields } from './catalogue.js';

const maxText = 200;

/** The operations that have the most rare trigrams in common with a text. It may be a question, or a misspelt name. */
export function similarOperations(text: string, count: number): Entry[] {
  const trigrams = trigramsOf(text.slice(0, maxText));
  return documents
    .map(({ entry, parts }) => ({ entry, score: sum(parts.map((part) => similarity(trigrams, part))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}

// A name says more than a description: it is a part of its own, because the size of a part divides its score.
const documents = [...catalogue.values()]
  .filter(({ help }) => !help.deprecated)
  .map((entry) => {
    const { operation, help } = entry;
    const fields = [...Object.keys(help.parameters), ...topFields(help.reply), ...topFields(help.items)];
    const texts = [`${operation.operationId} ${help.summary}`, `${help.description} ${fields.join(' ')}`];
    return { entry, parts: texts.map(trigramsOf) };
  });

function similarity(trigrams: ReadonlySet<string>, part: ReadonlySet<string>): number {
  return sum([...trigrams].filter((each) => part.has(each)).map(rarityOf)) / Math.sqrt(part.size);
}

function rarityOf(trigram: string): number {
  const found = documents.filter(({ parts }) => parts.some((part) => part.has(trigram)));
  return Math.log(documents.length / found.length);
}

function trigramsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replace(/[a-z](?=[A-Z])/g, '$& ')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return new Set(words.flatMap((word) => Array.from(word, (_, at) => ` ${word} `.slice(at, at + 3))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
