import type { Json } from '../../generate/description.js';

const call = 'pwned()';

/** Texts that break out of their context if they are not escaped. */
const texts = [
  `*/ ${call} /*`,
  `*\u2028/ ${call}`,
  `*/\n${call}\n/**`,
  `\n${call}\n//`,
  `\r${call}\r//`,
  `\u2028${call}\u2028//`,
  `\u2029${call}\u2029//`,
  `'; ${call}; '`,
  `\\'; ${call}; //`,
  `"; ${call}; "`,
  `\\"; ${call}; //`,
  `\\\\"; ${call}; //`,
  `\`; ${call}; \``,
  `\${${call}}`,
  `\`\${${call}}\``,
  `'] = ${call}; x['`,
  `"]: ${call}, "x`,
  `'}); ${call}; ({'`,
  `/; ${call}; /`,
  `[/]; ${call}; /x/`,
  `^(/]; ${call})$`,
  `\\/; ${call}; //`,
  `a\\\n'; ${call}; //`,
  'ends with a backslash\\',
  `1; ${call}`,
  `(${call}, 1)`,
  `1e999`,
  `</script><script>${call}</script>`,
  `\u202e${call}\u202c`,
  `\u2066*/ ${call} /*\u2069`,
  `\u0000\u0007\u001b[31m${call}`,
  `\ufeff${call}`,
  '\ud800',
  `\udc00${call}`,
  // Tags that compilers, bundlers and editors obey. The generator must escape them in comments.
  '@deprecated {@link pwned}',
  '# sourceMappingURL=data:application/json,{}',
  `<reference path="pwned.d.ts"/>`,
  `@example\n${call}`,
  ': Filter; oneOf(',
  'export const pwned = 1',
  '\nexport const pwned = 1',
  '$ref',
  '$&',
  "$'",
  '',
  ' ',
  `application/json; x="*/${call}"`,
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '\\d{1,100000000}$',
  '(?<x>.)\\k<x>',
  'x'.repeat(5000),
  ...`
    @ts-ignore @ts-expect-error @ts-nocheck #__PURE__ @__NO_SIDE_EFFECTS__ ../../pwned /../../pwned
    @evil.example/ https://evil.example/ //evil.example/ __proto__ constructor prototype hasOwnProperty
    toString then default await undefined arguments Array Map Record Promise LedgerClient
    createLedgerClient limitRule getThings getThingsOperation Filter isRecord( decodeArray( -1 1 1.5 NaN
    äöü 日本語 😀 a/b~c application/vnd.pwned+json #/components/schemas/Part #/components/schemas/__proto__
    #/paths [0-9a-f]{1000000000} (
  `
    .trim()
    .split(/\s+/),
];

const others: Json[] = [
  ...[
    0,
    -1,
    0.1,
    1e21,
    1e308,
    -1e308,
    5e-324,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    2 ** 53,
    10n ** 30n,
    10n ** 400n,
    true,
    false,
    null,
  ],
  ...[[], [call], {}, { [call]: call }],
];

export const payloads: readonly Json[] = [...texts, ...texts.map((text) => `${text} `), ...others];
