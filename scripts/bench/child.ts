// Runs one part of the bench in a process of its own: takes the part's name and its setting, and sends back the figures.
// Then it exits, because open connections of the measured clients would keep it alive.
process.once('message', async (setting) => {
  const file = new URL(`${process.argv[2]}.js`, import.meta.url).href;
  const { default: part } = await import(file);
  process.send?.(await part(setting), () => process.exit());
});
