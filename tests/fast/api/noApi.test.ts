// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noAnswerLine } from '../../../src/api/http/noApi';

const CALL = 'GET /api/membres/';
const offline = { kind: 'offline', status: 0 } as const;

describe('noAnswerLine', () => {
  it('names both causes, and how to tell them apart, for an API of another origin', () => {
    const line = noAnswerLine('https://api.example.org/v1', CALL, offline);
    expect(line).toContain(`${CALL} failed (no answer: offline, or not allowed (CORS)).`);
    expect(line).toContain(`names CORS where https://api.example.org doesn’t allow ${location.origin}`);
    expect(line).toContain(`parvis-check https://api.example.org/v1 --origin ${location.origin} names`);
  });

  it('has nothing to tell apart for the own origin, a late answer and one that is cut off', () => {
    const cut = { ...offline, detail: 'the answer is cut off' };
    const late = { kind: 'timeout', status: 0, detail: 'no answer within 10 s' } as const;
    for (const [api, failure, fault] of [
      ['', offline, 'no answer: offline, or not allowed (CORS)'],
      ['https://api.example.org', cut, cut.detail],
      ['https://api.example.org', late, late.detail],
    ] as const)
      expect.soft(noAnswerLine(api, CALL, failure)).toBe(`Parvis: ${CALL} failed (${fault}).`);
  });
});
