import type { StatusComponent, StatusIndicator, StatusRollup } from '../../../generated/status/types.js';

/** What the page says of each indicator. */
const descriptions = {
  none: 'All Systems Operational',
  maintenance: 'Service Under Maintenance',
  minor: 'Minor Service Outage',
  major: 'Partial System Outage',
  critical: 'Major Service Outage',
} as const satisfies Record<StatusIndicator, string>;

const indicators = Object.keys(descriptions) as readonly StatusIndicator[];

/** What each status of a component comes to for the page. */
const ofComponent: Readonly<Record<string, StatusIndicator>> = {
  operational: 'none',
  under_maintenance: 'maintenance',
  degraded_performance: 'minor',
  partial_outage: 'major',
  major_outage: 'critical',
};

/**
 * The state of the page: the worst of its components and its open incidents, or maintenance while one is active and
 * nothing is worse.
 */
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
