import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../run-command.js';

/** The types that the page shows beside the code. It finds a call by its name, so an edited example has its types, too. */
export interface CallTypes {
  /** For each function and method: its declaration, and the names of the types in it. */
  readonly calls: Readonly<Record<string, { readonly text: string; readonly types: readonly string[] }>>;
  /** The fields of each type, as TypeScript declares them. */
  readonly types: Readonly<Record<string, string>>;
}

export type CallKind = 'list' | 'promise' | 'value';

/** A longer type, such as that of every ABI, tells a reader nothing. */
const mostCharacters = 4000;
const modules = ['index', 'query', 'sandbox', 'viem'].map((name) => join(root, 'src', `${name}.ts`));
const questions = join(root, 'src', 'questions.ts');

/**
 * Reads types with the compiler when the site is written: in a browser, the compiler and its libraries would be ten times as
 * large as the rest of the page.
 */
export class TypeReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  /** `code` is a module that exports `calls`, a list of functions that each make a call. */
  constructor(code: string) {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists } = host;
    host.readFile = (file) => (file === questions ? code : readFile(file));
    host.fileExists = (file) => file === questions || fileExists(file);
    this.#program = ts.createProgram([...modules, questions], options, host);
    this.#checker = this.#program.getTypeChecker();
  }

  /** The kind of result of each call. An account is a promise, although it has a list of transactions. */
  kindsOfCalls(): CallKind[] {
    const [calls] = this.#exportsOf(questions);
    const list = calls?.valueDeclaration;
    if (!list || !ts.isVariableDeclaration(list) || !list.initializer) return [];
    if (!ts.isArrayLiteralExpression(list.initializer)) return [];
    return list.initializer.elements.map((element) => {
      const [signature] = this.#checker.getTypeAtLocation(element).getCallSignatures();
      return signature ? this.#kindOf(signature.getReturnType()) : 'value';
    });
  }

  #kindOf(result: ts.Type): CallKind {
    const isIterable = result.getProperties().some(({ name }) => name.startsWith('__@asyncIterator'));
    const isPromise = result.getProperty('then') !== undefined;
    const isAccount = this.#checker.getAwaitedType(result)?.getProperty('balance') !== undefined;
    if (isIterable && !isAccount) return 'list';
    return isPromise ? 'promise' : 'value';
  }

  readCalls(): CallTypes {
    const calls: Record<string, { text: string; types: string[] }> = {};
    const types: Record<string, string> = {};
    for (const file of modules)
      for (const { name, symbol } of this.#functionsOf(file)) {
        const [signature] = this.#typeOf(symbol).getCallSignatures();
        if (!signature) continue;
        const shown = new Set<string>();
        for (const type of this.#typesIn(signature)) this.#addFields(type, types, shown);
        calls[name] = {
          text: shorter(`${name}${this.#checker.signatureToString(signature, undefined, flags)}`),
          types: [...shown],
        };
      }
    return { calls, types };
  }

  /** The functions that a module exports, and the methods of its clients. */
  #functionsOf(file: string): { name: string; symbol: ts.Symbol }[] {
    return this.#exportsOf(file).flatMap((symbol) => {
      const { name } = symbol;
      if (!/Client$|^Sandbox$/.test(name)) return { name, symbol };
      if (!(symbol.flags & ts.SymbolFlags.Interface)) return { name, symbol };
      return this.#checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .map((method) => ({ name: method.name, symbol: method }));
    });
  }

  #exportsOf(file: string): ts.Symbol[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`the compiler finds no module in ${file}`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
      );
  }

  /** The types of the parameters, and those that the type of the result names, such as the page and the item of a list. */
  #typesIn(signature: ts.Signature): ts.Type[] {
    const result = signature.getReturnType();
    const named = [...(result.aliasTypeArguments ?? []), ...this.#argumentsOf(result)];
    const parameters = signature.parameters.map((parameter) => this.#typeOf(parameter));
    return [...parameters.map((type) => this.#checker.getNonNullableType(type)), ...named];
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = 'target' in type && 'typeArguments' in type;
    return isReference ? this.#checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  #addFields(type: ts.Type, types: Record<string, string>, shown: Set<string>): void {
    const symbol = type.aliasSymbol ?? type.symbol;
    if (!(type.flags & ts.TypeFlags.Object) || !symbol || /^__|Client$/.test(symbol.name)) return;
    const isOwn = symbol.declarations?.some(
      (node) => !node.getSourceFile().fileName.includes('node_modules'),
    );
    const fields = type.getProperties().map((field) => this.#declarationOf(field));
    const text = fields.join('\n');
    if (!isOwn || fields.length === 0 || text.length > mostCharacters) return;
    shown.add(symbol.name);
    types[symbol.name] ??= text;
  }

  #declarationOf(field: ts.Symbol): string {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const name = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
    const type = this.#checker.typeToString(this.#typeOf(field), undefined, flags);
    return shorter(`${name}${isOptional ? '?' : ''}: ${type}`);
  }

  #typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }
}

/** Leaves out `| undefined` of an optional member: the question mark says it. */
function shorter(declaration: string): string {
  return declaration.replaceAll(/(\?: [^,()]*?) \| undefined/g, '$1');
}

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
