import { parameterErrorThrower, type ThrowParameterError } from '../errors/errors.js';

/** Calls the operation at a path, with the parameters of that operation. */
export type Route<Paths> = <Path extends keyof Paths>(
  path: Path,
  ...input: Input<Paths[Path]>
) => Result<Paths[Path]>;

type Input<Call> = Call extends (...input: infer Parameters) => unknown ? Parameters : never;
type Result<Call> = Call extends (...input: never[]) => infer Request ? Request : never;

/** Finds an operation by its path in the description, with parameters in braces. */
export function route<Paths extends object>(method: string, paths: Paths): Route<Paths> {
  return (path, ...input) => {
    const throwParameterError: ThrowParameterError = parameterErrorThrower({
      operationId: method,
      method,
      url: '',
    });
    if (!Object.hasOwn(paths, path))
      throwParameterError('path', path, 'a path of the API, with its parameters in braces');
    const operation = paths[path] as (...input: Input<Paths[typeof path]>) => Result<Paths[typeof path]>;
    return operation(...input);
  };
}
