import type { Code, Name as CodeName, KeywordCxt as Context } from 'ajv';
import { patternLiteral } from '../code-text.js';
import { at } from '../generation-error.js';
import { _, Ajv, getProperty, KeywordCxt, Name, stringify } from './ajv.js';
import type { CheckModule } from './check-module.js';
import { expectation } from './expectation.js';

/** Where the value of a function stands. */
export const here = new Name('here');

const standard = new Ajv();

/** How the functions of a module tell a report what they find. */
export class ReportCode {
  constructor(private readonly module: CheckModule) {}

  /** The function that checks values of a schema. */
  validator(schema: string): CodeName {
    return new Name(this.module.check(schema));
  }

  constant({ it }: Context, word: 'known' | 'pattern', value: Code | string): CodeName {
    return new Name(this.module.constant(word, it.baseId, String(value)));
  }

  /** Where a value stands, in two halves that are put together only when there is something to tell. */
  place({ it }: Context): Code {
    return it.dataLevel === 0 ? _`path, key` : _`${here}, ${it.errorPath}`;
  }

  /** The same as a whole, for what stands below. */
  path({ it }: Context): Code {
    return it.dataLevel === 0 ? here : _`report.at(${here}, ${it.errorPath})`;
  }

  mismatch(cxt: Context): Code {
    return _`report.mismatch(${this.place(cxt)}, ${expectation(cxt.keyword, cxt.schema)})`;
  }

  /** A mismatch where this condition holds. */
  fail(cxt: Context, condition: Code): void {
    cxt.gen.if(condition, this.mismatch(cxt));
  }

  failUnlike(cxt: Context, pattern: RegExp): void {
    const name = this.constant(cxt, 'pattern', patternLiteral(pattern));
    const told =
      cxt.keyword === 'pattern' ? _`report.unlike(${this.place(cxt)}, ${name})` : this.mismatch(cxt);
    cxt.gen.if(_`!${name}.test(${cxt.data})`, told);
  }

  /** A property, which may have to be there, and what is to be done with it. */
  property(cxt: Context, name: string, required: boolean, check?: () => void): void {
    const value = _`${cxt.data}${getProperty(name)}`;
    if (required)
      cxt.gen.if(_`${value} === undefined`, _`report.missing(${this.path(cxt)}, ${at('', name)})`, check);
    else cxt.gen.if(_`${value} !== undefined`, check);
  }

  /** Properties of an object, each with the function that checks it. `object` refuses others, `members` does not. */
  members(
    cxt: Context,
    method: 'members' | 'object',
    properties: readonly (readonly [name: string, schema: object])[],
    required: ReadonlySet<string>,
  ): void {
    // As a plain key, `__proto__` would set the prototype.
    const keyOf = (name: string): Code => (name === '__proto__' ? _`[${name}]` : stringify(name));
    const table = properties
      .map(([name, schema]) => _`${keyOf(name)}: ${this.validator(String(Object.values(schema)))}`)
      .reduce((all, entry) => _`${all}, ${entry}`);
    const optional = properties.flatMap(([name]) => (required.has(name) ? [] : name));
    const names = optional.length > 0 ? _`, ${stringify(optional)}` : _``;
    cxt.gen.code(_`report.${new Name(method)}(${cxt.data}, ${this.path(cxt)}, { ${table} }${names})`);
  }

  /** One of Ajv's own keywords judges as ever; only whom it tells is ours. */
  standard(cxt: Context): void {
    const definition = standard.getKeyword(cxt.keyword);
    if (typeof definition !== 'object' || !('code' in definition))
      throw new Error(`Ajv has no keyword ${cxt.keyword}`);
    const tell = (): void => void cxt.gen.code(this.mismatch(cxt));
    class TellingCxt extends KeywordCxt {
      override error = tell;
    }
    definition.code(new TellingCxt(cxt.it, definition, cxt.keyword));
  }
}
