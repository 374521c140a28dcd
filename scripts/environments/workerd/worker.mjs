import { refusedEval, smoke } from '../smoke.mjs';

// workerd allows timers and random numbers only within a request.
export default { fetch: async () => Response.json([...(await smoke()), refusedEval()]) };
