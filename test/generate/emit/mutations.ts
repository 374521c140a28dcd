import { Random } from '../../../src/sandbox/data/random.js';

const junk = [
  '[null, true, false, 0, -1, 1.5, 5, 2147483648, 9007199254740993, 1e19, 1e400, "", "x", "ab", "aa:", "0.0.5", "0x12"]',
  '["1767225600.000000001", "2020-02-29", [], [1], ["a", "b"], ["a", "a"], [null], {}, { "a": 1 }, { "a": "x", "z": 1 }]',
  '[{ "b": 1 }, { "x/y~z": [] }, [[[]]], [1, 1, 2], { "d": 5 }, { "size": 1 }, [[1], [{}]], "a text that is too long"]',
].flatMap((list): unknown[] => JSON.parse(list));

const names = ['new', 'a/b~c', 'toString', 'constructor', 'a', 'b', 'size'];

/** An endless, reproducible sequence of values with up to three changes each. */
export function* mutations(value: unknown, seed: number): Generator<unknown, never> {
  const random = new Random(seed);
  const text = JSON.stringify({ value });
  for (;;) {
    const root: { value: unknown } = JSON.parse(text);
    for (let left = random.integer(1, 3); left > 0; left--) {
      const [holder, name] = random.pick(placesIn(root));
      const other = structuredClone(random.pick(junk));
      if (holder === root || random.chance(0.6)) Reflect.set(holder, name, other);
      else if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else if (random.chance(0.5)) Reflect.deleteProperty(holder, name);
      else Reflect.set(holder, random.pick(names), other);
    }
    yield root.value;
  }
}

function placesIn(holder: object, places: [object, string][] = []): [object, string][] {
  for (const [name, value] of Object.entries(holder)) {
    places.push([holder, name]);
    if (typeof value === 'object' && value !== null) placesIn(value, places);
  }
  return places;
}
