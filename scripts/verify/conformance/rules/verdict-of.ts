import type { Verdict } from './judge-by-rules.js';
import type { OperationRule } from './service-rules.js';

/** The verdict of a reply. It is `open` for statuses that depend on the load or on the data. */
export function verdictOf(rule: OperationRule, status: number, text: string): Verdict {
  if (status < 300 || status === 404) return { outcome: 'served', names: [] };
  if (status !== 400) return { outcome: status === 503 ? 503 : 'open', names: [] };
  const { _status } = JSON.parse(text) as { _status: { messages: { message: string; detail?: string }[] } };
  const names = _status.messages.map(({ message, detail }) => nameIn(detail || message, rule));
  return { outcome: 400, names: [...new Set(names)] };
}

/** The parameter that a message names. Empty if it names none. */
function nameIn(message: string, { parameters, paths }: OperationRule): string {
  const [, first, second] =
    /^(?:Invalid parameter|Unknown query parameter): (.*)$|^Failed to convert '(.*)'$/.exec(message) ?? [];
  const named = first ?? second;
  if (named !== undefined) return named;
  if (/^(Invalid entity ID|Entity ID)/.test(message)) return 'entity ID';
  if (message.startsWith('Unsupported ID format')) return 'ID';
  if (message.startsWith('Cannot search topics')) return 'timestamp';
  // It names no parameter: its limit is that of the parser.
  if (message.startsWith('Array limit exceeded')) return '';
  const known = new Set([
    ...Object.keys(parameters),
    ...Object.values(parameters).flatMap(({ plural }) => plural ?? []),
    ...Object.values(paths).map(({ label }) => label),
    'account.id',
    'highVolumeThrottle',
  ]);
  return message.match(/[\w.]+/g)?.find((word) => known.has(word)) ?? '';
}
