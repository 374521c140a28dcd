import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { dir: import.meta.dirname, include: ['test/*.test.ts'], testTimeout: 60_000 },
});
