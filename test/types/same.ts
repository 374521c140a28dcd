/** Whether two types are the same, not only assignable to each other. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Names whose types differ between two records, those that only one of them has included. */
export type Differing<Found, Expected> = {
  [Name in keyof Found | keyof Expected]: Name extends keyof Found & keyof Expected
    ? Same<Found[Name], Expected[Name]> extends true
      ? never
      : Name
    : Name;
}[keyof Found | keyof Expected];

/** Compiles only if there is no such name; the compiler's message shows those that there are. */
export function none<_Names extends never>(): void {}

/** Compiles only if it does hold. */
export function hold<_Fact extends true>(): void {}
