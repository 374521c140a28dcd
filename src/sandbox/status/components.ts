import type { AffectedComponent, StatusComponent } from '../../../generated/status/types.js';
import { preview } from '../wire/preview.js';
import { componentStates, joinWords, oneOf, worse } from './states.js';

const groups = {
  Mainnet: ['Transactions', 'Query service', 'Token service', 'Smart contracts'],
  Testnet: ['Transactions', 'Query service', 'Faucet'],
  Previewnet: ['Transactions', 'Query service'],
};

const ungrouped = ['Website'];

export class ComponentList {
  /** Each group is followed by its members. */
  readonly all: StatusComponent[] = [];
  readonly #effects = new Map<object, { status: string; components: readonly StatusComponent[] }>();

  constructor(pageId: string, createdAt: string, identifier: () => string) {
    const add = (name: string, position: number, group: StatusComponent | null): StatusComponent => {
      const component: StatusComponent = {
        id: identifier(),
        name,
        status: 'operational',
        created_at: createdAt,
        updated_at: createdAt,
        position,
        description: group ? `${name} of ${group.name}` : null,
        showcase: group !== null,
        start_date: group ? createdAt.slice(0, 10) : null,
        group_id: group?.id ?? null,
        page_id: pageId,
        group: false,
        only_show_if_degraded: false,
      };
      this.all.push(component);
      return component;
    };
    let position = 0;
    for (const [name, members] of Object.entries(groups)) {
      const group = add(name, ++position, null);
      group.group = true;
      group.components = members.map((member, index) => add(member, index + 1, group).id);
    }
    for (const name of ungrouped) add(name, ++position, null);
  }

  /** Without groups, which have the worst status of their members. */
  get members(): StatusComponent[] {
    return this.all.filter(({ group }) => !group);
  }

  /** Finds a component, not a group, by its identifier or by "Group - Name". */
  find(idOrName: string): StatusComponent {
    const names = this.members.map((component) => this.nameOf(component));
    const found = this.members.find(({ id }, index) => id === idOrName || names[index] === idOrName);
    if (found) return found;
    throw new RangeError(`component: expected ${joinWords(names)}, got ${preview(idOrName)}`);
  }

  nameOf({ name, group_id }: StatusComponent): string {
    const group = this.all.find(({ id }) => id === group_id);
    return group ? `${group.name} - ${name}` : name;
  }

  set(component: StatusComponent, status: string, at: string): void {
    change(component, oneOf('status of a component', status, componentStates), at);
    const group = this.all.find(({ id }) => id === component.group_id);
    if (!group) return;
    const members = this.members.filter(({ group_id }) => group_id === group.id);
    change(group, members.map((member) => member.status).reduce(worse, 'operational'), at);
  }

  /**
   * Sets the status that an incident or maintenance causes. Without a status, its effect ends: each component gets the
   * worst status of the other entries.
   */
  setEffect(
    source: object,
    components: readonly StatusComponent[],
    status: string | undefined,
    at: string,
  ): AffectedComponent[] {
    const before = this.#effects.get(source)?.status;
    if (status === undefined) this.#effects.delete(source);
    else this.#effects.set(source, { status, components });
    return components.map((component) => {
      const old = component.status;
      // If the update does not change the status, a status that `setComponent` set in the meantime is kept.
      if (status !== before) {
        this.set(component, status === undefined ? this.#worstEffect(component) : worse(old, status), at);
      }
      return {
        code: component.id,
        name: this.nameOf(component),
        old_status: old,
        new_status: component.status,
      };
    });
  }

  #worstEffect(component: StatusComponent): string {
    return Array.from(this.#effects.values())
      .filter(({ components }) => components.includes(component))
      .map(({ status }) => status)
      .reduce(worse, 'operational');
  }
}

function change(component: StatusComponent, status: string, at: string): void {
  if (component.status === status) return;
  component.status = status;
  component.updated_at = at;
}
