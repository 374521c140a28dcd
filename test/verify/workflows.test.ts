import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.github/workflows`;

interface Job {
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly command: readonly string[] } };
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(folder);

function read(file: string): Workflow {
  return parse(readFileSync(`${folder}/${file}`, 'utf8'));
}

it('exist for changes, releases, drift, and for a night of simulation, of mutants and of large worlds', () => {
  const night = ['large.yml', 'mutation.yml', 'simulate.yml'];
  expect(workflows.sort()).toEqual(['ci.yml', 'drift.yml', 'release.yml', ...night].sort());
});

it.each(workflows)('run in %s commands that exist', (file) => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: object };
  const { jobs } = read(file);
  const commands = Object.values(jobs).flatMap(({ steps, strategy }) =>
    steps.flatMap(({ run }) => (run?.includes('matrix.') ? (strategy?.matrix.command ?? []) : (run ?? []))),
  );
  const unknown = commands.filter((command) => {
    const script = /^npm run (\S+)/.exec(command)?.[1];
    return script === undefined
      ? !/^(npm (ci|test|pack|publish)|sudo apt-get) ?/.test(command) && !existsSync(root + command)
      : !Object.hasOwn(scripts, script);
  });
  expect(commands.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

it.each(workflows)('use in %s actions at a commit, with the version that it has', (file) => {
  const uses = readFileSync(`${folder}/${file}`, 'utf8').match(/uses:.*/g) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((one) => !/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual(
    [],
  );
  const { updates } = parse(readFileSync(`${root}.github/dependabot.yml`, 'utf8'));
  expect(updates).toMatchObject([{ 'package-ecosystem': 'github-actions', directory: '/' }]);
});

it('publish only in a job that runs nothing else, and only what another job has checked and packed', () => {
  const jobs = workflows.flatMap((file) => {
    const { permissions, jobs } = read(file);
    return Object.entries(jobs).map(([name, job]) => ({ name, file, permissions, ...job }));
  });
  const withToken = jobs.filter(({ permissions }) => permissions['id-token'] !== undefined);
  expect(withToken).toMatchObject([
    { name: 'publish', needs: 'build', environment: 'npm', permissions: { 'id-token': 'write' } },
  ]);
  const [publish] = withToken;
  const action = ({ uses }: Job['steps'][number]): string | undefined => uses?.replace(/@.*/, '');
  expect(publish?.steps.map((step) => action(step) ?? step.run)).toEqual([
    'actions/setup-node',
    'actions/download-artifact',
    'npm publish ./*.tgz --provenance --access public --ignore-scripts',
  ]);
  const build = jobs.find(({ file, name }) => file === publish?.file && name === publish.needs);
  expect(build?.permissions).toEqual({ contents: 'read' });
  expect(build?.steps.map((step) => action(step) ?? step.run)).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'npm ci',
    'npm run release-check -- "$GITHUB_REF_NAME"',
    '.ci/run',
    'npm pack',
    'actions/upload-artifact',
  ]);
});
