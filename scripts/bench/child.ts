// Does one part of the bench, which the command line names, in the setting that it is told; answers its figures. What is
// measured leaves connections open, which would keep it alive.
process.once('message', async (setting) => {
  const file = new URL(`${process.argv[2]}.js`, import.meta.url).href;
  const { default: part } = await import(file);
  process.send?.(await part(setting), () => process.exit());
});
