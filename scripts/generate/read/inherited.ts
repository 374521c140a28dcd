/** Whether every object inherits a member of this name, such as `constructor`. Its absence could not be detected. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}
