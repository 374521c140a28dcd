interface Difference {
  readonly url: RegExp;
  readonly reason: string;
}

// What the service takes and the client refuses.
const refusedByClient: readonly Difference[] = [
  {
    url: /[?&](Limit|account\.ID|account\.publicKey|sequenceNumber|transactionType)=/,
    reason: 'a name has one spelling here',
  },
  {
    url: /[?&](limit|order|type|name|(account\.)?publickey)=[a-z]+(:|%3A)/,
    reason: 'no filter, so no operator',
  },
  {
    url: /[?&](limit|order|nonce|scheduled|type|block\.hash|account\.publickey)=[^&]*&(.*&)?\1=/,
    reason: 'of several values the service drops all but one',
  },
  { url: /[?&]limit=\d{3,}/, reason: 'pages would be smaller than asked for' },
  { url: /timestamp=\w+:99\d{8}\b/, reason: 'beyond 64 bits of nanoseconds, where most lists fail' },
  {
    url: /airdrops\/.*token\.id=[gl]/,
    reason: 'the service forgets the bound on its next page, or leaves it out at once',
  },
];

// What the service refuses and the client sends.
const refusedByService: readonly Difference[] = [
  { url: /transactiontype=nope/, reason: 'a newer service may know the word' },
  { url: /\/accounts\/[\d.]*[A-Z2-7]{10,}\//, reason: 'an alias is not decoded here' },
  { url: /\/results\/logs\?.*topic\d=/, reason: 'how wide a range may be is left to the service' },
];

/** Why a request is taken by one alone; undefined where nobody knows. */
export function reasonFor(url: string, isTakenByService: boolean): string | undefined {
  return (isTakenByService ? refusedByClient : refusedByService).find((one) => one.url.test(url))?.reason;
}
