// Milliseconds that the first import of a module takes, in a process that has imported nothing else.
import { readInput } from './input.js';

const { url } = await readInput<{ url: string }>();
const begin = performance.now();
await import(url);
console.log(JSON.stringify({ milliseconds: performance.now() - begin }));
