import { describe, expect, it } from 'vitest';
import { leaveOut } from '../../../embed/vite/leaveOut';

const file = 'shapes.js';
const code = `
export default class Pie { draw() { return 1 } burst() { return 2 } }
export class Ring extends Pie { unroll() { return 3 } turn() {} }
export class Box { turn() {} }
export function measure() { return 4 }
`;

/** What the changed source exports. */
const run = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);

describe('leaveOut', () => {
  it('removes methods, so that a call fails with its name, and leaves the others', async () => {
    const { default: Pie } = await run(leaveOut(file, code, { [file]: 'draw' }));
    const pie = new Pie();
    expect(() => pie.draw()).toThrow('pie.draw is not a function');
    expect(pie.burst()).toBe(2);
  });

  it('lets functions fail, and methods of a class that extends another one', async () => {
    const { Ring, measure } = await run(leaveOut(file, code, { [file]: 'unroll measure' }));
    expect(() => new Ring().unroll()).toThrow('left out');
    expect(measure).toThrow('left out');
  });

  it('gives methods another body', async () => {
    const bodies = { [file]: { measure: '{ return 5; }' } };
    expect((await run(leaveOut(file, code, {}, bodies))).measure()).toBe(5);
  });

  it('stops the build when the library has changed', () => {
    expect(() => leaveOut(file, code, { [file]: 'implode' })).toThrow('0 declarations of implode');
    expect(() => leaveOut(file, code, { [file]: 'turn' })).toThrow('2 declarations of turn');
  });
});
