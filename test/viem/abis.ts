import { readdirSync, readFileSync } from 'node:fs';
import { type Abi, erc20Abi, erc721Abi, erc1155Abi, erc4626Abi, multicall3Abi, parseAbi } from 'viem';

/** ABIs with events, by name: of packages, of the ledger's system contracts, and some that are hard to decode. */
export const abis: Readonly<Record<string, Abi>> = {
  'viem erc20': erc20Abi,
  'viem erc721': erc721Abi,
  'viem erc1155': erc1155Abi,
  'viem erc4626': erc4626Abi,
  ...openZeppelin(),
  'token service': [
    ...parseAbi([
      'struct Key { bool inheritAccountKey; address contractId; bytes ed25519; bytes ECDSA_secp256k1; address delegatableContractId; }',
      'struct TokenKey { uint256 keyType; Key key; }',
      'struct Expiry { int64 second; address autoRenewAccount; int64 autoRenewPeriod; }',
      'struct HederaToken { string name; string symbol; address treasury; string memo; bool tokenSupplyType; int64 maxSupply; bool freezeDefault; TokenKey[] tokenKeys; Expiry expiry; }',
      'struct AccountAmount { address accountID; int64 amount; bool isApproval; }',
      'struct NftTransfer { address senderAccountID; address receiverAccountID; int64 serialNumber; bool isApproval; }',
      'struct TransferList { AccountAmount[] transfers; }',
      'struct TokenTransferList { address token; AccountAmount[] transfers; NftTransfer[] nftTransfers; }',
      'function cryptoTransfer(TransferList transferList, TokenTransferList[] tokenTransfers) returns (int64 responseCode)',
      'function mintToken(address token, int64 amount, bytes[] metadata) returns (int64 responseCode, int64 newTotalSupply, int64[] serialNumbers)',
      'function createFungibleToken(HederaToken token, int64 initialTotalSupply, int32 decimals) payable returns (int64 responseCode, address tokenAddress)',
      'function getTokenKey(address token, uint256 keyType) returns (int64 responseCode, Key key)',
      'function isToken(address token) returns (int64 responseCode, bool isToken)',
      'function redirectForToken(address token, bytes encodedFunctionSelector) returns (int64 responseCode, bytes response)',
      'event Transfer(address indexed from, address indexed to, uint256 value)',
      'event Approval(address indexed owner, address indexed spender, uint256 value)',
      'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
    ]),
  ],
  'exchange rate': parseAbi([
    'function tinycentsToTinybars(uint256 tinycents) returns (uint256)',
    'function tinybarsToTinycents(uint256 tinybars) returns (uint256)',
  ]),
  'random numbers': parseAbi(['function getPseudorandomSeed() returns (bytes32)']),
  'account service': parseAbi([
    'function hbarAllowance(address owner, address spender) returns (int64 responseCode, int256 allowance)',
    'function isAuthorizedRaw(address account, bytes messageHash, bytes signature) returns (int64 responseCode, bool isAuthorized)',
    'function setUnlimitedAutomaticAssociations(bool enableAutoAssociations) returns (int64 responseCode)',
  ]),
  'schedule service': parseAbi([
    'function authorizeSchedule(address schedule) returns (int64 responseCode)',
    'function scheduleCall(address to, uint256 expirySecond, uint256 gasLimit, uint64 value, bytes callData) returns (int64 responseCode, address scheduleAddress)',
    'function hasScheduleCapacity(uint256 expirySecond, uint256 gasLimit) view returns (bool hasCapacity)',
  ]),
  multicall: multicall3Abi,
  hard: parseAbi([
    'struct Point { int32 x; int32 y; }',
    'struct Line { Point[2] ends; string[] labels; bytes4 tag; }',
    'event Drawn(Line indexed line, Point[] indexed points, bytes indexed raw, Line[][2] lines)',
    'event Set(address indexed who, uint256 value)',
    'event Set(address indexed who, string value)',
    'event Set(address who, bytes32[] value, bool indexed done)',
    'event Unnamed(address indexed, uint256, string indexed, (uint8, bool))',
    'event Nothing()',
    'event Wide(int8 a, uint48 b, int56 c, bytes1 d, bytes32 e, bool[3] f, uint256[][] g)',
    'error Many(Line line, address[] who, string why)',
    'error Bare()',
    'function get(uint256 id) view returns (Line)',
    'function get(Point[] points, string[][2] texts) view returns (Line[] lines, bytes raw)',
  ]),
  nameless: [
    ...parseAbi(['event Signed(uint256 indexed value)']),
    ...parseAbi(['event Noted(bytes4 indexed sig, address indexed who, uint256 value, string text)']).map(
      (event) => ({ ...event, anonymous: true }),
    ),
  ],
};

/** The contracts and interfaces of OpenZeppelin that have events: those whose events no other one before them has. */
function openZeppelin(): Record<string, Abi> {
  const folder = new URL('../../node_modules/@openzeppelin/contracts/build/contracts/', import.meta.url);
  const found: Record<string, Abi> = {};
  const seen = new Set<string>();
  for (const name of readdirSync(folder).sort()) {
    const { contractName, abi }: { contractName: string; abi: Abi } = JSON.parse(
      readFileSync(new URL(name, folder), 'utf8'),
    );
    const events = JSON.stringify(abi.filter(({ type }) => type === 'event'));
    if (events === '[]' || seen.has(events)) continue;
    seen.add(events);
    found[contractName] = abi;
  }
  return found;
}
