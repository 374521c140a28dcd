/**
 * A word of a list that the service may lengthen: the known ones, which an editor completes, or any other string. A
 * word that is not known is reported as drift.
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);
