import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../../../../../demo/server/ops/process/startServer';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { putSample } from '../../../../support/processes/dataFolder';

const DAY = 24 * 3_600_000;
const MAIL = '2026-11-20T10-00-00-000Z-1.eml';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-clock-'));
  await putSample(folder);
  mkdirSync(join(folder, 'mails'));
  const file = join(folder, 'mails', MAIL);
  writeFileSync(file, 'To: x');
  utimesSync(file, 1, 1);
}, 120_000);
afterEach(() => rmSync(folder, { recursive: true }));

async function lastRoundWas(ms: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder });
  const passage_le = new Date(Date.now() + ms).toISOString();
  await db.insertInto('horloge').values({ passage_le, saut_le: null, confirme_le: null }).execute();
  await close();
}

/** What a start prints and logs, by a server that is closed again. */
async function startedLines(more: { stopDays?: number } = {}): Promise<{ printed: string; logged: string }> {
  const lines: string[] = [];
  const logged: string[] = [];
  const server = await startServer({
    ...{ dataDir: folder, port: 0, folders: [], signals: false, timeZone: 'Europe/Paris', ...more },
    print: (line) => void lines.push(line),
    log: (line) => void logged.push(line),
  });
  await server.close();
  return { printed: lines.join('\n').replaceAll('\u00a0', ' '), logged: logged.join('\n') };
}

it.each([
  ['twenty years before the last one', 20 * 365 * DAY],
  ['sixty days after the last one', -60 * DAY],
])(
  'A start %s says so in one line and in the log, and removes no mail [O10]',
  { timeout: 60_000 },
  async (_, ms) => {
    await lastRoundWas(ms);
    const { printed, logged } = await startedLines();
    const [line = ''] = printed.split('\n').filter((one) => one.startsWith('Attention : la date'));
    expect(line).toMatch(
      /la date de cette machine, .* ne fait pas suite à celle du dernier entretien, .*horloge/,
    );
    expect(logged).toMatch(/^\{"time":.*"warning":"clock","from":".*","to":".*"\}$/);
    expect(readdirSync(join(folder, 'mails'))).toEqual([MAIL]);
  },
);

it('A start within the days of the setting says nothing, and removes old mails', {
  timeout: 60_000,
}, async () => {
  await lastRoundWas(-20 * DAY);
  const { printed, logged } = await startedLines({ stopDays: 30 });
  expect(printed).not.toContain('la date de cette machine');
  expect(logged).toBe('');
  expect(readdirSync(join(folder, 'mails'))).toEqual([]);
});
