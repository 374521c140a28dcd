/** Chosen fields by name. `all` has everything that is in a field. */
export type Fields = Map<string, Fields | 'all'>;

/** The tree of paths such as `transfers.amount`. */
export function fieldTree(paths: readonly string[]): Fields {
  const tree: Fields = new Map();
  for (const path of paths) choose(tree, path.split('.'));
  return tree;
}

function choose(tree: Fields, [name = '', ...below]: readonly string[]): void {
  const known = tree.get(name);
  if (known === 'all') return;
  if (below.length === 0) {
    tree.set(name, 'all');
    return;
  }
  const branch: Fields = known ?? new Map();
  tree.set(name, branch);
  choose(branch, below);
}
