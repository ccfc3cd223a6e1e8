import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bytes, Buffer as OwnBuffer } from '../../../demo/static/worker/node/bytes.ts';
import * as own from '../../../demo/static/worker/node/crypto.ts';

/* The replacements of Node's modules, for the server in a browser, give the same results as Node. */

describe('the replacement of Node', () => {
  it('hashes texts of any length as Node does', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = 'é'.repeat(length);
      const expected = createHash('sha256').update(text).digest('base64url');
      expect(own.createHash('sha256').update(text).digest('base64url')).toBe(expected);
    }
  });

  it('signs with secrets of any length as Node does', () => {
    for (const length of [0, 43, 63, 64, 65, 200]) {
      const secret = 'é'.repeat(length);
      const expected = createHmac('sha256', secret).update('12\n').update('lx3').digest('base64url');
      expect(own.createHmac('sha256', secret).update('12\n').update('lx3').digest('base64url')).toBe(
        expected,
      );
    }
  });

  it('writes and reads bytes as Node does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const [ours, nodes] = [new Bytes(bytes), Buffer.from(bytes)];
        for (const coding of ['latin1', 'base64url', 'utf8'] as const)
          expect(ours.toString(coding)).toBe(nodes.toString(coding));
        expect([...OwnBuffer.from(nodes.toString('base64url'), 'base64url')]).toEqual([...bytes]);
        expect((ours.subarray(1, 5) as Bytes).toString('latin1')).toBe(
          nodes.subarray(1, 5).toString('latin1'),
        );
      }),
    );
  });

  it('counts the bytes of a text as Node does', () => {
    for (const text of ['', 'abc', 'Été à Orléans', '👩‍👧'])
      expect(OwnBuffer.byteLength(text)).toBe(Buffer.byteLength(text));
  });

  it('has every function of Buffer that the server calls', () => {
    const sources = readdirSync('demo/server', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`demo/server/${name}`, 'utf8'));
    const called = new Set(
      sources.flatMap((text) => [...text.matchAll(/\bBuffer\.(\w+)\(/g)].map(([, name]) => name)),
    );
    expect(called.size).toBeGreaterThan(2);
    expect([...called].filter((name) => !Object.hasOwn(OwnBuffer, String(name)))).toEqual([]);
  });

  it('draws whole numbers between its bounds', () => {
    const drawn = Array.from({ length: 500 }, () => own.randomInt(1, 4));
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3]));
    expect(Array.from({ length: 200 }, () => own.randomInt(2)).every((n) => n === 0 || n === 1)).toBe(true);
  });

  it('gives equal passwords the same key and others another key', () => {
    const keyOf = (password: string) => {
      let key = '';
      own.scrypt(password, own.randomBytes(0), 32, {}, (_error, bytes) => {
        key = bytes.toString('base64url');
      });
      return key;
    };
    expect(keyOf('parvis-demo')).toBe(keyOf('parvis-demo'));
    expect(keyOf('parvis-demo')).not.toBe(keyOf('parvis-dema'));
    expect(keyOf('parvis-demo')).toHaveLength(43);
  });
});
