import { createStatusClient, type StatusChange } from '../../src/index.js';
import type { StatusChanges, StatusChangesOptions } from '../../src/status.js';
import { LivingSandbox } from '../setup/living-sandbox.js';

/** The status page of a sandbox, and a client that reads its changes. */
export class StatusWorld extends LivingSandbox {
  readonly page = this.sandbox.status;

  constructor() {
    super({ size: 0.001 });
  }

  /** The changes of the page, as a separate process would read them. */
  changes(options?: StatusChangesOptions): StatusChanges {
    const { fetch, time: clock, sandbox } = this;
    const settings = { baseUrl: sandbox.statusUrl, fetch, clock, onInvalidResponse: () => undefined };
    return createStatusClient(settings).changes(options);
  }

  /** Edits the text of a list's replies, or of all lists. */
  edit(list: string, edited: (text: string) => string): void {
    this.answer = async (path, respond) => {
      const response = await respond();
      return path.endsWith(list) ? new Response(edited(await response.text()), response) : response;
    };
  }
}

/** A reply whose page says that it was changed at this time. */
export function dated(text: string, updated_at: string): string {
  const reply = JSON.parse(text);
  return JSON.stringify({ ...reply, page: { ...reply.page, updated_at } });
}

/** A short description of a change. */
export function textOf(change: StatusChange): string {
  if (change.kind === 'component') {
    const { component, group, old_status, new_status } = change;
    return `${group ? `${group.name} - ` : ''}${component.name}: ${old_status} -> ${new_status}`;
  }
  const { id } = change.kind === 'incident' ? change.incident : change.maintenance;
  return `${change.kind} ${change.event} ${id} ${change.update.id}`;
}
