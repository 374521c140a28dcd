import { createHash } from 'node:crypto';

const { MUTATION_SEED: seed = '', MUTATION_SHARE: share = '1' } = process.env;

/** A unit of the sample: a member of a class, or another statement of a module, such as a table of values. */
function isUnit(path) {
  const { parentPath } = path;
  if (!parentPath) return false;
  if (parentPath.isClassBody()) return true;
  if (path.isClassDeclaration() || path.node.declaration?.type === 'ClassDeclaration') return false;
  return path.isStatement() && parentPath.isProgram();
}

/** Whether the sample of this seed has it: an unchanged unit stays in the sample, or outside of it. */
function isSampled(path) {
  const hash = createHash('sha256').update(seed).update(path.toString()).digest();
  return hash.readUInt32BE() < Number(share) * 2 ** 32;
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      shouldIgnore: (path) => (isUnit(path) && !isSampled(path) ? 'not in the sample' : undefined),
    },
  },
];
