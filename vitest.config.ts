import { defineConfig } from 'vitest/config';

// A test says what is right, not how fast the machine is: it ends after minutes, and only where it hangs.
const minutes = 5 * 60_000;

export default defineConfig({
  test: { dir: 'test', maxWorkers: '100%', testTimeout: minutes, hookTimeout: minutes },
});
