/** One thing that two descriptions of a service say differently. */
export interface Difference {
  /** Whether our types or checks would be wrong about a service that is as the other description says. */
  breaking: boolean;
  /** The operation and the place in it: `getContracts → contracts[].nonce`. */
  where: string;
  /** `integer here, string there`. */
  what: string;
  /** Where it is declared: the same difference of one declaration is told once, however often that is used. */
  origin: string;
}

/** Takes what is found at one place of an operation; without an origin it is declared at that very place. */
export type Report = (breaking: boolean, what: string, origin: string) => void;
