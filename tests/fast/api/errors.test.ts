import { describe, expect, it } from 'vitest';
import { type Failure, failureOfAnswer, mayHaveWritten } from '../../../src/api/errors';

describe('mayHaveWritten', () => {
  it('is unclear after a lost or broken answer, and after no refusal', () => {
    const rows: [string, Failure, boolean][] = [
      ['no connection', { kind: 'offline', status: 0 }, true],
      ['no answer in time', { kind: 'timeout', status: 0 }, true],
      ['an answer that says nothing', { kind: 'contract', status: 200 }, true],
      ['a refusal in a 200', { kind: 'invalid', status: 200, fields: {} }, false],
      ...[400, 401, 403, 404, 409, 413, 422, 429].map((status): [string, Failure, boolean] => [
        `a ${status}`,
        failureOfAnswer(status, {}),
        false,
      ]),
      ...[500, 502, 503, 504, 507].map((status): [string, Failure, boolean] => [
        `a ${status}`,
        failureOfAnswer(status, {}),
        true,
      ]),
      ['a 501, which no server has acted on', failureOfAnswer(501, {}), false],
    ];
    for (const [what, failure, expected] of rows) expect.soft(mayHaveWritten(failure), what).toBe(expected);
  });
});
