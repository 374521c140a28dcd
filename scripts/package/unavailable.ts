/** What a check needs from npm or the machine is not to be had, which says nothing about the package. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
