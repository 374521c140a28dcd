import { describedOperations } from '../../../../generated/sandbox/ledger.js';
import type { DescribedParameter } from '../../described-operation.js';
import { entityNumber, flag, integer, type Kind, largestLong, timestamp, values } from '../kinds.js';
import { allOperators } from '../query.js';

export interface JavaParameter {
  readonly kind: Kind;
  /** The accepted operators. Empty for a value without an operator. */
  readonly operators: string;
  /** Commas separate values. */
  readonly most: number;
  /** The name in the error message for too many values. */
  readonly plural: string;
  readonly strict?: boolean;
}

/** An entity ID that fits the encoding of the service. Addresses are not accepted. */
const entity: Kind = {
  parse: (text) => {
    const isForm = /^(?:(?:\d{1,4}\.)?\d{1,5}\.)?\d{1,19}$/.test(text);
    return isForm ? entityNumber(text) : undefined;
  },
  write: (value) => `0.0.${value}`,
};

const bytes32: Kind = {
  parse: (text) =>
    /^(0x)?[0-9a-f]{1,64}$/i.test(text) ? BigInt(`0x${text.replace(/^0x/i, '')}`) : undefined,
  write: (value) => `0x${value.toString(16).padStart(64, '0')}`,
};

const kinds: Readonly<Record<string, Kind>> = { boolean: flag, 'entity-id': entity, hex: bytes32, timestamp };

function kindOf({ value, words, least = '0', most }: DescribedParameter): Kind {
  if (words) return values(...words);
  return kinds[value] ?? integer(BigInt(least), most === undefined ? largestLong : BigInt(most));
}

/** The names in errors about too many values, and how many are allowed, where it is more than a lower and an upper bound. */
const several: Readonly<Record<string, Pick<JavaParameter, 'plural' | 'most' | 'strict'>>> = {
  'getHooks hook.id': { plural: 'hookId', most: 100 },
  'getHookStorage key': { plural: 'keys', most: 100, strict: true },
  'getHookStorage timestamp': { plural: 'timestamps', most: 2 },
};

function javaParameter(operationId: string, name: string, parameter: DescribedParameter): JavaParameter {
  const { operators = allOperators, isRange = false } = parameter;
  // The state of the network at a time.
  const plural = name === 'timestamp' ? name : `${camelCase(name)}s`;
  const most = isRange ? 2 : Infinity;
  return { kind: kindOf(parameter), operators, plural, most, ...several[`${operationId} ${name}`] };
}

function camelCase(name: string): string {
  const words: Readonly<Record<string, string>> = {
    'registerednode.id': 'registeredNodeId',
    serialnumber: 'serialNumber',
  };
  return words[name] ?? name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Sites that list currencies read one number, as text. The parameter is not described. */
const undescribed: Readonly<Record<string, Readonly<Record<string, JavaParameter>>>> = {
  getNetworkSupply: {
    q: { kind: values('CIRCULATING', 'TOTALCOINS'), operators: '', most: Infinity, plural: '' },
  },
};

const described = describedOperations
  .filter(({ backend }) => backend === 'java')
  .map(({ operationId, query }) => {
    const own = Object.entries(query).filter(([name]) => name !== 'limit' && name !== 'order');
    const parameters = own.map(([name, one]) => [name, javaParameter(operationId, name, one)] as const);
    return [operationId, { ...Object.fromEntries(parameters), ...undescribed[operationId] }] as const;
  });

/** Other parameters are ignored. */
export const javaParameters: Readonly<Record<string, Readonly<Record<string, JavaParameter>>>> =
  Object.fromEntries(described);
