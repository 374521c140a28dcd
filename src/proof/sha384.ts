/** What Node's `crypto` has, and that of runtimes that are compatible with it. */
interface NodeCrypto {
  createHash(algorithm: string): { update(bytes: Uint8Array): { digest(): Uint8Array } };
}

/** Node 20.16, Bun, Deno, and workers with Node's modules. Browsers and React Native lack the function or the object. */
interface NodeGlobals {
  readonly process?: { getBuiltinModule?(name: string): NodeCrypto | undefined };
}

/**
 * The SHA-384 of some bytes. Web Crypto computes each hash on another thread, and passing a message there takes much longer
 * than its hash. Runtimes with Node's modules compute it at once. The module is looked up by its name, as an import
 * would have to be resolved by each bundler for browsers.
 */
export async function sha384(bytes: Uint8Array): Promise<Uint8Array> {
  const nodeCrypto = (globalThis as NodeGlobals).process?.getBuiltinModule?.('node:crypto');
  if (nodeCrypto) return nodeCrypto.createHash('sha384').update(bytes).digest();
  return new Uint8Array(await crypto.subtle.digest('SHA-384', bytes as BufferSource));
}
