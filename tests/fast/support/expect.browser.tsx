import { expect } from '../../support/expect.ts';

describe('A failed comparison of elements', () => {
  const failure = (compare: () => void) => {
    try {
      compare();
    } catch (error) {
      return error as Error & { actual: unknown; expected: unknown };
    }
    throw new Error('the comparison did not fail');
  };
  const linked = () => {
    const element = document.createElement('p');
    return Object.assign(element, { owner: { element } });
  };

  it('describes the compared values in a form that the page can send', () => {
    const { actual, expected } = failure(() => expect(linked()).toBe(null));
    expect([actual, expected]).toEqual(['[object HTMLParagraphElement]', null]);
    const listed = failure(() => expect(['a', linked()]).toEqual(['a', null]));
    expect(() => JSON.stringify([listed.actual, listed.expected])).not.toThrow();
  });

  it('keeps values that can be sent, so that the runner shows their difference', () => {
    const { actual, expected } = failure(() => expect([1, 2]).toEqual([1, 3]));
    expect([actual, expected]).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });
});
