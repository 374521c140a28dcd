import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { unclearParameters } from '../../scripts/generate/unclear-parameters.js';
import { declaredOperations } from '../setup/description.js';

const text = readFileSync(new URL('../../openapi/ledger.yaml', import.meta.url), 'utf8');

function problemsWith(edit: (parameters: Record<string, Record<string, unknown>>) => void): string[] {
  const description = parse(text);
  edit(description.components.parameters);
  return unclearParameters(description, 'ledger');
}

it('the role of each query parameter, and what several values mean, are clear in our descriptions', () => {
  expect(problemsWith(() => undefined)).toEqual([]);
});

it('a query parameter whose name and filter do not show its role needs x-role', () => {
  const declared = declaredOperations('ledger').flatMap(({ parameters }) => parameters);
  const withRole = new Set(
    declared.filter((one) => 'x-role' in one && !one['x-filter']).map(({ name }) => name),
  );
  expect(withRole.size).toBeGreaterThan(20);
  const problems = problemsWith((parameters) => {
    for (const parameter of Object.values(parameters)) delete parameter['x-role'];
  });
  const named = problems.flatMap(
    (problem) => /: (\S+) needs x-role, as its role is not clear$/.exec(problem)?.[1] ?? [],
  );
  expect(new Set(named)).toEqual(withRole);
});

it('a parameter with x-filter is a filter or a moment', () => {
  const asView = () =>
    problemsWith(({ nodeId }) => {
      Object.assign(nodeId ?? {}, { 'x-role': 'view' });
    });
  expect(asView).toThrow('a parameter with x-filter is a filter or a moment, not view');
});

it.each([
  ['accountBalance', 'Repeat it to match any of several values.'],
  ['nodeId', 'Repeat it for a range, with one equality at most.'],
  ['logIndex', 'It may be repeated.'],
])('the words of %s about several values are those of its filter', (name, words) => {
  const problems = problemsWith((parameters) => {
    Object.assign(parameters[name] ?? {}, { description: words });
  });
  expect(problems).toEqual([expect.stringContaining(`/components/parameters/${name}: the description of`)]);
});

it('each filter of a list names the fields that it compares', () => {
  const description = parse(text);
  const fields = Object.values<Record<string, Record<string, object>>>(description.paths)
    .map(({ get }) => get?.['x-filter-fields'])
    .filter((one) => one !== undefined);
  expect(fields.length).toBeGreaterThan(20);
  for (const one of fields)
    for (const name of Object.keys(one)) if (name !== 'name') Reflect.deleteProperty(one, name);
  const problems = unclearParameters(description, 'ledger');
  expect(problems).toContain(
    '/paths/~1api~1v1~1transactions/get/x-filter-fields: the list has to say what its filter result compares',
  );
  expect(problems.filter((problem) => problem.includes('~1tokens/get/')).join()).not.toContain('filter name');
});
