// Validators for the bodies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { Validate } from '../../src/generated-code.js';

const patternIntegerOrStringOrNullFrom0 = /^0[xX][0-9a-fA-F]{1,16}$/;
const patternString7 = /^(0[xX])?[A-Fa-f0-9]{0,64}$/;
const patternString8 = /^(0[xX])?[0-9a-fA-F]*$/;
const patternString26 = /^(0[xX])?[A-Fa-f0-9]{1,64}$/;
const patternStringOrNull6 =
  /^(\d{1,20}|0[xX]([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$/;
const patternStringOrNull7 = /^(0[xX])?([0-9a-fA-F]{2})*$/;
const patternStringOrNull8 = /^(0[xX])?[A-Fa-f0-9]{40}$/;
const patternStringOrNull9 = /^((0[xX])?[A-Fa-f0-9]{40})?$/;

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'boolean') {
      report.mismatch(path, key, 'a boolean or null');
    }
  }
};

const validateCallAccess: Validate = (data, report, path, key) => {
  report.object(data, path, key, {}, { address: validateString6, storage_keys: validateString7Array });
};

const validateCallAccessArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateCallAccess);
      if (data.length > 1000) {
        report.tooManyItems(path, key, data, 1000);
      }
    }
  }
};

const validateCallAuthorization: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {},
    {
      address: validateString6,
      chain_id: validateString8,
      nonce: validateIntegerFrom0,
      r: validateString7,
      s: validateString7,
      y_parity: validateString8,
    },
  );
};

const validateCallAuthorizationArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateCallAuthorization);
      if (data.length > 1000) {
        report.tooManyItems(path, key, data, 1000);
      }
    }
  }
};

export const validateContractCallRequest: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {},
    {
      access_list: validateCallAccessArrayOrNull,
      authorization_list: validateCallAuthorizationArrayOrNull,
      block: validateStringOrNull6,
      data: validateStringOrNull7,
      estimate: validateBooleanOrNull,
      from: validateStringOrNull8,
      gas: validateIntegerOrNullFrom21000To15000000,
      gasPrice: validateIntegerOrNullFrom0,
      gas_price: validateIntegerOrNullFrom0,
      state_overrides: validateStateOverrideArray,
      to: validateStringOrNull9,
      value: validateIntegerOrNullFrom0,
    },
  );
};

const validateIntegerFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'at least 0');
    }
  }
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        report.mismatch(path, key, 'at least 0');
      }
    }
  }
};

const validateIntegerOrNullFrom21000To15000000: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer from 21000 to 15000000');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 21000 || isNaN(data)) {
        report.mismatch(path, key, 'an integer from 21000 to 15000000');
      }
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data > 15000000 || isNaN(data)) {
        report.mismatch(path, key, 'an integer from 21000 to 15000000');
      }
    }
  }
};

const validateIntegerOrStringOrNullFrom0: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data) && typeof data !== 'string' && data !== null) {
    report.mismatch(path, key, 'an integer from 0, or 1 to 16 hexadecimal digits after 0x');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      report.mismatch(path, key, 'an integer from 0, or 1 to 16 hexadecimal digits after 0x');
    }
  }
  if (typeof data === 'string') {
    if (!patternIntegerOrStringOrNullFrom0.test(data)) {
      report.mismatch(path, key, 'an integer from 0, or 1 to 16 hexadecimal digits after 0x');
    }
  }
};

const validateStateOverride: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    { address: validateString6 },
    {
      balance: validateIntegerOrStringOrNullFrom0,
      code: validateStringOrNull12,
      nonce: validateIntegerOrStringOrNullFrom0,
      state: validateStorageEntryArray,
      state_diff: validateStorageEntryArray,
    },
  );
};

const validateStateOverrideArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStateOverride);
  if (Array.isArray(data)) {
    if (data.length > 10) {
      report.tooManyItems(path, key, data, 10);
    }
  }
};

const validateStorageEntry: Validate = (data, report, path, key) => {
  report.object(data, path, key, { key: validateString26, value: validateString26 });
};

const validateStorageEntryArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStorageEntry);
  if (Array.isArray(data)) {
    if (data.length > 100) {
      report.tooManyItems(path, key, data, 100);
    }
  }
};

const validateString26: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, '1 to 64 hexadecimal digits');
  } else {
    if (!patternString26.test(data)) {
      report.mismatch(path, key, '1 to 64 hexadecimal digits');
    }
  }
};

const validateString6: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'an EVM address of 40 hexadecimal digits');
  } else {
    if (!patternStringOrNull8.test(data)) {
      report.mismatch(path, key, 'an EVM address of 40 hexadecimal digits');
    }
  }
};

const validateString7: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'up to 64 hexadecimal digits');
  } else {
    if (!patternString7.test(data)) {
      report.mismatch(path, key, 'up to 64 hexadecimal digits');
    }
  }
};

const validateString7Array: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString7);
};

const validateString8: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'hexadecimal digits');
  } else {
    if (!patternString8.test(data)) {
      report.mismatch(path, key, 'hexadecimal digits');
    }
  }
};

const validateStringOrNull12: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'an even number of hexadecimal digits');
    } else {
      if (!patternStringOrNull7.test(data)) {
        report.mismatch(path, key, 'an even number of hexadecimal digits');
      }
    }
  }
};

const validateStringOrNull6: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(
        path,
        key,
        'a block number, a block hash after 0x, or one of earliest, finalized, latest, pending, safe',
      );
    } else {
      if (!patternStringOrNull6.test(data)) {
        report.mismatch(
          path,
          key,
          'a block number, a block hash after 0x, or one of earliest, finalized, latest, pending, safe',
        );
      }
    }
  }
};

const validateStringOrNull7: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'an even number of hexadecimal digits, at most 300000 characters');
    } else {
      if (data.length > 300000) {
        report.mismatch(path, key, 'an even number of hexadecimal digits, at most 300000 characters');
      }
      if (!patternStringOrNull7.test(data)) {
        report.mismatch(path, key, 'an even number of hexadecimal digits, at most 300000 characters');
      }
    }
  }
};

const validateStringOrNull8: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(
        path,
        key,
        'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID)',
      );
    } else {
      if (data.length < 40) {
        report.mismatch(
          path,
          key,
          'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID)',
        );
      }
      if (data.length > 42) {
        report.mismatch(
          path,
          key,
          'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID)',
        );
      }
      if (!patternStringOrNull8.test(data)) {
        report.mismatch(
          path,
          key,
          'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID)',
        );
      }
    }
  }
};

const validateStringOrNull9: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(
        path,
        key,
        'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID), or left out',
      );
    } else {
      if (!patternStringOrNull9.test(data)) {
        report.mismatch(
          path,
          key,
          'an EVM address of 40 hexadecimal digits (toLongZeroAddress converts an entity ID), or left out',
        );
      }
    }
  }
};
