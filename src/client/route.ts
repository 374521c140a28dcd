import { ParameterError } from '../errors/errors.js';

/** Calls the operation at a path with that operation's own parameters. */
export type Route<Paths> = <Path extends keyof Paths>(
  path: Path,
  ...input: Input<Paths[Path]>
) => Result<Paths[Path]>;

type Input<Call> = Call extends (...input: infer Given) => unknown ? Given : never;
type Result<Call> = Call extends (...input: never[]) => infer Request ? Request : never;

/** Finds an operation by its path as the description writes it, parameters in braces. */
export function route<Paths extends object>(method: string, paths: Paths): Route<Paths> {
  return (path, ...input) => {
    if (!Object.hasOwn(paths, path))
      throw new ParameterError(
        {
          parameter: 'path',
          given: path,
          allowed: 'a path of the description, with its parameters in braces',
        },
        { operationId: method, method, url: '' },
      );
    const operation = paths[path] as (...given: typeof input) => Result<Paths[typeof path]>;
    return operation(...input);
  };
}
