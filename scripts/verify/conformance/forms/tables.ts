import * as operations from '../../../../generated/ledger/operations.js';
import type { Description } from '../../../../src/sandbox/data/plan.js';
import { createSandbox, type Sandbox } from '../../../../src/sandbox/sandbox.js';
import { callOf, routesOf } from '../../routes.js';
import { type Forms, FormTable } from './form-table.js';
import { repliesOf, type SentReply } from './sandbox-replies.js';

const routes = routesOf(operations);

/** The forms of the successful replies among recordings, or among those of a sandbox. */
export class ReplyForms extends FormTable {
  addReply({ method, url, status, body }: SentReply): void {
    const found = status < 300 ? callOf(routes, { method, url }) : undefined;
    // The supply can also be text.
    if (found && body.startsWith('{')) this.add(found.operation.operationId, JSON.parse(body));
  }
}

/** With so many new tokens that the row of some is later than that of a holder. */
const activities = { message: 40, transfer: 30, call: 25, account: 2, token: 30, topic: 1, contract: 1 };

/** Rows that are much later than others of their file, so that many results appear before their block. */
const lateRows = { lag: 1000, skew: { share: 0.5, upTo: 100_000 } };

async function livingSandbox(description: Description): Promise<Sandbox> {
  const sandbox = createSandbox({
    description,
    size: 0.05,
    live: { rate: 5, activities },
    clusters: [lateRows],
  });
  await sandbox.clock.advance(30_000);
  return sandbox;
}

/** The prefix of the paths whose replies are compared: all paths for 0.154. */
const comparedPrefix: Readonly<Record<Description, string>> = { '0.154': '', '0.156': 'contracts/' };

/** The forms of whole sandboxes, one of which grows. Rare forms are missing in the data of some seeds. */
export async function sandboxForms(description: Description, seeds: readonly number[]): Promise<Forms> {
  const replies = new ReplyForms();
  const still = seeds.map((seed) => createSandbox({ seed, description }));
  for (const sandbox of [...still, await livingSandbox(description)])
    for await (const reply of repliesOf(sandbox, comparedPrefix[description])) replies.addReply(reply);
  return replies.forms();
}
