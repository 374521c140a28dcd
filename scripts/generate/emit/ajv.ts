import { createRequire } from 'node:module';
import { slowness } from '../linear/linear.js';

// Ajv and its formats are CommonJS modules. Node's ES module loader cannot find all their named exports.
const require = createRequire(import.meta.url);

export const { _, Ajv, CodeGen, KeywordCxt, Name, stringify } = require('ajv') as typeof import('ajv');
export const { default: AjvCore } = require('ajv/dist/core') as typeof import('ajv/dist/core.js');
export const { and, getProperty, or } =
  require('ajv/dist/compile/codegen') as typeof import('ajv/dist/compile/codegen/index.js');
/** Code as it is written, which must already be escaped. */
export const { _Code: RawCode } =
  require('ajv/dist/compile/codegen/code') as typeof import('ajv/dist/compile/codegen/code.js');
const { fastFormats } = require('ajv-formats/dist/formats') as typeof import('ajv-formats/dist/formats.js');

/** Formats that are a regular expression of linear time. Replies are not rejected because of the other formats. */
export const patternFormats: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(fastFormats).flatMap(([name, format]): [string, RegExp][] =>
    format instanceof RegExp &&
    !['byte', 'json-pointer-uri-fragment', 'regex'].includes(name) &&
    slowness(format) === undefined
      ? [[name, format]]
      : [],
  ),
);
