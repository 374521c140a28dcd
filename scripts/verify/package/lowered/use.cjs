// What a lowered copy of the package must still do. Prints `done`.
const { ApiError, ParameterError, createLedgerClient, parseHbar } = require('./src/index.js');
const { createSandbox } = require('./src/sandbox.js');

async function use() {
  const sandbox = createSandbox({ size: 0.2 });
  const ledger = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: sandbox.fetch,
    validation: 'throw',
  });
  const { balance } = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' });
  const absent = await ledger.getToken({ tokenId: '0.0.987654321' }).catch((error) => error);
  const wrong = await ledger.getToken({ tokenId: 'none' }).catch((error) => error);
  const walked = await ledger.getTokens({ limit: 10 }).toArray();
  const scanned = [];
  for await (const { token_id } of ledger.getTokens().scan()) scanned.push(token_id);
  const parts = await ledger.getTransactions().split(2);
  const followed = [];
  for await (const { sequence_number } of ledger.getTopicMessages({ topicId: '0.0.4001' }).follow())
    if (followed.push(sequence_number) === 5) break;
  const results = {
    balance: typeof balance?.balance === 'bigint',
    'ApiError, 404':
      absent instanceof ApiError && !(absent instanceof ParameterError) && absent.status === 404,
    ParameterError: wrong instanceof ParameterError && wrong.parameter === 'tokenId',
    parseHbar: String(parseHbar('1.5')) === '150000000',
    'walk and scan agree':
      walked.length > 20 && walked.map((token) => token.token_id).join() === scanned.join(),
    split: parts.length === 2,
    follow: followed.join() === '1,2,3,4,5',
  };
  const failed = Object.entries(results).flatMap(([name, isRight]) => (isRight ? [] : [name]));
  console.log(failed.length === 0 ? 'done' : `wrong: ${failed.join('; ')}`);
}

use().catch((error) => {
  console.log(error.message);
});
