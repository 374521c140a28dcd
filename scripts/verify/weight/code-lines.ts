import ts from 'typescript';

/** How many lines of a file have code: those that are not blank, and more than a comment. */
export function codeLines(file: string, text: string): number {
  const lines = text.split('\n');
  if (/\.ya?ml$/.test(file)) return lines.filter((line) => !/^\s*(?:#|$)/.test(line)).length;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = new Set<number>();
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line;
  // A token is a node without children. A comment is none, but for the nodes of its doc tags.
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0 || node.getWidth(source) <= 0) return;
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.end); line++)
      if (lines[line]?.trim() !== '') found.add(line);
  };
  visit(source);
  return found.size;
}
