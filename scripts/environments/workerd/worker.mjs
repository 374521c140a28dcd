import { refusedEval, smoke } from '../smoke.mjs';

// A worker may only wait and draw random numbers within a request.
export default { fetch: async () => Response.json([...(await smoke()), refusedEval()]) };
