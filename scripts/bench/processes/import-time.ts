/** Milliseconds that the first import of a module takes, in a process that has imported nothing else. */
export default async function importTime(url: string): Promise<number> {
  const begin = performance.now();
  await import(url);
  return performance.now() - begin;
}
