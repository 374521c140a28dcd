import type { StatusComponent, StatusIndicator, StatusRollup } from '../../../generated/status/types.js';

/** From the best to the worst: `rollup` chooses the last one that occurs. */
const descriptions = {
  none: 'All Systems Operational',
  maintenance: 'Service Under Maintenance',
  minor: 'Minor Service Outage',
  major: 'Partial System Outage',
  critical: 'Major Service Outage',
} as const satisfies Record<StatusIndicator, string>;

const indicators = Object.keys(descriptions) as readonly StatusIndicator[];

const ofComponent: Readonly<Record<string, StatusIndicator>> = {
  operational: 'none',
  under_maintenance: 'maintenance',
  degraded_performance: 'minor',
  partial_outage: 'major',
  major_outage: 'critical',
};

/** The worst state of the components, the open incidents and an active maintenance. */
export function rollup(
  components: readonly StatusComponent[],
  openImpacts: readonly string[],
  maintenanceIsActive: boolean,
): StatusRollup {
  const words = [
    ...components.map(({ status }) => ofComponent[status] ?? 'none'),
    ...openImpacts,
    maintenanceIsActive ? 'maintenance' : 'none',
  ];
  const indicator = indicators.findLast((word) => words.includes(word)) ?? 'none';
  return { indicator, description: descriptions[indicator] };
}
