/** Ends a call with a `ParameterError` before anything is sent. */
export type Refuse = (parameter: string, given: unknown, allowed: string) => never;
