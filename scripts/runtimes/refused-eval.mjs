const name = 'an eval of our own is refused';

/** Shows that code made of text cannot run here, without which all other checks would prove nothing about it. */
export function refusedEval() {
  try {
    new Function('return 1')();
  } catch {
    return { name };
  }
  return { name, error: 'code made of text ran' };
}
