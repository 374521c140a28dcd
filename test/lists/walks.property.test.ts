import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { lists } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { read, wayNames } from './reading.js';
import { property } from './runs.js';
import { worldsOf } from './worlds.js';

describe('each item once, in order, in every way to read', () => {
  for (const list of lists) {
    const worlds = fc.record({ world: worldsOf(list), way: fc.constantFrom(...wayNames) });
    property(list.name, worlds, list.second ? 70 : 40, async ({ world, way }) => {
      const service = new KeysetService(list, world.rows, world.nature);
      expect(await read(service, world, way)).toEqual(world.expected);
      // The scan may fall back to a walk, which requests one page ahead.
      if (way === 'scan') expect(service.mostUnderWay).toBeLessThanOrEqual(Math.max(2, world.concurrency));
    });
  }
});
