// Settings of `npm run docs`, which writes the reference of all exports. Each entry of the package is a module.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MinimalSourceFile, OptionDefaults, ReflectionKind } from 'typedoc';
import { writePlayground } from './playground/write-playground.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(root + file, 'utf8');
const entries = Object.entries(JSON.parse(read('package.json')).exports)
  .filter(([, { types }]) => types)
  .map(([name, { types }]) => ({
    name: name.replace('.', 'ledger-query-client'),
    file: types.replace('./dist/', '').replace('.d.ts', '.ts'),
  }));
const moduleNames = new Map(entries.map(({ name, file }) => [file.replace(/^src\/|\.ts$/g, ''), name]));

const documents = [
  'src/README.md',
  'src/cli/README.md',
  'src/sandbox/README.md',
  'openapi/README.md',
  'test/examples/README.md',
  'scripts/bench/README.md',
  '.github/CHANGELOG.md',
  '.github/SECURITY.md',
  '.github/CONTRIBUTING.md',
];
const examples = readdirSync(`${root}test/examples`, { recursive: true }).filter((file) =>
  /^(?!node_modules|test)[^.]+\.tsx?$/.test(file),
);

const playground = 'scripts/build/playground/page.html';
const tryIt =
  '\n\n<p><a href="documents/Try_it.html">Try it in the browser</a>, without installing it. Each example and question below runs there, on made-up data.</p>\n\n';

/**
 * Names modules as they are imported and documents by their headings. Shows each example as a page, and has a page where
 * people run and change the examples.
 */
function pages({ converter, renderer }) {
  const add = (parent, file, text, name) =>
    converter.addDocument(parent, new MinimalSourceFile(text, root + file), name);
  converter.on('begin', ({ project }) => {
    add(project, playground, read(playground), 'Try it');
    for (const file of documents) {
      const text = read(file);
      add(project, file, text, /^# (.*)/.exec(text)?.[1]);
      if (file !== 'test/examples/README.md') continue;
      const page = project.documents.at(-1);
      for (const example of examples)
        add(
          page,
          `test/examples/${example}`,
          `# ${example}\n\n\`\`\`ts\n${read(`test/examples/${example}`)}\`\`\`\n`,
          example,
        );
    }
  });
  converter.on('createDeclaration', (_, reflection) => {
    if (reflection.kind === ReflectionKind.Module) reflection.name = moduleNames.get(reflection.name);
  });
  converter.on('end', ({ project: { readme } }) => {
    // The page has the name of the project as its heading.
    readme[0].text = readme[0].text.replace(/^# .*\n+/, '');
    const firstCall = readme.findIndex(({ kind, text }) => kind === 'code' && text.startsWith('```'));
    readme.splice(firstCall + 1, 0, { kind: 'text', text: tryIt });
  });
  renderer.preRenderAsyncJobs.push(({ outputDirectory }) => writePlayground(`${outputDirectory}/assets`));
}

export default {
  name: 'ledger-query-client',
  plugin: [pages],
  entryPoints: entries.map(({ file }) => root + file),
  tsconfig: '../../tsconfig.json',
  out: '../../docs',
  customCss: 'site.css',
  readme: '../../README.md',
  // Operations are grouped by the tags of their descriptions.
  navigation: { includeFolders: false, includeCategories: true },
  categorizeByGroup: false,
  categoryOrder: ['*', 'Other'],
  // Links to sources need a public repository.
  disableSources: true,
  // The page on exports shows programs of analysts.
  highlightLanguages: [...OptionDefaults.highlightLanguages, 'sql', 'python'],
  includeVersion: true,
  // Internal types of public names, such as descriptors of operations, are not exported: callers never write them.
  validation: { notExported: false },
  treatWarningsAsErrors: true,
};
