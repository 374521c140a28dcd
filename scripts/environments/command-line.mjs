import { smoke } from './smoke.mjs';

// One line of JSON is what all command lines can give.
console.log(JSON.stringify(await smoke()));
