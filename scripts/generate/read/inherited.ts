/** Whether every object has a member of this name, such as `constructor`, so that its absence cannot be seen. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}
