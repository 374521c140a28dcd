import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeTerminal } from '../../../src/cli/cli.js';
import { sleep, systemClock } from '../../../src/client/client.js';
import { createSandbox } from '../../../src/sandbox.js';
import { rejection } from '../../setup/thrown.js';

const week = 7 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the effects of the system', () => {
  it('are its clock and its random numbers', () => {
    vi.setSystemTime(1_767_225_600_000);
    expect(systemClock.now()).toBe(1_767_225_600_000);
    const chances = Array.from({ length: 100 }, () => systemClock.random());
    expect(new Set(chances).size).toBeGreaterThan(90);
    for (const chance of chances) expect(chance >= 0 && chance < 1).toBe(true);
  });

  it('call back once, after the delay', () => {
    const callback = vi.fn();
    systemClock.setTimer(1000, callback);
    vi.advanceTimersByTime(999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(week);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('do not call back after cancellation', () => {
    const callback = vi.fn();
    const cancel = systemClock.setTimer(1000, callback);
    cancel();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(week);
    expect(callback).not.toHaveBeenCalled();
  });

  it('do not call back at once for a delay beyond the limit of timers, also of the other clocks', () => {
    const callback = vi.fn();
    const running = createSandbox().clock;
    running.run();
    for (const delay of [2 ** 31, 2 ** 40, Infinity])
      for (const clock of [systemClock, nodeTerminal(), running]) clock.setTimer(delay, callback);
    vi.advanceTimersByTime(week);
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('a wait', () => {
  it('ends after its delay and leaves no listener', async () => {
    const { signal } = new AbortController();
    const done = vi.fn();
    const waiting = sleep(100, signal, systemClock).then(done);
    await vi.advanceTimersByTimeAsync(99);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('rejects at once with the reason of an abort and leaves no timer', async () => {
    const controller = new AbortController();
    const waiting = rejection(sleep(100, controller.signal, systemClock));
    controller.abort('changed my mind');
    expect(await waiting).toBe('changed my mind');
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });
});
