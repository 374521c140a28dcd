import type { LedgerData } from '../data/ledger-data.js';
import { accountId, contractId, findExecution } from './find-entity.js';
import type { Body, Lookups } from './lookup.js';
import { isOn } from './query.js';
import { javaError, type ServiceError } from './service-error.js';
import { callToken } from './token-calls.js';

const invalidBody = (detail: string): ServiceError => javaError(400, detail, '');

/** The sandbox has no EVM, so results are derived from the input, except those of the functions of tokens. */
export const web3Lookups: Lookups = {
  getContractOpcodes: (ledger, { path: { transactionIdOrHash }, query }) => {
    const found = findExecution(ledger, transactionIdOrHash)?.opcodes;
    if (!found) throw javaError(404, 'Contract transaction not found', '');
    const { opcodes, ...trace } = found;
    return {
      ...trace,
      opcodes: opcodes.map((step) => ({
        ...step,
        memory: isOn(query, 'memory', false) ? step.memory : [],
        stack: isOn(query, 'stack', true) ? step.stack : [],
        storage: isOn(query, 'storage', false) ? step.storage : {},
      })),
    };
  },
  contractCall: (ledger, { body }) => {
    const { to, data, estimate, state } = readCall(body);
    if (estimate) return { result: `0x${(21_000 + data.length * 8).toString(16).padStart(16, '0')}` };
    const ofToken = callToken(ledger, to, data, state);
    if (ofToken !== undefined) return { result: ofToken };
    return { result: isContract(ledger, to) ? `0x${data.slice(0, 64).padStart(64, '0')}` : '0x' };
  },
};

function isContract(ledger: LedgerData, to: string): boolean {
  const id = contractId(ledger, to) ?? accountId(ledger, to);
  return ledger.contracts.some(({ contract_id }) => contract_id === id);
}

const block =
  /^(earliest|finalized|latest|pending|safe|\d{1,20}|0x([0-9a-f]{1,16}|[0-9a-f]{64}|[0-9a-f]{96})|)$/i;

/**
 * The service recognises init code by what follows one another, with digits in between: set up memory, copy code, return
 * it. One pattern for all of them would take cubic time.
 */
const initCode = [/60806040|60606040/, /.39/, /.f3/i];

function isInitCode(digits: string): boolean {
  let rest = digits;
  for (const part of initCode) {
    const found = part.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}

/** Like the service, it reports the first error only. */
function readCall({ bytes, contentType }: Body): {
  to: string;
  data: string;
  estimate: boolean;
  state: string;
} {
  if (!contentType.startsWith('application/json'))
    throw javaError(415, `Content-Type '${contentType}' is not supported.`, '');
  const call = parsed(bytes);
  const data = text(call, 'data');
  if (!/^(0x)?[0-9a-f]*$/i.test(data)) throw invalidBody('data field invalid hexadecimal string');
  const digits = data.replace(/^0x/i, '');
  if (digits.length % 2 === 1) throw invalidBody('Odd number of characters.');
  for (const name of ['from', 'to'])
    if (!/^((0x)?[0-9a-f]{40})?$/i.test(text(call, name)))
      throw invalidBody(`${name} field must be 20 bytes hex format`);
  if (!block.test(text(call, 'block'))) throw invalidBody('Unsupported block value');
  const [gas, gasPrice, value] = [
    whole(call, 'gas', 15_000_000),
    whole(call, 'gasPrice', 0),
    whole(call, 'value', 0),
  ];
  if (gas < 21_000) throw invalidBody('gas field must be greater than or equal to 21000');
  if (gas > 15_000_000) throw invalidBody('gas field must be less than or equal to 15000000');
  if (gasPrice < 0) throw invalidBody('gasPrice field must be greater than or equal to 0');
  if (value < 0) throw invalidBody('value field must be greater than or equal to 0');
  const from = text(call, 'from');
  if (value > 0 && from === '') throw invalidBody('from field must not be empty');
  const isCreation = value > 0 ? isInitCode(digits) : digits !== '' || call.to !== null;
  if (text(call, 'to') === '' && !isCreation) throw invalidBody('to field must not be empty');
  if (call.state_overrides !== undefined) throw invalidBody('State overrides are not supported.');
  return { to: text(call, 'to'), data: digits, estimate: call.estimate === true, state: text(call, 'block') };
}

type Call = Readonly<Record<string, unknown>>;

function parsed(bytes: Uint8Array): Call {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw invalidBody('JSON parse error');
}

function text(call: Call, name: string): string {
  const value = call[name] ?? '';
  if (typeof value === 'object') throw invalidBody(`JSON parse error: ${name}`);
  return String(value);
}

function whole(call: Call, name: string, fallback: number): number {
  const value = Number(call[name] ?? fallback);
  if (!Number.isFinite(value)) throw invalidBody(`JSON parse error: ${name}`);
  return value;
}
