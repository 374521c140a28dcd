/** A check of `npm test`, beside the tests. */
export interface Check {
  readonly command: readonly string[];
  /** All files that can change its outcome. Without them, the check runs each time. */
  readonly inputs?: readonly string[];
}

export const types: Check = { command: ['npm', 'run', '--silent', 'typecheck'] };

export const checks: readonly Check[] = [
  types,
  { command: ['biome', 'check', '.'] },
  { command: ['tsx', 'scripts/verify/lint-openapi.ts'], inputs: ['openapi', 'scripts', 'src'] },
  {
    command: ['tsx', 'scripts/generate/command.ts', '--check'],
    inputs: ['generated', 'openapi', 'scripts', 'src'],
  },
  // It keeps a record of its inputs itself.
  { command: ['tsx', 'scripts/build/build.ts'] },
  { command: ['tsx', 'scripts/bench/size.ts', '--check'], inputs: ['generated', 'scripts', 'src'] },
];
