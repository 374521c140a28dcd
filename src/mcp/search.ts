import { catalogue, type Entry, topFields } from './catalogue.js';

/**
 * In characters. A question is shorter, and an agent could send a text of any length, whose trigrams would all be
 * compared.
 */
const maxText = 200;

/**
 * The operations that have the most rare trigrams in common with a text: `find_operations` shows them to an agent, and
 * the error of an unknown name suggests them. Three letters in a row also match within words and in misspelt ones
 * (`balanc`, `acount`), so no list of word forms or synonyms is needed. A trigram that most operations have says little,
 * so it counts by how rare it is.
 */
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
