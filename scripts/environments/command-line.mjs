import { smoke } from './smoke.mjs';

// All command lines can print one line of JSON.
console.log(JSON.stringify(await smoke()));
