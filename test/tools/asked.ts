/** A question, and the operation or tool that answers it. Of several, each does. */
export type AskedQuestion = readonly [question: string, expected: string | readonly string[]];

/** Ranks the names that a search has found for each question, and prints the questions whose first one is wrong. */
export async function measured(
  questions: readonly AskedQuestion[],
  search: (question: string) => Promise<string>,
): Promise<{ readonly first: number; readonly three: number; readonly wrong: readonly string[] }> {
  let [first, three] = [0, 0];
  const wrong: string[] = [];
  for (const [question, expected] of questions) {
    const names = namesIn(await search(question));
    const right = (name: string) => [expected].flat().includes(name);
    const rank = names.findIndex(right);
    if (rank === 0) first += 1;
    else wrong.push(`${question}: ${[expected].flat().join(' or ')}, found ${names.slice(0, 3).join(', ')}`);
    if (rank >= 0 && rank < 3) three += 1;
  }
  return { first: first / questions.length, three: three / questions.length, wrong };
}

/** Each line of an answer that begins with a name and its parameters. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/^(\w+)\(/gm), ([, name = '']) => name);
}
