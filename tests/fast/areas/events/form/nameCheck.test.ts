import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NameCheck } from '../../../../../src/areas/events/form/NameCheck.ts';
import { nth } from '../../../../support/lookups.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  name: string;
  signal: AbortSignal;
  answer(exists: boolean): void;
  fail(): void;
}

function setUp() {
  const asked: Asked[] = [];
  const check = new NameCheck(
    (name, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ name, signal, answer: resolve, fail: () => reject(new Error('500')) });
      }),
  );
  return { asked, check, status: () => check.get().status };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('NameCheck', () => {
  it('checks a name of at least three letters 500 ms after the last one [EF6]', async () => {
    const { asked, check, status } = setUp();
    for (const text of ['', '   ', 'ab', ' ab  ']) check.type(text);
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked.length, status()]).toEqual([0, 'idle']);
    check.type(' abc');
    await vi.advanceTimersByTimeAsync(499);
    check.type(' abcd ');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked.length).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ name }) => name)).toEqual(['abcd']);
  });

  it('is checking from the first letter until the answer [EF9, EF10]', async () => {
    const { asked, check, status } = setUp();
    check.type('Fête');
    expect(status()).toBe('checking');
    await vi.advanceTimersByTimeAsync(500);
    expect(status()).toBe('checking');
    nth(asked, 0).answer(false);
    await settle();
    expect(check.get()).toEqual({ status: 'free', name: 'Fête' });
  });

  it('reports a taken name until it changes; spaces around it are no change [EF7, EF8]', async () => {
    const { asked, check } = setUp();
    check.type('Fête');
    await vi.advanceTimersByTimeAsync(500);
    nth(asked, 0).answer(true);
    await settle();
    expect(check.get()).toEqual({ status: 'taken', name: 'Fête' });
    check.type('Fête ');
    await vi.advanceTimersByTimeAsync(500);
    expect([check.get().status, asked.length]).toEqual(['taken', 1]);
    check.type('Fê');
    expect(check.get().status).toBe('idle');
  });

  it('aborts an earlier check and ignores its late answer', async () => {
    const { asked, check, status } = setUp();
    check.type('Fête');
    await vi.advanceTimersByTimeAsync(500);
    check.type('Fêtes');
    expect(nth(asked, 0).signal.aborted).toBe(true);
    nth(asked, 0).answer(true);
    await settle();
    expect(status()).toBe('checking');
    await vi.advanceTimersByTimeAsync(500);
    nth(asked, 1).answer(false);
    await settle();
    expect(status()).toBe('free');
  });

  it('reports a failed check, and checks another name [EF11]', async () => {
    const { asked, check, status } = setUp();
    check.type('Fête');
    await vi.advanceTimersByTimeAsync(500);
    nth(asked, 0).fail();
    await settle();
    expect(status()).toBe('failed');
    check.type('Fête 2');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.length).toBe(2);
  });

  it('checks nothing after it is stopped', async () => {
    const { asked, check, status } = setUp();
    check.type('Fête');
    check.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect([asked.length, status()]).toEqual([0, 'idle']);
  });
});
