import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../demo/server/http/httpError';
import { isAnswer, outageAsAnswer, outageAtStart } from '../../../../demo/server/store/database/outage';
import { diskSpaceGuard } from '../../../../demo/server/store/folder/diskSpaceGuard';

describe('an error of the database', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
  const statusOf = (error: Error) => {
    const answer = outageAsAnswer(error);
    return answer instanceof HttpError ? answer.status : undefined;
  };

  it('is answered with 503 when it is temporary', () => {
    const rows = [
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
      '57P01',
      '57P02',
      '57P03',
      '25006',
      '08006',
      '25P03',
      '53000',
      '53200',
      '53300',
      '55P03',
      '57014',
    ];
    for (const code of rows)
      expect
        .soft(outageAsAnswer(coded(code)), code)
        .toMatchObject({ status: 503, details: { retryAfter: 5 } });
  });

  it('is answered with 507 when the disk is full', () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
      expect(outageAsAnswer(coded(code))).toMatchObject({ status: 507, details: { retryAfter: 60 } });
  });

  it('is recognised by its message if it has no code', () => {
    for (const words of [
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout exceeded when trying to connect',
    ])
      expect(statusOf(new Error(words)), words).toBe(503);
    expect(outageAsAnswer(new Error('timeout exceeded when trying to connect')).message).toContain(
      'très utilisé',
    );
    expect(statusOf(new Error('I said: Connection terminated'))).toBeUndefined();
  });

  it('is that of the first address when a host has several', () => {
    expect(statusOf(new AggregateError([coded('ECONNREFUSED'), coded('x')]))).toBe(503);
    expect(statusOf(new AggregateError([coded('x')]))).toBeUndefined();
  });

  it('is returned unchanged otherwise', () => {
    for (const error of [coded('23505'), new Error('x')]) expect(outageAsAnswer(error)).toBe(error);
    expect(statusOf(Object.assign(new Error('x'), { code: 8006 }))).toBeUndefined();
  });

  it('is logged with its reason once in a while', () => {
    const clock = vi.spyOn(performance, 'now');
    const say = (at: number, error: Error) => {
      clock.mockReturnValue(at);
      outageAsAnswer(error);
    };
    say(1e9, coded('ECONNREFUSED', 'first'));
    say(1e9 + 5000, coded('ECONNREFUSED', 'second'));
    say(1e9 + 5001, coded('ECONNREFUSED', ''));
    say(2e9, new AggregateError([coded('ECONNREFUSED', 'one'), coded('EPIPE', 'other')]));
    expect(vi.mocked(console.error).mock.calls.map(([line]) => line)).toEqual(
      ['first', 'ECONNREFUSED', 'one, other'].map(
        (reason) => `La base de données ne répond pas comme il faut\u00a0: ${reason}`,
      ),
    );
  });

  it('is reported to the operator in a sentence at the start', () => {
    const at = (error: unknown) => {
      const told = outageAtStart(error, 'LA BASE');
      return told === error ? undefined : (told as Error).message;
    };
    expect(at(coded('ECONNREFUSED', 'connect'))).toContain('LA BASE ne répond pas (connect)');
    for (const code of [
      '28P01',
      '3D000',
      '42501',
      'SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_X',
      'ERR_SSL_X',
    ])
      expect(at(coded(code, 'non')), code).toContain('LA BASE refuse la connexion (non)');
    for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])
      expect(at(coded(code)), code).toContain('refuse');
    expect(at(new Error('The server does not support SSL connections'))).toContain('refuse');
    expect(at(new Error('SASL: wrong'))).toContain('refuse');
    for (const other of [coded('53300'), new Error('x'), 'text', coded('x3D')])
      expect(at(other)).toBeUndefined();
  });

  it('shows that the server can be reached when PostgreSQL sent it', () => {
    const answered = (code: string) => Object.assign(coded(code), { severity: 'ERROR' });
    expect([isAnswer(answered('23505')), isAnswer(answered('57P01')), isAnswer(coded('23505'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isAnswer({ severity: 'ERROR', code: '23505' })).toBe(false);
  });
});

describe('a disk', () => {
  afterEach(() => vi.restoreAllMocks());

  it('accepts writes while it has enough space, checked twice a second', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const folder = mkdtempSync(join(tmpdir(), 'room-'));
    expect(diskSpaceGuard(folder, 1)).not.toThrow();
    const full = diskSpaceGuard(folder, 2 ** 60);
    expect(full).toThrow(expect.objectContaining({ code: '53100' }));
    const guard = diskSpaceGuard(folder, 1);
    guard();
    rmSync(folder, { recursive: true });
    clock.mockReturnValue(500);
    expect(guard).not.toThrow();
    clock.mockReturnValue(501);
    expect(guard).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });
});
