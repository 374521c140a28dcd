import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Check } from './check.js';

/**
 * How a package of ES modules is found. That `require` leads to one is no problem where Node is 20.19 or later; the
 * compilers that think so are tried by themselves.
 */
const kinds = ['node10', 'node16-esm', 'bundler'] as const;

/** What Are The Types Wrong says of the types and modules that each import leads to. */
export const typesResolve: Check = async ({ tarball }) => {
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball.path)));
  if (!result.types) return { summary: 'nothing to look at', problems: ['the package has no types'] };
  const problems = result.problems.filter((problem) =>
    kinds.some((kind) => problemAffectsResolutionKind(problem, kind, result)),
  );
  const entries = Object.keys(result.entrypoints);
  return {
    summary: `${problems.length} problems of ${entries.join(' ')} for ${kinds.join(' and ')}`,
    problems: problems.map((problem) => JSON.stringify(problem)),
  };
};

/** What publint says of package.json and of the files that it names; suggestions count as problems. */
export const publintClean: Check = async ({ installed }) => {
  // Everything in the installed package has been published.
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  return {
    summary: `${messages.length} messages, suggestions among them`,
    problems: messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
  };
};
