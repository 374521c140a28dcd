// The settings that match this package: validated replies, 64-bit integers as bigint.
export default {
  input: '../../../openapi/ledger.yaml',
  output: { path: '.tmp-client' },
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    'zod',
    { name: '@hey-api/transformers', bigInt: true, dates: false },
    { name: '@hey-api/sdk', validator: { response: 'zod' }, transformer: '@hey-api/transformers' },
  ],
};
