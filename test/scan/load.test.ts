import { describe, expect, it } from 'vitest';
import { Load } from '../../src/scan/load.js';

/** A load on a rate that has so many requests in stock, which a test sets. */
function loaded(stock: number) {
  const rate = { spare: stock };
  return { rate, load: new Load(rate) };
}

describe('how many requests at once are of use', () => {
  it('are all, as long as the rate holds nothing back', () => {
    const { load } = loaded(Infinity);
    expect(load.useful).toBe(Infinity);
    load.send()();
    expect(load.useful).toBe(Infinity);
  });

  it('are as many as pass while one is under way, one more, and a quarter of what is in stock', () => {
    const { rate, load } = loaded(0);
    const receive = load.send();
    load.send();
    load.send();
    load.send();
    receive();
    expect(load.useful).toBe(3 + 1);
    rate.spare = 8;
    expect(load.useful).toBe(3 + 1 + 2);
  });

  it('counts what the rate has gained and nobody has sent', () => {
    const { rate, load } = loaded(1);
    const receive = load.send();
    rate.spare = 4;
    receive();
    expect(load.useful).toBe(3 + 1 + 1);
  });

  it('are all where the stock is full: nobody knows how much more would have passed', () => {
    const { rate, load } = loaded(9);
    const receive = load.send();
    rate.spare = 10;
    receive();
    expect(load.useful).toBe(Infinity);
  });

  it('change by a quarter with each reply', () => {
    const { rate, load } = loaded(0);
    load.send()();
    const receive = load.send();
    rate.spare = 4;
    receive();
    expect(load.useful).toBe(1 + 1 + 1);
  });
});
