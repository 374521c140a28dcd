// Validators for the bodies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { Validate } from '../../src/generated-code.js';

const patternStringOrNull6 =
  /^(\d{1,20}|0[xX]([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$/;
const patternStringOrNull7 = /^(0[xX])?([0-9a-fA-F]{2})*$/;
const patternStringOrNull8 = /^(0[xX])?[A-Fa-f0-9]{40}$/;
const patternStringOrNull9 = /^((0[xX])?[A-Fa-f0-9]{40})?$/;

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'boolean') {
      report.mismatch(path, key, 'boolean or null');
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
      block: validateStringOrNull6,
      data: validateStringOrNull7,
      estimate: validateBooleanOrNull,
      from: validateStringOrNull8,
      gas: validateIntegerOrNullFrom21000To15000000,
      gasPrice: validateIntegerOrNullFrom0,
      to: validateStringOrNull9,
      value: validateIntegerOrNullFrom0,
    },
  );
};

const validateIntegerOrNullFrom0: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'integer or null');
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
      report.mismatch(path, key, 'integer or null');
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data < 21000 || isNaN(data)) {
        report.mismatch(path, key, 'at least 21000');
      }
    }
    if (typeof data === 'number' && isFinite(data)) {
      if (data > 15000000 || isNaN(data)) {
        report.mismatch(path, key, 'at most 15000000');
      }
    }
  }
};

const validateStringOrNull6: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternStringOrNull6.test(data)) {
        report.unlike(path, key, patternStringOrNull6);
      }
    }
  }
};

const validateStringOrNull7: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (data.length > 262146) {
        report.mismatch(path, key, 'at most 262146 characters');
      }
      if (!patternStringOrNull7.test(data)) {
        report.unlike(path, key, patternStringOrNull7);
      }
    }
  }
};

const validateStringOrNull8: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (data.length < 40) {
        report.mismatch(path, key, 'at least 40 characters');
      }
      if (data.length > 42) {
        report.mismatch(path, key, 'at most 42 characters');
      }
      if (!patternStringOrNull8.test(data)) {
        report.unlike(path, key, patternStringOrNull8);
      }
    }
  }
};

const validateStringOrNull9: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternStringOrNull9.test(data)) {
        report.unlike(path, key, patternStringOrNull9);
      }
    }
  }
};
