import { at, type Json, type JsonObject } from '../../generate/description.js';

/** A text or number of a description, or the name of a member. */
export interface Place {
  readonly pointer: string;
  readonly isName: boolean;
  readonly value: string | number | boolean;
}

/** A payload for one or more places. */
export interface Change {
  readonly place: Place;
  readonly payload: Json;
  /** Whether all places with the same text change, so that references still match. */
  readonly everywhere: boolean;
}

export function placesOf(value: Json | undefined, pointer = ''): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesOf(item, at(pointer, index)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => {
      const here = at(pointer, name);
      return [{ pointer: here, isName: true, value: name }, ...placesOf(member, here)];
    });
  if (value === null || value === undefined || typeof value === 'bigint') return [];
  return [{ pointer, isName: false, value }];
}

/** The description with these changes, and how many places they changed. */
export function changed(
  description: JsonObject,
  changes: readonly Change[],
): { description: JsonObject; count: number } {
  let count = 0;
  const payloadAt = (pointer: string, isName: boolean, value: unknown): Json | undefined => {
    const found = changes.find(
      ({ place, everywhere }) =>
        (place.pointer === pointer && place.isName === isName) ||
        (everywhere && typeof value === 'string' && place.value === value),
    );
    if (found) count += 1;
    return found?.payload;
  };
  const renamed = (text: string): string =>
    changes.reduce((all, { place, payload, everywhere }) => {
      if (!everywhere || typeof place.value !== 'string' || typeof payload !== 'string') return all;
      const { value } = place;
      if (all === `#/components/schemas/${value}`)
        return all.slice(0, -value.length) + at('', payload).slice(1);
      if (!all.startsWith('/')) return all;
      const parts = all.replaceAll(`{${value}}`, () => `{${payload}}`).split('/');
      return parts.map((part) => (part === value ? payload : part)).join('/');
    }, text);
  const copy = (value: Json | undefined, pointer: string): Json | undefined => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, at(pointer, index)) ?? null);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => {
          const here = at(pointer, name);
          return [String(payloadAt(here, true, name) ?? renamed(name)), copy(member, here)];
        }),
      );
    const payload = payloadAt(pointer, false, value);
    if (payload !== undefined) return payload;
    return typeof value === 'string' ? renamed(value) : value;
  };
  return { description: copy(description, '') as JsonObject, count };
}
