test('a client is required and used', async () => {
  expect(await require('./out/use.js').outcome).toBe('done');
});
