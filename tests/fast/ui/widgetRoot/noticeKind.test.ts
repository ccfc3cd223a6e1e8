import { describe, expect, it } from 'vitest';
import { noticeKind } from '../../../../src/ui/toast/noticeKind';

describe('noticeKind', () => {
  it('is a success only where all was done and all were told [V7]', () => {
    expect(noticeKind({ done: 1 })).toBe('success');
    expect(noticeKind({ done: 3, left: 0, told: 21, untold: 0 })).toBe('success');
  });

  it('warns of what was left, of people who could not be told, and of mails that none got [V7]', () => {
    expect(noticeKind({ done: 3, left: 1 })).toBe('warning');
    expect(noticeKind({ done: 1, told: 5, untold: 1 })).toBe('warning');
    expect(noticeKind({ done: 1, told: 0 })).toBe('warning');
    expect(noticeKind({ done: 0, left: 0 })).toBe('warning');
  });

  it('is an error where nothing was done of what was to do [V7]', () => {
    expect(noticeKind({ done: 0, left: 2 })).toBe('error');
  });
});
