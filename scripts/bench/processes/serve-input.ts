/** What a service of the bench answers. */
export interface ServeInput {
  /** Bodies by path and query. */
  readonly replies: Readonly<Record<string, string>>;
  /** Milliseconds before each reply. */
  readonly delay: number;
}
