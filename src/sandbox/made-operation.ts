/** Its reply is generated from the schema, because the sandbox does not implement it. Every request gets the same reply. */
export interface MadeOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly reply: object;
}
