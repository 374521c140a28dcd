// Validators for the bodies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { Validate } from '../../src/core.js';

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'boolean') report.mismatch(path, key, 'a boolean or null');
};

const validateCallAccess: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: { optional: validateCallAccessAddress },
    storage_keys: { optional: validateCallAccessStorageKeys },
  });
};

const validateCallAccessAddress: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{40}$/.test(data);
  if (!fits) report.mismatch(path, key, 'an EVM address of 40 hexadecimal digits');
};

const validateCallAccessStorageKeys: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateCallAccessStorageKeysItem);
};

const validateCallAccessStorageKeysItem: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{0,64}$/.test(data);
  if (!fits) report.mismatch(path, key, 'up to 64 hexadecimal digits');
};

const validateCallAuthorization: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: { optional: validateCallAuthorizationAddress },
    chain_id: { optional: validateCallAuthorizationChainId },
    nonce: { optional: validateIntegerFrom0 },
    r: { optional: validateCallAuthorizationR },
    s: { optional: validateCallAuthorizationS },
    y_parity: { optional: validateCallAuthorizationYParity },
  });
};

const validateCallAuthorizationAddress: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{40}$/.test(data);
  if (!fits) report.mismatch(path, key, 'an EVM address of 40 hexadecimal digits');
};

const validateCallAuthorizationChainId: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[0-9a-fA-F]*$/.test(data);
  if (!fits) report.mismatch(path, key, 'hexadecimal digits');
};

const validateCallAuthorizationR: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{0,64}$/.test(data);
  if (!fits) report.mismatch(path, key, 'up to 64 hexadecimal digits');
};

const validateCallAuthorizationS: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{0,64}$/.test(data);
  if (!fits) report.mismatch(path, key, 'up to 64 hexadecimal digits');
};

const validateCallAuthorizationYParity: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[0-9a-fA-F]*$/.test(data);
  if (!fits) report.mismatch(path, key, 'hexadecimal digits');
};

export const validateContractCallRequest: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    access_list: { optional: validateContractCallRequestAccessList },
    authorization_list: { optional: validateContractCallRequestAuthorizationList },
    block: { optional: validateContractCallRequestBlock },
    data: { optional: validateContractCallRequestData },
    estimate: { optional: validateBooleanOrNull },
    from: { optional: validateContractCallRequestFrom },
    gas: { optional: validateContractCallRequestGas },
    gasPrice: { optional: validateIntegerOrNullFrom0 },
    gas_price: { optional: validateIntegerOrNullFrom0 },
    state_overrides: { optional: validateContractCallRequestStateOverrides },
    to: { optional: validateContractCallRequestTo },
    value: { optional: validateIntegerOrNullFrom0 },
  });
};

const validateContractCallRequestAccessList: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else {
    report.items(data, path, key, validateCallAccess);
    if (data.length > 1000) report.tooManyItems(path, key, data, 1000);
  }
};

const validateContractCallRequestAuthorizationList: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else {
    report.items(data, path, key, validateCallAuthorization);
    if (data.length > 1000) report.tooManyItems(path, key, data, 1000);
  }
};

const validateContractCallRequestBlock: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'string' &&
      /^(\d{1,20}|0[xX]([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$/.test(
        data,
      )) ||
    data === null;
  if (!fits)
    report.mismatch(
      path,
      key,
      'a block number, a block hash after 0x, or one of earliest, finalized, latest, pending, safe',
    );
};

const validateContractCallRequestData: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'string' &&
      data.length <= 300000 &&
      /^(0[xX])?(?:[0-9a-fA-F][0-9a-fA-F])*$/.test(data)) ||
    data === null;
  if (!fits) report.mismatch(path, key, 'an even number of hexadecimal digits, at most 300000 characters');
};

const validateContractCallRequestFrom: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'string' &&
      data.length >= 40 &&
      data.length <= 42 &&
      /^(0[xX])?[A-Fa-f0-9]{40}$/.test(data)) ||
    data === null;
  if (!fits)
    report.mismatch(
      path,
      key,
      'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID)',
    );
};

const validateContractCallRequestGas: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'number' && Number.isInteger(data) && data >= 21000 && data <= 15000000) ||
    data === null;
  if (!fits) report.mismatch(path, key, 'an integer from 21000 to 15000000');
};

const validateContractCallRequestStateOverrides: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStateOverride);
  if (Array.isArray(data)) {
    if (data.length > 10) report.tooManyItems(path, key, data, 10);
  }
};

const validateContractCallRequestTo: Validate = (data, report, path, key) => {
  const fits = (typeof data === 'string' && /^((0[xX])?[A-Fa-f0-9]{40})?$/.test(data)) || data === null;
  if (!fits)
    report.mismatch(
      path,
      key,
      'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID), or left out',
    );
};

const validateIntegerFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) report.mismatch(path, key, 'at least 0');
  }
};

const validateStateOverride: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    address: validateStateOverrideAddress,
    balance: { optional: validateStateOverrideBalance },
    code: { optional: validateStateOverrideCode },
    nonce: { optional: validateStateOverrideNonce },
    state: { optional: validateStateOverrideState },
    state_diff: { optional: validateStateOverrideStateDiff },
  });
};

const validateStateOverrideAddress: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{40}$/.test(data);
  if (!fits) report.mismatch(path, key, 'an EVM address of 40 hexadecimal digits');
};

const validateStateOverrideBalance: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'number' && Number.isInteger(data) && data >= 0) ||
    (typeof data === 'string' && /^0[xX][0-9a-fA-F]{1,16}$/.test(data)) ||
    data === null;
  if (!fits) report.mismatch(path, key, 'an integer from 0, or 1 to 16 hexadecimal digits after 0x');
};

const validateStateOverrideCode: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'string' && /^(0[xX])?(?:[0-9a-fA-F][0-9a-fA-F])*$/.test(data)) || data === null;
  if (!fits) report.mismatch(path, key, 'an even number of hexadecimal digits');
};

const validateStateOverrideNonce: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'number' && Number.isInteger(data) && data >= 0) ||
    (typeof data === 'string' && /^0[xX][0-9a-fA-F]{1,16}$/.test(data)) ||
    data === null;
  if (!fits) report.mismatch(path, key, 'an integer from 0, or 1 to 16 hexadecimal digits after 0x');
};

const validateStateOverrideState: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStorageEntry);
  if (Array.isArray(data)) {
    if (data.length > 100) report.tooManyItems(path, key, data, 100);
  }
};

const validateStateOverrideStateDiff: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStorageEntry);
  if (Array.isArray(data)) {
    if (data.length > 100) report.tooManyItems(path, key, data, 100);
  }
};

const validateStorageEntry: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    key: validateStorageEntryKey,
    value: validateStorageEntryValue,
  });
};

const validateStorageEntryKey: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{1,64}$/.test(data);
  if (!fits) report.mismatch(path, key, '1 to 64 hexadecimal digits');
};

const validateStorageEntryValue: Validate = (data, report, path, key) => {
  const fits = typeof data === 'string' && /^(0[xX])?[A-Fa-f0-9]{1,64}$/.test(data);
  if (!fits) report.mismatch(path, key, '1 to 64 hexadecimal digits');
};
