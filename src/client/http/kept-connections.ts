/**
 * How many connections to the service may be open and idle: no more than replies came, nor than requests were under way
 * at once. A service closes those that idle for some seconds, now and then just as they are used.
 */
export class KeptConnections {
  #idle = 0;
  #underWay = 0;
  #mostUnderWay = 0;

  /** A request is sent. */
  begin(): void {
    this.#underWay += 1;
    this.#mostUnderWay = Math.max(this.#mostUnderWay, this.#underWay);
  }

  /** It is over. */
  end(isReplied: boolean): void {
    this.#underWay -= 1;
    if (isReplied) this.#idle = Math.min(this.#mostUnderWay, this.#idle + 1);
  }

  /** A connection broke: whether it may have been one of these. */
  lose(): boolean {
    if (this.#idle === 0) return false;
    this.#idle -= 1;
    return true;
  }
}
