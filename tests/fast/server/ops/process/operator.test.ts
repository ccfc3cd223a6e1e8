import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeExpiredMails } from '../../../../../demo/server/letters/expiredMails';
import { startServer } from '../../../../../demo/server/ops/process/startServer';
import { warningsOf } from '../../../../../demo/server/ops/process/warnings';
import { putSample } from '../../../../support/processes/dataFolder';

const URL_HERE = 'http://127.0.0.1:4173';
/** Whether the zone of «today» is reported depends on this machine, so all tests but one set a zone. */
const ZONED = { timeZone: 'Europe/Paris' };

describe('A server that other machines reach', () => {
  it('is warned of when it has no mail server', () => {
    const rows = [
      ['it listens to them', { host: '0.0.0.0' }],
      ['it has a public address', { publicUrl: 'https://parvis.fr' }],
      ['it stands behind a proxy', { trustProxy: 1 }],
    ] as const;
    for (const [how, options] of rows)
      expect
        .soft(warningsOf({ ...ZONED, ...options }, URL_HERE, undefined).join(), how)
        .toContain('PARVIS_SMTP');
  });

  it('is warned of when links in mails lead nowhere', () => {
    const warnings = warningsOf({ ...ZONED, host: '192.168.1.4', smtp: 'smtp://mail' }, URL_HERE, undefined);
    expect(warnings).toEqual([expect.stringMatching(/PARVIS_URL.*http:\/\/127\.0\.0\.1:4173/)]);
  });

  it('is not warned of anything when it has both', () => {
    const options = { ...ZONED, host: '::', publicUrl: 'https://parvis.fr', smtp: 'smtp://mail' };
    expect(warningsOf(options, URL_HERE, undefined)).toEqual([]);
  });
});

describe('A server for this machine alone', () => {
  it('is not warned of mails', () => {
    for (const host of [undefined, '127.0.0.1', '::1', 'localhost'])
      expect.soft(warningsOf({ ...ZONED, host }, URL_HERE, undefined), String(host)).toEqual([]);
  });
});

describe('The zone of «today»', () => {
  it('is reported when it is UTC and was not chosen', () => {
    const before = process.env.TZ;
    process.env.TZ = 'UTC';
    try {
      expect(warningsOf({}, URL_HERE, undefined)).toEqual([
        expect.stringMatching(/UTC.*PARVIS_TZ=Europe\/Paris/),
      ]);
      expect(warningsOf({}, URL_HERE, 'UTC')).toEqual([]);
      expect(warningsOf(ZONED, URL_HERE, undefined)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

describe('Mails written as files', () => {
  const LAPSED = '2026-11-20T10-00-00-000Z-1.eml';
  const FRESH = '2026-11-20T10-00-00-000Z-2.eml';
  const FOREIGN = 'gardé.eml';
  let folder: string;
  let mails: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parvis-mails-'));
    mails = join(folder, 'mails');
    mkdirSync(mails);
    for (const name of [LAPSED, FRESH, FOREIGN]) writeFileSync(join(mails, name), 'To: x');
    const old = Date.now() / 1000 - 3601;
    for (const name of [LAPSED, FOREIGN]) utimesSync(join(mails, name), old, old);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are removed once their link has expired, and no other file is', async () => {
    expect(await removeExpiredMails(mails)).toBe(1);
    expect(readdirSync(mails).sort()).toEqual([FRESH, FOREIGN].sort());
    expect(await removeExpiredMails(mails, Date.now() + 3_700_000)).toBe(1);
    expect(readdirSync(mails)).toEqual([FOREIGN]);
  });

  it('may be missing when no mail was written', async () => {
    expect(await removeExpiredMails(join(folder, 'nulle-part'))).toBe(0);
  });

  it('are checked when the server starts, which reports how many it removed', {
    timeout: 120_000,
  }, async () => {
    const lines: string[] = [];
    await putSample(folder);
    const server = await startServer({
      dataDir: folder,
      port: 0,
      folders: [],
      log: false,
      signals: false,
      print: (line) => void lines.push(line),
    });
    expect(readdirSync(mails).sort()).toEqual([FRESH, FOREIGN].sort());
    expect(lines.join('\n')).toMatch(/1 e-mail au lien expiré a été retiré de .*mails/);
    await server.close();
  });
});
