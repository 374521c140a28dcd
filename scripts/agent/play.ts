import type { Task } from './tasks.js';

/** Calls a tool, and returns its answer as text. */
export type Ask = (tool: string, input: object) => Promise<string>;

export interface Call {
  readonly tool: string;
  readonly input: object;
}

export interface Played {
  readonly question: string;
  readonly isRight: boolean;
  readonly calls: readonly Call[];
  /** The texts of all calls and answers. */
  readonly texts: readonly string[];
}

/**
 * Plays a task as an agent without a model would: it takes the first operation that the search finds, and fills its parameters
 * with what the question names. If that fails, it takes the second one. So a task takes two or three calls.
 */
export async function play({ question, truth }: Task, ask: Ask): Promise<Played> {
  const search = { tool: 'find_operations', input: { query: question } };
  const found = await ask(search.tool, search.input);
  const calls: Call[] = [search];
  const texts = [JSON.stringify(search.input), found];
  let isRight = false;
  for (const signature of signaturesIn(found).slice(0, 2)) {
    const call = callOf(signature, question);
    const answer = await ask(call.tool, call.input);
    calls.push(call);
    texts.push(JSON.stringify(call.input), answer);
    isRight = truth.every((text) => answer.includes(text));
    if (!answer.includes('"error"')) break;
  }
  return { question, isRight, calls, texts };
}

/** Plays the calls of a model again, and judges its answer, or what the tools returned. */
export async function replay(task: Task, calls: readonly Call[], ask: Ask, answer?: string): Promise<Played> {
  const texts: string[] = [];
  for (const { tool, input } of calls) texts.push(JSON.stringify(input), await ask(tool, input));
  const judged = answer ?? texts.join('');
  return {
    question: task.question,
    isRight: task.truth.every((text) => judged.includes(text)),
    calls,
    texts,
  };
}

interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
}

function signaturesIn(text: string): Signature[] {
  return Array.from(text.matchAll(/^(\w+)\(([^)]*)\)/gm), ([, name = '', list = '']) => ({
    name,
    parameters: list.split(', ').filter(Boolean),
  }));
}

function callOf({ name, parameters }: Signature, question: string): Call {
  const required = parameters.filter((parameter) => !parameter.endsWith('?'));
  const optional = required.length > 0 ? ['timestamp'] : ['account.id', 'timestamp'];
  const names = [...required, ...optional.filter((parameter) => parameters.includes(`${parameter}?`))];
  const entries = names.map((parameter) => [parameter, valueFor(parameter, question)] as const);
  const params = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  if (/^[a-z]+_/.test(name) || name === 'convert') return { tool: name, input: params };
  return { tool: 'call_operation', input: { operation: name, params } };
}

/** The value that a question contains for a parameter, found by its form. */
function valueFor(parameter: string, question: string): string | undefined {
  const forms: readonly (readonly [RegExp, RegExp])[] = [
    [/transactionId|OrHash/, /0x[\da-f]{64,}|\d+\.\d+\.\d+-\d+-\d+/],
    [/hashOrNumber/, /(?<=block )\d+/],
    [/serialNumber|sequenceNumber/, /(?<=(?:NFT|message) )\d+/],
    [/timestamp/, /\b20\d\d-\d\d(?:-\d\d)?\b/],
  ];
  const form = forms.find(([names]) => names.test(parameter));
  return (form ? form[1] : /\b\d+\.\d+\.\d+\b/).exec(question)?.[0];
}
