export function freeName(name: string, taken: { has(name: string): boolean }, separator = ''): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${separator}${number}`;
  return free;
}
