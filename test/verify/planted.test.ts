import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plantedFaults } from '../../scripts/verify/planted/faults.js';
import { plantedRooms } from '../../scripts/verify/planted/planted-fault.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(plantedFaults)(
  'plants in $file, in its room, where $from exists once: $seen',
  ({ room, file, from }) => {
    expect(file.startsWith(`src/${room}/`)).toBe(true);
    expect(readFileSync(root + file, 'utf8').split(from)).toHaveLength(2);
  },
);

it('has at least four faults for each room', () => {
  const counts = plantedRooms.map((room) => plantedFaults.filter((fault) => fault.room === room).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});
