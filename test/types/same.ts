/** Whether two types are the same, not only assignable to each other. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Names whose types differ between two records, or that only one of them has. */
export type Differing<Found, Expected> = {
  [Name in keyof Found | keyof Expected]: Name extends keyof Found & keyof Expected
    ? Same<Found[Name], Expected[Name]> extends true
      ? never
      : Name
    : Name;
}[keyof Found | keyof Expected];

/** Compiles only if there are no such names. The compiler's message lists them. */
export function none<_Names extends never>(): void {}

/** Compiles only if the condition is true. */
export function hold<_Fact extends true>(): void {}
