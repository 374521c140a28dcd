/** Ends a call before anything is sent: what is wrong, what was given, and what is allowed, in words or in `InWords`. */
export type Refuse<InWords = never> = (parameter: string, given: unknown, allowed: string | InWords) => never;
