import { runCommand } from './run-command.js';

/** A tool that a check needs from npm or from this machine cannot be installed. The package itself may be right. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

export async function npmInstall(folder: string, ...specifiers: readonly string[]): Promise<void> {
  // npm also applies this project's .npmrc to folders inside it, so the settings are set explicitly.
  const settings = ['--no-package-lock', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runCommand('npm', ['install', '--prefix', folder, ...settings, ...specifiers], { cwd: folder });
  } catch (error) {
    const lines = String(error).split('\n');
    const complaint = lines.find((line) => line.startsWith('npm error')) ?? lines[0];
    const what = specifiers.join(' ') || `the dependencies of ${folder}`;
    throw new Unavailable(`npm could not install ${what}: ${complaint?.replace('npm error ', '')}`);
  }
}
