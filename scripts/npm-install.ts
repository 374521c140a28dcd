import { runCommand } from './run-command.js';

/** What a check needs from npm or the machine is not to be had, which says nothing about the package. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Installs what a folder's package.json asks for, and more if that is named. */
export async function npmInstall(folder: string, ...specifiers: readonly string[]): Promise<void> {
  // The project's own settings reach into its folders, so that those that matter are given.
  const settings = ['--no-package-lock', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await runCommand('npm', ['install', '--prefix', folder, ...settings, ...specifiers], { cwd: folder });
  } catch (error) {
    const lines = String(error).split('\n');
    const complaint = lines.find((line) => line.startsWith('npm error')) ?? lines[0];
    const what = specifiers.join(' ') || 'what is needed';
    throw new Unavailable(`npm could not install ${what}: ${complaint?.replace('npm error ', '')}`);
  }
}
