// Checks the bodies of the ledger service. Compiled by Ajv.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const knownContractCallRequest = ['block', 'data', 'estimate', 'from', 'gas', 'gasPrice', 'to', 'value'];
const patternContractCallRequest =
  /^(\d{1,20}|0[xX]([0-9a-fA-F]{1,16}|[0-9a-fA-F]{64}|[0-9a-fA-F]{96})|[eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])?$/;
const patternContractCallRequest2 = /^(0[xX])?([0-9a-fA-F]{2})*$/;
const patternContractCallRequest3 = /^(0[xX])?[A-Fa-f0-9]{40}$/;
const patternContractCallRequest4 = /^((0[xX])?[A-Fa-f0-9]{40})?$/;

const validateBooleanOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'boolean') {
      report.mismatch(path, key, 'boolean or null');
    }
  }
};

export const validateContractCallRequest: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.block !== undefined) {
      let data0 = data.block;
      if (data0 !== null) {
        if (typeof data0 !== 'string') {
          report.mismatch(here, '/block', 'string or null');
        } else {
          if (!patternContractCallRequest.test(data0)) {
            report.unlike(here, '/block', patternContractCallRequest);
          }
        }
      }
    }
    if (data.data !== undefined) {
      let data1 = data.data;
      if (data1 !== null) {
        if (typeof data1 !== 'string') {
          report.mismatch(here, '/data', 'string or null');
        } else {
          if (data1.length > 262146) {
            report.mismatch(here, '/data', 'at most 262146 characters');
          }
          if (!patternContractCallRequest2.test(data1)) {
            report.unlike(here, '/data', patternContractCallRequest2);
          }
        }
      }
    }
    if (data.estimate !== undefined) {
      validateBooleanOrNull(data.estimate, report, here, '/estimate');
    }
    if (data.from !== undefined) {
      let data3 = data.from;
      if (data3 !== null) {
        if (typeof data3 !== 'string') {
          report.mismatch(here, '/from', 'string or null');
        } else {
          if (data3.length < 40) {
            report.mismatch(here, '/from', 'at least 40 characters');
          }
          if (data3.length > 42) {
            report.mismatch(here, '/from', 'at most 42 characters');
          }
          if (!patternContractCallRequest3.test(data3)) {
            report.unlike(here, '/from', patternContractCallRequest3);
          }
        }
      }
    }
    if (data.gas !== undefined) {
      let data4 = data.gas;
      if (data4 !== null) {
        if (!Number.isInteger(data4)) {
          report.mismatch(here, '/gas', 'integer or null');
        }
        if (typeof data4 === 'number' && isFinite(data4)) {
          if (data4 < 21000 || isNaN(data4)) {
            report.mismatch(here, '/gas', 'at least 21000');
          }
        }
        if (typeof data4 === 'number' && isFinite(data4)) {
          if (data4 > 15000000 || isNaN(data4)) {
            report.mismatch(here, '/gas', 'at most 15000000');
          }
        }
      }
    }
    if (data.gasPrice !== undefined) {
      validateIntegerOrNullFrom0(data.gasPrice, report, here, '/gasPrice');
    }
    if (data.to !== undefined) {
      let data6 = data.to;
      if (data6 !== null) {
        if (typeof data6 !== 'string') {
          report.mismatch(here, '/to', 'string or null');
        } else {
          if (!patternContractCallRequest4.test(data6)) {
            report.unlike(here, '/to', patternContractCallRequest4);
          }
        }
      }
    }
    if (data.value !== undefined) {
      validateIntegerOrNullFrom0(data.value, report, here, '/value');
    }
    report.names(data, knownContractCallRequest, here);
  }
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
