import type { IncidentStatus, MaintenanceStatus } from '../../../generated/status/types.js';
import type { Random } from '../data/random.js';
import type { NewIncident, NewMaintenance } from './entries.js';
import type { IncidentImpact } from './states.js';
import type { StatusUpdate } from './updates.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface PastIncident {
  name: string;
  impact: IncidentImpact;
  components: readonly string[];
  cause: string;
  postmortem?: string;
}

const pastIncidents: readonly PastIncident[] = [
  {
    name: 'Delayed replies of the query service',
    impact: 'minor',
    components: ['Mainnet - Query service'],
    cause: 'A database index was being rebuilt.',
  },
  {
    name: 'Transactions refused',
    impact: 'critical',
    components: ['Mainnet - Transactions', 'Mainnet - Token service'],
    cause: 'A share of the nodes lost their connection.',
    postmortem: 'What happened<br />\r\nA share of the nodes lost their connection for a while.',
  },
  {
    name: 'Faucet out of funds',
    impact: 'major',
    components: ['Testnet - Faucet'],
    cause: 'The account of the faucet was empty.',
  },
  { name: 'Broken links on the website', impact: 'none', components: [], cause: 'A page was moved.' },
];

interface WritablePage {
  openIncident(incident: NewIncident): { id: string };
  updateIncident(id: string, update: StatusUpdate<IncidentStatus>): object;
  scheduleMaintenance(maintenance: NewMaintenance): { id: string };
  updateMaintenance(id: string, update: StatusUpdate<MaintenanceStatus>): object;
}

export function writeHistory(
  page: WritablePage,
  random: Random,
  now: number,
  moveClock: (time: number) => void,
): void {
  let time = now - 90 * day;
  const advance = (shortest: number, longest: number): void => {
    time += random.integer(shortest, longest);
    moveClock(time);
  };
  for (const { name, impact, components, cause, postmortem } of pastIncidents) {
    advance(5 * day, 15 * day);
    const { id } = page.openIncident({ name, impact, components });
    advance(5 * minute, hour);
    page.updateIncident(id, { status: 'identified', body: cause });
    if (random.chance(0.7)) {
      advance(5 * minute, 2 * hour);
      page.updateIncident(id, { status: 'monitoring' });
    }
    advance(5 * minute, 4 * hour);
    page.updateIncident(id, { status: 'resolved' });
    if (postmortem === undefined) continue;
    advance(day, 2 * day);
    page.updateIncident(id, { status: 'postmortem', body: postmortem });
  }

  // The incidents end at least 20 days before now.
  advance(day, 2 * day);
  const done = page.scheduleMaintenance({
    name: 'Upgrade of the main network',
    scheduledFor: time + day,
    scheduledUntil: time + day + hour,
    components: ['Mainnet - Transactions', 'Mainnet - Query service'],
  });
  advance(day, day + 10 * minute);
  page.updateMaintenance(done.id, { status: 'in_progress' });
  for (const status of ['verifying', 'completed'] as const) {
    advance(10 * minute, 30 * minute);
    page.updateMaintenance(done.id, { status });
  }

  time = now - 3 * day;
  advance(0, hour);
  const running = page.scheduleMaintenance({
    name: 'Upgrade of the preview network',
    scheduledFor: now - 30 * minute,
    scheduledUntil: now + 30 * minute,
    components: ['Previewnet - Transactions', 'Previewnet - Query service'],
  });
  advance(hour, 5 * hour);
  page.scheduleMaintenance({
    name: 'Upgrade of the test network',
    scheduledFor: now + 2 * day,
    scheduledUntil: now + 2 * day + hour,
    components: ['Testnet - Transactions'],
  });
  time = now - 30 * minute;
  advance(0, 20 * minute);
  page.updateMaintenance(running.id, { status: 'in_progress' });
}
