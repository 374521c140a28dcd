/** A text of a file, and what stands in its place. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A fault that the simulation has to find by itself. */
export interface Fault extends Edit {
  readonly name: string;
}

/**
 * Forty faults of six rooms. The first half was once planted by others, and no test noticed them. The second half was
 * written down before the simulation was first run with a fault. A fault that no program can observe is replaced by
 * another one of its kind, which is chosen before it is first planted.
 */
export const faults: readonly Fault[] = [
  {
    name: 'a 503 that outlives its retries reads as an empty window',
    file: 'src/lists/client-windows.ts',
    from: 'return status === 500;',
    to: 'return status !== undefined && status >= 500;',
  },
  {
    name: 'the last time of a list is read again behind each empty window',
    file: 'src/lists/list-reader.ts',
    from: 'if (page) this.#lookups.set(text, page);',
    to: '',
  },
  {
    name: 'the signal does not end the request for the first transaction',
    file: 'src/lists/client-windows.ts',
    from: 'const call = { operation, params: {}, options, query };',
    to: 'const call = { operation, params: {}, options: { ...options, signal: undefined }, query };',
  },
  {
    name: 'a read after a write shares an older equal call',
    file: 'src/after/fresh-reply.ts',
    from: 'this.call.transport.send<Data>({ ...this.call, isFresh: true })',
    to: 'this.call.transport.send<Data>({ ...this.call, isFresh: false })',
  },
  {
    name: 'a follow shares an older equal call',
    file: 'src/follow/growing-list-request.ts',
    from: 'isFresh: true',
    to: 'isFresh: false',
  },
  {
    name: 'a transaction that was found is looked up again',
    file: 'src/after/transactions.ts',
    from: '    if (found) return found;\n',
    to: '',
  },
  {
    name: 'unreadable replies add up for the life of a follow',
    file: 'src/follow/polling.ts',
    from: '    this.#unreadable = 0;\n',
    to: '',
  },
  {
    name: 'the pending start stays after a catch-up',
    file: 'src/follow/follower.ts',
    from: '        this.#pending.start = undefined;\n',
    to: '',
  },
  {
    name: 'an anchor that no cluster shows yet counts as withheld',
    file: 'src/proof/whole-replies.ts',
    from: 'if (query.isWhole) this.#highest = trust.highestAnchor;',
    to: '',
  },
  {
    name: 'a hash that is not a string passes as its text',
    file: 'src/proof/chain-item.ts',
    from: "if (typeof hash !== 'string' || !hashForm.test(hash)) return undefined;\n  return hash;",
    to: 'return hashForm.test(String(hash)) ? String(hash) : undefined;',
  },
  {
    name: 'the signal does not end a comparison with another service',
    file: 'src/proof/other-hash.ts',
    from: '      { signal },\n',
    to: '      {},\n',
  },
  {
    name: 'the cursor of a scan is that of the item before',
    file: 'src/scan/scanner.ts',
    from: 'this.#after(completeKey(page.keys, index))',
    to: 'this.#after(completeKey(page.keys, index - 1))',
  },
  {
    name: 'the cursor of a scan does not know the slice that is read',
    file: 'src/scan/scanner.ts',
    from: 'if (!head) return this.#after(this.#last);',
    to: 'if (!head || this.#last) return this.#after(this.#last);',
  },
  {
    name: 'the count of waiting requests of a host leaks',
    file: 'src/hosts/host-request.ts',
    from: 'if (sentAt === undefined) host.waiting -= 1;',
    to: '',
  },
  {
    name: 'the deadline of a read after a transaction counts twice',
    file: 'src/after/reply-after.ts',
    from: 'deadline - (clock.elapsed() - begin)',
    to: 'deadline',
  },
  {
    name: 'a follow forgets the write that its first reply must show',
    file: 'src/follow/follower.ts',
    from: 'this.#after = after;',
    to: 'this.#after = undefined;',
  },
  {
    name: 'the wait between two polls does not end with the signal',
    file: 'src/follow/polling.ts',
    from: 'return sleep(Math.min(interval, delay), options.signal, transport.effects);',
    to: 'return sleep(Math.min(interval, delay), undefined, transport.effects); void options;',
  },
  {
    name: 'a sample of the watermark shares an older equal call',
    file: 'src/after/watermark.ts',
    from: 'query, isFresh: true }',
    to: 'query, isFresh: false }',
  },
  {
    name: 'a walk forgets the last key behind an empty page',
    file: 'src/lists/list-pages.ts',
    from: 'else last = request.isBack ? undefined : after;',
    to: 'else last = undefined;',
  },
  {
    name: 'a host that is behind serves a list that goes on',
    file: 'src/hosts/host-request.ts',
    from: 'if (hosted.mustNotBeOlder) await catchUp(host, hosted, signal);',
    to: '',
  },
  // Ours.
  {
    name: 'the edge of a window is not followed',
    file: 'src/lists/next-query.ts',
    from: "return isContinuation(list, link, false) && progressOf(own, link) === 'tighter';",
    to: 'return false;',
  },
  {
    name: 'a page is not held against the far bound',
    file: 'src/lists/item-key.ts',
    from: 'return after < 0 ? keys.length : after;',
    to: 'return keys.length;',
  },
  {
    name: 'a cursor leaves out the second key',
    file: 'src/lists/cursor.ts',
    from: 'values.push(key.first, key.second, key.third)',
    to: "values.push(key.first, '', key.third)",
  },
  {
    name: 'a page that is read backwards keeps its order',
    file: 'src/lists/list-reader.ts',
    from: 'const items = page.items.slice(0, limit).reverse();',
    to: 'const items = page.items.slice(0, limit);',
  },
  {
    name: 'a continued list includes its last item again',
    file: 'src/lists/query-after-item.ts',
    from: "bounds.push(bound(keys[lowest] ?? '', beyond,",
    to: "bounds.push(bound(keys[lowest] ?? '', atOrBeyond,",
  },
  {
    name: 'a slice keeps items that the next slice has',
    file: 'src/scan/slice-queue.ts',
    from: 'isTail ? places.length : places.filter((place) => place <= end).length',
    to: 'places.length',
  },
  {
    name: 'a slice that failed is dropped',
    file: 'src/scan/slice-queue.ts',
    from: 'this.#parts.splice(first, last - first + 1, pending);',
    to: 'this.#parts.splice(first, last - first + 1); void pending;',
  },
  {
    name: 'a scan does not look behind its last slice',
    file: 'src/scan/scanner.ts',
    from: 'if (rest) yield* this.#walk({ query: firstChunk(rest), after: last, startsAfter: last });',
    to: '',
  },
  {
    name: 'two parts share the key of their cut',
    file: 'src/scan/split.ts',
    from: 'to.item ? to.at : to.at - 1n',
    to: 'to.at',
  },
  {
    name: 'one reply settles an item of a follow',
    file: 'src/follow/confirmations.ts',
    from: 'const requiredReplies = 3;',
    to: 'const requiredReplies = 1;',
  },
  {
    name: 'a follow returns items behind a missing number',
    file: 'src/follow/gap-detector.ts',
    from: 'if (this.#numberOf(item) !== next) break;',
    to: 'if (next < 0n) break;',
  },
  {
    name: 'the cursor of a follow is that of the item before',
    file: 'src/follow/follower.ts',
    from: "    this.#place = { kind: 'after', key };\n    yield item;",
    to: "    yield item;\n    this.#place = { kind: 'after', key };",
  },
  {
    name: 'a follow takes what running clusters show for what all show',
    file: 'src/follow/visibility.ts',
    from: 'complete: whole && whole - nanoseconds(settle),',
    to: 'complete: visible ?? (whole && whole - nanoseconds(settle)),',
  },
  {
    name: 'no reply has to confirm that a write is not there',
    file: 'src/after/fresh-reply.ts',
    from: 'if (!this.#hasEnoughReplies) return this.#wait(minDelay);',
    to: 'if (!this.#newest) return this.#wait(minDelay); void this.#hasEnoughReplies;',
  },
  {
    name: 'a reply counts as new if it is old',
    file: 'src/after/fresh-reply.ts',
    from: 'if (newest !== undefined && newest >= this.written.time) return true;',
    to: 'if (newest !== undefined) return true;',
  },
  {
    name: 'a message is not held against its neighbour in a page',
    file: 'src/proof/chain.ts',
    from: 'await this.#check(items[index + 1] ?? before, item);',
    to: 'await this.#check(before ?? items[index + 1], item);',
  },
  {
    name: 'a number that does not follow passes',
    file: 'src/proof/item-hashes.ts',
    from: "if (!isNext) throw proofError(this.operation, shown, 'does not follow",
    to: "if (isNext || expected === received) return; throw proofError(this.operation, shown, 'does not follow",
  },
  {
    name: 'an anchor with another hash passes',
    file: 'src/proof/trust.ts',
    from: 'return anchor !== undefined && anchor !== hash;',
    to: 'return anchor === undefined && hash === anchor;',
  },
  {
    name: 'a host that failed is never used again',
    file: 'src/hosts/host.ts',
    from: '    this.#failures = 0;\n    this.learn(',
    to: '    this.learn(',
  },
  {
    name: 'a host that is behind counts as usable',
    file: 'src/hosts/host.ts',
    from: 'return this.isHealthy && !this.isBehind;',
    to: 'return this.isHealthy;',
  },
];
