import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { documents, readDocument } from '../../build/documents.js';
import { type Check, kilobytes } from './check.js';

interface Group {
  readonly name: string;
  readonly files: RegExp;
}

/** The files that a user needs, in groups. CONTRIBUTING.md says why each of them is in the package. */
const groups: readonly Group[] = [
  { name: 'Modules for bundlers', files: /^dist\/src\/[\w/-]+\.js$/ },
  { name: 'Modules for Node and Jest', files: /^dist\/cjs\/([\w/-]+\.js|package\.json)$/ },
  { name: 'Entries of Node', files: /^dist\/node\/[\w-]+\.js$/ },
  { name: 'Declarations', files: /^dist\/(cjs\/[\w/-]+|src\/[\w-]+)\.d\.ts$/ },
  { name: 'The command', files: /^dist\/scripts\/(cli|shared\/[\w/-]+)\.js$/ },
  { name: 'Descriptions', files: /^openapi\/(ledger|official|status)\.yaml$/ },
  { name: 'Examples', files: /^test\/examples\/([\w/-]+(\.d)?\.tsx?|README\.md|package\.json)$/ },
  {
    name: 'Documents',
    files:
      /^((openapi|src|src\/(?:cli|sandbox)|scripts\/bench)\/README\.md|README\.md|src\/llms\.txt|scripts\/bench\/(chart|trace)\.svg|\.github\/[A-Z]+\.md)$/,
  },
  { name: 'Licences and manifest', files: /^(package\.json|LICENSE|dist\/THIRD-PARTY-NOTICES\.txt)$/ },
];

/** Users download them once. Some room is left, so that not each change raises it. */
const mostBytesPacked = 800_000;

export const fileList: Check = async ({ installed, tarball: { files, size, unpackedSize } }) => {
  const present = new Set(files);
  const contributing = readDocument('.github/CONTRIBUTING.md');
  const sizes = await Promise.all(groups.map((group) => compressedSize(installed, files, group)));
  const parts = groups.map(({ name }, index) => `${name} ${kilobytes(sizes[index] ?? 0)}`);
  return {
    summary: `${files.length} files; packed ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}; each file compressed: ${parts.join(', ')}`,
    problems: [
      ...(size > mostBytesPacked
        ? [`packed ${kilobytes(size)}, expected at most ${kilobytes(mostBytesPacked)}`]
        : []),
      ...files
        .filter((file) => !groups.some((group) => group.files.test(file)))
        .map((file) => `${file} is not needed; exclude it in package.json`),
      ...[...documents, 'openapi/README.md', 'test/examples/README.md'].flatMap((document) =>
        linksOf(document)
          .filter((target) => !present.has(target))
          .map((target) => `${document} links ${target}, which is not in the package`),
      ),
      ...[...documents, 'openapi/README.md']
        .filter((file) => !present.has(file))
        .map((file) => `${file} is missing`),
      ...groups
        .filter((group) => !files.some((file) => group.files.test(file)))
        .map(({ name }) => `${name}: no file`),
      ...groups
        .filter(({ name }) => !contributing.includes(`| ${name} |`))
        .map(({ name }) => `.github/CONTRIBUTING.md does not say why the package has: ${name}`),
    ],
  };
};

async function compressedSize(folder: string, files: readonly string[], group: Group): Promise<number> {
  const own = files.filter((file) => group.files.test(file));
  const sizes = own.map(
    async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).byteLength,
  );
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
}

function linksOf(document: string): string[] {
  const links = readDocument(document).matchAll(/\]\((?!https?:)([^)#]+)/g);
  return Array.from(links, ([, target = '']) => join(dirname(document), target));
}
