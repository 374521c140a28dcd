import { type Abi, type AbiFunction, toFunctionSelector, toFunctionSignature } from 'viem';

type AbiItem<Type> = Extract<Abi[number], { type: Type }>;

/** The functions or errors of an ABI with a selector. One that was merged from several ABIs has some twice, and each counts once. */
export function withSelector<Type extends 'function' | 'error'>(
  abi: Abi,
  type: Type,
  selector: string,
): AbiItem<Type>[] {
  const found = new Map<string, AbiItem<Type>>();
  for (const item of abi)
    if (isOf(item, type) && toFunctionSelector(asFunction(item)) === selector)
      found.set(toFunctionSignature(asFunction(item)), item);
  return [...found.values()];
}

function isOf<Type>(item: Abi[number], type: Type): item is AbiItem<Type> {
  return item.type === type;
}

/** An error has a selector and a signature as a function has. */
function asFunction({ name, inputs }: AbiItem<'function' | 'error'>): AbiFunction {
  return { type: 'function', name, inputs, outputs: [], stateMutability: 'view' };
}

/** Those whose data can be decoded. viem throws if not. */
export function fitting<Item>(items: readonly Item[], decode: (item: Item) => unknown): Item[] {
  return items.filter((item) => {
    try {
      decode(item);
      return true;
    } catch {
      return false;
    }
  });
}

/** Why none of several is chosen. */
export function ambiguity(items: readonly AbiItem<'function' | 'error'>[]): string {
  const names = items.map((item) => toFunctionSignature(asFunction(item)));
  return `it may be ${names.join(' or ')}, and the selector does not say which`;
}
