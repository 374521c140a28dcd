import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.github/workflows`;

interface Job {
  readonly steps: readonly { readonly run?: string }[];
  readonly strategy?: { readonly matrix: { readonly command: readonly string[] } };
}

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(folder);

it('exist for changes, for releases and for drift', () => {
  expect(workflows.sort()).toEqual(['ci.yml', 'drift.yml', 'release.yml']);
});

it.each(workflows)('run in %s commands that exist', (file) => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: object };
  const { jobs }: Workflow = parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const commands = Object.values(jobs).flatMap(({ steps, strategy }) =>
    steps.flatMap(({ run }) => (run?.includes('matrix.') ? (strategy?.matrix.command ?? []) : (run ?? []))),
  );
  const unknown = commands.filter((command) => {
    const script = /^npm run (\S+)/.exec(command)?.[1];
    return script === undefined
      ? !/^(npm (ci|publish)|sudo apt-get) ?/.test(command) && !existsSync(root + command)
      : !Object.hasOwn(scripts, script);
  });
  expect(commands.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

it('check a release before it is published', () => {
  const text = readFileSync(`${folder}/release.yml`, 'utf8');
  const at = ['npm run release-check', '.ci/run', 'npm publish --provenance'].map((step) =>
    text.indexOf(`run: ${step}`),
  );
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
});
