import type { Api } from './api.js';

/** The parts of a tool that the text for models shows. */
interface ShownTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly properties: object; readonly required: readonly string[] };
}

/** Writes the operations of the ledger and the tools between their marks in `src/llms.txt`, from the same texts as the tools have. */
export function withTools(document: string, { operations }: Api, tools: readonly ShownTool[]): string {
  const groups = new Map<string, string[]>();
  for (const { operationId, parameters, body, deprecated } of operations) {
    if (deprecated) continue;
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const key = [...required, ...(body ? ['body'] : [])].join(', ') || 'none';
    groups.set(key, [...(groups.get(key) ?? []), operationId]);
  }
  const lines = [...groups].map(([required, names]) => `- \`${required}\`: ${names.sort().join(', ')}`);
  const toolLines = tools.map(({ name, description, inputSchema: { properties, required } }) => {
    const names = Object.keys(properties).map((each) => (required.includes(each) ? each : `${each}?`));
    // The example is long, and in the description that a model gets with the tool.
    return `- \`${name}(${names.join(', ')})\`: ${description.replace(/ Example: .*/, '')}`;
  });
  return replaced(replaced(document, 'operations', lines.sort()), 'tools', toolLines);
}

function replaced(document: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: written by npm run generate -->`, `<!-- end of ${name} -->`];
  const [before, after] = [document.split(begin)[0], document.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`src/llms.txt has no mark ${begin}`);
  return `${before}${begin}\n${lines.join('\n')}\n${end}${after}`;
}
