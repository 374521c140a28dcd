import { escapeControls, shortened } from './foreign-text.js';

/** The call that failed. */
export interface CallContext {
  operationId: string;
  method: string;
  /** The URL of the call. `***` replaces credentials and the path prefix of the base URL, which may be a key. */
  url: string;
}

/** `ErrorOptions` of newer TypeScript libraries. */
export interface ErrorCause {
  readonly cause?: unknown;
}

/** The context of an error that occurs before a call, for example in the options of a client. */
export const noContext: CallContext = { operationId: '', method: '', url: '' };

/** In characters. A service may send a whole page as its reason, and logs have limits. */
const maxMessage = 999;

/**
 * The base class of all errors of this client. Use `instanceof` to distinguish them, not `name`: platforms also throw
 * `DOMException`s with the names `TimeoutError` and `NetworkError`.
 */
export abstract class ClientError extends Error {
  /**
   * Names the class in all copies of the package: a project may load the ES modules and the CommonJS build.
   * A call that is not marked as pure would keep this class in each bundle.
   */
  static readonly kind: string = /* @__PURE__ */ comparedByKind(this, 'ledger-query-client');
  abstract override readonly name: string;
  readonly operationId: string;
  readonly method: string;
  /** The URL of the call. `***` replaces credentials and the path prefix of the base URL, which may be a key. */
  readonly url: string;

  constructor(message: string, { operationId, method, url }: CallContext, options?: ErrorCause) {
    super(
      shortened(escapeControls(operationId ? `${operationId}: ${message}` : message), maxMessage),
      options,
    );
    this.operationId = operationId;
    this.method = method;
    this.url = url;
  }

  /**
   * What `JSON.stringify` and loggers write: name, message and all fields, with exact integers as text. Without it, JSON leaves out the
   * message of an error, and throws for a bigint. A field that cannot be written leaves out all of them, as a log must not fail.
   */
  toJSON(): Record<string, unknown> {
    const { name, message, cause } = this;
    try {
      // A spread copies neither the message nor the cause. The name and the message come first, as a person reads them first.
      const reason = cause === undefined ? {} : { cause: reasonOf(cause) };
      return JSON.parse(JSON.stringify({ ...{ name, message }, ...this, ...reason }, plainValue));
    } catch {
      return { name, message };
    }
  }
}

/** An error of this client has a `toJSON` of its own. Another cause may have anything as a field, so only its text is written. */
function reasonOf(cause: unknown): unknown {
  return cause instanceof ClientError ? cause : String(cause);
}

function plainValue(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Headers) return Object.fromEntries(value);
  return value;
}

/**
 * Lets `instanceof` be true for an error of another copy of the package. A class that a user derives has its own errors only.
 *
 * Only an error object counts, whose class names its kind: the data of a reply may have any text as `constructor.kind`, but
 * neither is an error nor has a class. Errors are recognised by their tag, as Jest runs tests in a realm whose `Error` is another.
 * A value that cannot be read, such as a revoked proxy, is no error of this client: `instanceof` in a `catch` never throws.
 *
 * `defineProperty`, because compilers in loose mode assign static methods, which the read-only
 * `Function.prototype[Symbol.hasInstance]` forbids.
 */
function comparedByKind(Class: object, kind: string): string {
  Object.defineProperty(Class, Symbol.hasInstance, {
    value(this: typeof ClientError, error: Error): boolean {
      try {
        if (Function.prototype[Symbol.hasInstance].call(this, error)) return true;
        if (!Object.hasOwn(this, 'kind') || Object.prototype.toString.call(error) !== '[object Error]')
          return false;
        const Other: object = error.constructor;
        // Kinds are paths: `ledger-query-client`, that of this class, begins `ledger-query-client.ApiError`, that of a subclass.
        return typeof Other === 'function' && 'kind' in Other && `${Other.kind}.`.startsWith(`${this.kind}.`);
      } catch {
        return false;
      }
    },
  });
  return kind;
}
