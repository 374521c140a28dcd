import type { Code, Name as CodeName, KeywordCxt as Context } from 'ajv';
import { patternLiteral } from '../code-text.js';
import { at } from '../generation-error.js';
import { _, Ajv, getProperty, KeywordCxt, Name, stringify } from './ajv.js';
import type { CheckModule } from './check-module.js';
import { expectation } from './expectation.js';

/** The variable with the path of the checked value. */
export const here = new Name('here');

const standard = new Ajv();

/** Emits the calls by which validators report mismatches. */
export class ReportCode {
  constructor(private readonly module: CheckModule) {}

  /** The function that checks values of a schema. */
  validator(schema: string): CodeName {
    return new Name(this.module.check(schema));
  }

  constant({ it }: Context, word: 'values' | 'pattern', value: Code | string): CodeName {
    return new Name(this.module.constant(word, it.baseId, String(value)));
  }

  /** The path of a value, in two parts. They are joined only if there is a mismatch. */
  place({ it }: Context): Code {
    return it.dataLevel === 0 ? _`path, key` : _`${here}, ${it.errorPath}`;
  }

  /** The path of a value as a whole, for the values inside it. */
  path({ it }: Context): Code {
    return it.dataLevel === 0 ? here : _`report.at(${here}, ${it.errorPath})`;
  }

  mismatch(cxt: Context): Code {
    return _`report.mismatch(${this.place(cxt)}, ${expectation(cxt.keyword, cxt.schema)})`;
  }

  /** Reports a mismatch if this condition holds. */
  fail(cxt: Context, condition: Code): void {
    cxt.gen.if(condition, this.mismatch(cxt));
  }

  failUnlike(cxt: Context, pattern: RegExp): void {
    const name = this.constant(cxt, 'pattern', patternLiteral(pattern));
    const reported =
      cxt.keyword === 'pattern' ? _`report.unlike(${this.place(cxt)}, ${name})` : this.mismatch(cxt);
    cxt.gen.if(_`!${name}.test(${cxt.data})`, reported);
  }

  /** Checks a property, and reports it if it is required and missing. */
  property(cxt: Context, name: string, required: boolean, check?: () => void): void {
    const value = _`${cxt.data}${getProperty(name)}`;
    if (required)
      cxt.gen.if(_`${value} === undefined`, _`report.missing(${this.path(cxt)}, ${at('', name)})`, check);
    else cxt.gen.if(_`${value} !== undefined`, check);
  }

  /** Checks properties with the function of each. `object` also reports undeclared properties, `members` does not. */
  members(
    cxt: Context,
    method: 'members' | 'object',
    properties: readonly (readonly [name: string, schema: object])[],
    required: ReadonlySet<string>,
  ): void {
    // A plain key `__proto__` would set the prototype.
    const keyOf = (name: string): Code => (name === '__proto__' ? _`[${name}]` : stringify(name));
    const table = properties
      .map(([name, schema]) => _`${keyOf(name)}: ${this.validator(String(Object.values(schema)))}`)
      .reduce((all, entry) => _`${all}, ${entry}`);
    const optional = properties.flatMap(([name]) => (required.has(name) ? [] : name));
    const names = optional.length > 0 ? _`, ${stringify(optional)}` : _``;
    cxt.gen.code(_`report.${new Name(method)}(${cxt.data}, ${this.path(cxt)}, { ${table} }${names})`);
  }

  /** Uses one of Ajv's own keywords, but reports the mismatch in our way. */
  standard(cxt: Context): void {
    const definition = standard.getKeyword(cxt.keyword);
    if (typeof definition !== 'object' || !('code' in definition))
      throw new Error(`Ajv has no keyword ${cxt.keyword}`);
    const reportMismatch = (): void => void cxt.gen.code(this.mismatch(cxt));
    class ReportingContext extends KeywordCxt {
      override error = reportMismatch;
    }
    definition.code(new ReportingContext(cxt.it, definition, cxt.keyword));
  }
}
