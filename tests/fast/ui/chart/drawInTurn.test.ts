import { describe, expect, it } from 'vitest';
import { whenIdle } from '../../../../src/api/http/trackRequest';
import { drawInTurn } from '../../../../src/ui/chart/drawInTurn';

const task = () => new Promise((resolve) => setTimeout(resolve));

describe('drawInTurn', () => {
  it('draws in the order of asking, each in a task of its own', async () => {
    const drawn: string[] = [];
    for (const name of ['groups', 'departments', 'evolution']) drawInTurn(() => drawn.push(name));
    const perTask = [[...drawn]];
    for (let at = 0; at < 3; at++) {
      await task();
      perTask.push([...drawn]);
    }
    expect(perTask.map((names) => names.length)).toEqual([0, 1, 2, 3]);
    expect(drawn).toEqual(['groups', 'departments', 'evolution']);
  });

  it('is what a screen waits for, until the last one is drawn', async () => {
    const drawn: number[] = [];
    for (let at = 0; at < 2; at++) drawInTurn(() => drawn.push(at));
    await whenIdle();
    expect(drawn).toEqual([0, 1]);
  });

  it('leaves out what was withdrawn, and draws the others', async () => {
    const drawn: string[] = [];
    const [first, second] = ['first', 'second', 'third'].map((name) => drawInTurn(() => drawn.push(name)));
    first?.();
    second?.();
    for (let at = 0; at < 3; at++) await task();
    expect(drawn).toEqual(['third']);
  });
});
