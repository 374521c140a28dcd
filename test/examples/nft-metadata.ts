// Decodes base64: the metadata of NFTs, which is often a URL, and the memos of transactions.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

/** Decodes base64 to text. `atob` exists on every platform, but does not decode UTF-8. */
function textOf(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/** The URL of an NFT's metadata; undefined if the field contains the metadata itself or a hash. */
function addressOf(metadata: string, gateway = 'https://ipfs.io/ipfs/'): URL | undefined {
  const [, id] = /^(?:ipfs:\/\/)?((?:Qm\w{44}|b[a-z2-7]{58})(?:\/.*)?)$/.exec(metadata) ?? [];
  const url = id === undefined ? metadata : `${gateway}${id}`;
  // The metadata is untrusted. Only https URLs are safe to open.
  return /^https:/.test(url) && URL.canParse(url) ? new URL(url) : undefined;
}

const token_id = sandbox.add.token({ type: 'NON_FUNGIBLE_UNIQUE' }).token_id ?? '';
const id = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
for (const [index, metadata] of [
  `ipfs://${id}/1.json`,
  id,
  'https://host.example/3.json',
  'Schön',
  'javascript:alert(1)',
].entries())
  sandbox.add.nft({ token_id, serial_number: BigInt(index + 1), metadata: toBase64(metadata) });
sandbox.add.transaction({ memo_base64: toBase64('Miete für Mai') });

const nfts: { serial: bigint; metadata: string; url: string | undefined }[] = [];
for await (const { serial_number: serial, metadata } of ledger.getNfts({ tokenId: token_id, order: 'asc' })) {
  const text = textOf(metadata);
  nfts.push({ serial, metadata: text, url: addressOf(text)?.href });
}
const [transaction] = await ledger.getTransactions({ order: 'desc' }).toArray({ limit: 1 });
const memo = textOf(transaction?.memo_base64 ?? '');
console.log(nfts, memo);

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

export { memo, nfts };
