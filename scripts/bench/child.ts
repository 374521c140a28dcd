// Does one piece of the bench's work: its first message says which, and with what; it answers what that came to. It
// ends with the bench, or before, as connections that are kept open would keep it alive.
process.once('message', async ({ url, input }: { url: string; input: unknown }) => {
  const { default: work } = await import(url);
  process.send?.(await work(input));
});
process.once('disconnect', () => process.exit());
