import { dirname, join } from 'node:path';
import { documents, readDocument } from '../../build/documents.js';
import type { Check } from './check.js';

/** The files that a user needs: modules, types, generated code with source maps, descriptions and documents. */
const needed = [
  /^dist\/(src|generated)\/[\w/-]+\.(js|d\.ts)$/,
  /^dist\/generated\/[\w/-]+\.d\.ts\.map$/,
  /^dist\/node\/[\w/-]+\.js$/,
  /^dist\/cjs\/([\w/-]+\.js|(src|generated)\/[\w/-]+\.d\.ts|package\.json)$/,
  /^generated\/[\w/-]+\.ts$/,
  /^dist\/scripts\/(cli|shared\/[\w/-]+)\.js$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
  /^openapi\/(ledger|official|status)\.yaml$/,
  /^((openapi|src|src\/(?:cli|sandbox)|scripts\/bench)\/README\.md|package\.json|README\.md|LICENSE)$/,
  /^src\/llms\.txt$/,
  /^test\/examples\/([\w/-]+(\.d)?\.tsx?|README\.md|package\.json)$/,
  /^scripts\/bench\/chart\.svg$/,
  /^\.github\/[A-Z]+\.md$/,
];

export const fileList: Check = async ({ tarball: { files, size, unpackedSize } }) => {
  const present = new Set(files);
  const modules = files.filter((file) => file.endsWith('.js'));
  // Shared chunks have no declarations: declarations exist for each source file.
  const declared = files.filter((file) => /^generated\/.*\.ts$/.test(file));
  const missing = [
    ...documents,
    'openapi/README.md',
    ...declared.flatMap((file) => ['.d.ts', '.d.ts.map'].map((end) => `dist/${file.replace(/\.ts$/, end)}`)),
  ];
  return {
    summary: `${files.length} files, ${modules.length} of them modules; packed ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}`,
    problems: [
      ...files
        .filter((file) => !needed.some((pattern) => pattern.test(file)))
        .map((file) => `${file} is not needed; exclude it in package.json`),
      ...[...documents, 'openapi/README.md', 'test/examples/README.md'].flatMap((document) =>
        linksOf(document)
          .filter((target) => !present.has(target))
          .map((target) => `${document} links ${target}, which is not in the package`),
      ),
      ...missing.filter((file) => !present.has(file)).map((file) => `${file} is missing`),
      ...needed
        .filter((pattern) => !files.some((file) => pattern.test(file)))
        .map((pattern) => `no file matches ${pattern}`),
    ],
  };
};

function linksOf(document: string): string[] {
  const links = readDocument(document).matchAll(/\]\((?!https?:)([^)#]+)/g);
  return Array.from(links, ([, target = '']) => join(dirname(document), target));
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
