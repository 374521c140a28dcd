// Plants one fault after another in a copy of the project, and prints which of them the tests of its room notice. With
// --all, also which the type check and, if its room does not notice it, all other tests notice.
import { parseArgs } from 'node:util';
import { chosen } from '../chosen.js';
import { textTable } from '../table.js';
import { type ProjectCopy, withProjectCopy } from './planted/copy.js';
import { plantedFaults } from './planted/faults.js';
import { type PlantedFault, plantedRooms } from './planted/planted-fault.js';

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
  },
});

interface Outcome {
  readonly fault: PlantedFault;
  readonly byRoom: string | undefined;
  /** With --all. */
  readonly byTypes?: boolean;
  readonly byOthers?: string | undefined;
}

/** Vitest runs each file whose path contains the filter. Without the slash at the end, `cli` would run `client` too. */
function testsOf(room: string): string {
  return `test/${room.split('/')[0]}/`;
}

async function tryOut(copy: ProjectCopy, fault: PlantedFault): Promise<Outcome> {
  return copy.withFault(fault, async () => {
    const byRoom = await copy.failedTest(testsOf(fault.room));
    if (!values.all) return { fault, byRoom };
    const byTypes = !(await copy.passesTypeCheck());
    const byOthers = byRoom === undefined ? await copy.failedTest('test/') : undefined;
    return { fault, byRoom, byTypes, byOthers };
  });
}

function rowOf({ fault, byRoom, byTypes, byOthers }: Outcome): string[] {
  const { room, file, kind, seen } = fault;
  const others = values.all ? [byTypes ? 'types' : '', byOthers ?? ''] : [];
  return [room, file.slice(`src/${room}/`.length), kind, byRoom ?? 'NOT NOTICED', ...others, seen];
}

function countRow(room: string, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(({ fault }) => fault.room === room);
  const noticed = own.filter(({ byRoom }) => byRoom !== undefined);
  const withOthers = own.filter(
    ({ byRoom, byTypes, byOthers }) => byRoom ?? byOthers ?? (byTypes || undefined),
  );
  return [
    room,
    String(own.length),
    String(noticed.length),
    ...(values.all ? [String(withOthers.length)] : []),
  ];
}

const selected = chosen(
  Object.fromEntries(
    plantedRooms.map((room) => [room, plantedFaults.filter((fault) => fault.room === room)]),
  ),
  values.room,
);

await withProjectCopy(async (copy) => {
  const outcomes: Outcome[] = [];
  for (const [room, faults] of selected) {
    // If a test fails without a fault, it would notice every one.
    const failed = await copy.failedTest(testsOf(room));
    if (failed !== undefined) throw new Error(`the tests of ${room} fail without a fault: ${failed}`);
    for (const fault of faults) {
      const outcome = await tryOut(copy, fault);
      outcomes.push(outcome);
      console.log(rowOf(outcome).join(' | '));
    }
  }
  const counts = selected.map(([room]) => countRow(room, outcomes));
  const head = ['room', 'faults', 'noticed', ...(values.all ? ['by all'] : [])];
  for (const line of textTable([head, ...counts], [1, 2, 3])) console.log(line);
  const noticed = outcomes.filter(({ byRoom }) => byRoom !== undefined).length;
  console.log(`${noticed} of ${outcomes.length} faults are noticed by the tests of their room`);
});
