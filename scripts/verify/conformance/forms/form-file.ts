import type { Forms } from './form-table.js';

/** One field a line, with its forms and how often they were recorded: `getBlock size: null 12, number 21`. */
export function writeForms(forms: Forms): string {
  const lines = [...forms].map(([path, counts]) => {
    const listed = [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([form, count]) => `${form} ${count}`);
    return `${path}: ${listed.join(', ')}\n`;
  });
  return lines.join('');
}

export function readForms(text: string): Forms {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, path = '', listed = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
      const counts = listed.split(', ').map((one): [string, number] => {
        const [, form = '', count = ''] = /^(.+) (\d+)$/.exec(one) ?? [];
        return [form, Number(count)];
      });
      return [path, new Map(counts)];
    }),
  );
}
