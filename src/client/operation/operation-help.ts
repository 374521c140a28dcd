/** What the description says of an operation to people, for the command line. */
export interface OperationHelp {
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  /** What each parameter is for, by name; in the order of the path, then as described. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameters that have to be given. */
  readonly required: readonly string[];
  /** What the body is for. */
  readonly body?: string;
  /** Names of the properties of a reply. */
  readonly reply: readonly string[];
  /** The same of the items of a list. */
  readonly items?: readonly string[];
}
