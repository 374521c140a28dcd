import { ParameterError, ResponseError, stringifyJson } from '../../index.js';

const noCall = { operationId: '', method: '', url: '' };

/**
 * Data of the service as JSON. They may be nested deeper than the engine can write. `stringifyJson` blames its argument, but
 * here the reply is to blame, and not the use of the command.
 */
export function jsonText(data: unknown): string {
  try {
    return stringifyJson(data) ?? 'null';
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    throw new ResponseError(
      'the reply is too long or nested too deeply to be written',
      { status: 200, text: '' },
      noCall,
    );
  }
}
