import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CallCounts } from '../../../../../demo/server/guard/doors/CallCounts';
import { Attempts } from '../../../../../demo/server/store/database/Attempts';
import {
  type ClockJump,
  ClockWatch,
  carryClock,
  clockState,
  confirmClock,
  mayClean,
  SHARED_BACKUP,
  trustedTime,
} from '../../../../../demo/server/store/database/clock';
import { openMemory } from '../../../../support/memory';
import { startTestServer, type TestServer } from '../../../../support/server';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-28T10:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('horloge').execute();
});

/** A process whose wall clock and whose steady clock are set apart. */
class FakeProcess {
  steady = 0;
  readonly told: ClockJump[] = [];
  private readonly watch: ClockWatch;

  constructor(
    public wall: number,
    stopDays?: number,
  ) {
    this.watch = new ClockWatch(server.db, {
      now: () => this.wall,
      steady: () => this.steady,
      stopDays,
      onJump: (jump) => this.told.push(jump),
    });
  }

  /** Lets both clocks go on. */
  passes(ms: number): void {
    this.wall += ms;
    this.steady += ms;
  }

  look = () => this.watch.look();
  state = () => clockState(server.db, { now: this.wall });
}

describe('The clock of the server', () => {
  it('is believed where no round was kept yet, as of a new or an updated database', async () => {
    const first = new FakeProcess(START);
    expect(await mayClean(server.db, { now: START })).toBe(true);
    expect(await first.look()).toBe(true);
    expect(await first.state()).toEqual({ jumped: null });
  });

  it.each([
    ['sixty days ahead', 60 * DAY],
    ['twenty years back', -20 * 365 * DAY],
    ['two days ahead, as of a machine that slept', 2 * DAY],
  ])('is asked about when it moves %s while the server runs [O10]', async (_, ms) => {
    const running = new FakeProcess(START);
    await running.look();
    running.wall += ms;
    expect(await running.look()).toBe(false);
    const jump = { from: new Date(START).toISOString(), to: new Date(START + ms).toISOString() };
    expect(running.told).toEqual([jump]);
    expect(await running.state()).toEqual({ jumped: jump });
  });

  it('lets calls clean nothing in the minute between a jump of days and the round that finds it [O10]', async () => {
    const running = new FakeProcess(START);
    await running.look();
    const now = START + 3 * DAY;
    expect(await mayClean(server.db, { now })).toBe(false);
    expect(await trustedTime(server.db, now)).toBe(START);
    expect(await mayClean(server.db, { now: START + 20 * HOUR })).toBe(true);
  });

  it('is believed when it is set by less than a day, or goes on for weeks', async () => {
    const running = new FakeProcess(START);
    await running.look();
    running.wall -= 20 * HOUR;
    expect(await running.look()).toBe(true);
    for (let day = 0; day < 30; day++) {
      running.passes(DAY);
      expect(await running.look()).toBe(true);
    }
  });

  it.each([
    ['two hours before the last round', -2 * HOUR, false],
    ['eight days after it', 8 * DAY, false],
    ['some seconds before it, as of another server', -5000, true],
    ['six days after it', 6 * DAY, true],
  ])('at a start %s is believed or asked about', async (_, ms, isBelieved) => {
    await new FakeProcess(START).look();
    expect(await new FakeProcess(START + ms).look()).toBe(isBelieved);
  });

  it('may stand still for as many days as the setting says', async () => {
    await new FakeProcess(START).look();
    expect(await new FakeProcess(START + 20 * DAY, 30).look()).toBe(true);
    expect(await new FakeProcess(START + 25 * DAY, 2).look()).toBe(false);
  });

  it('stays asked about after a restart, until it is confirmed, and that date alone', async () => {
    const running = new FakeProcess(START);
    await running.look();
    running.wall += 3 * DAY;
    await running.look();
    const again = new FakeProcess(running.wall);
    expect(await again.look()).toBe(false);
    await confirmClock(server.db, again.wall);
    expect(await again.look()).toBe(true);
    expect(await again.state()).toEqual({ jumped: null });
    again.wall += 3 * DAY;
    expect(await again.look()).toBe(false);
    expect(again.told).toHaveLength(2);
  });

  it('stays asked about where the data are moved to another database [O10]', async () => {
    const running = new FakeProcess(START);
    await running.look();
    running.wall += 3 * DAY;
    await running.look();
    const target = await openMemory();
    await carryClock(server.db, target.db);
    expect(await clockState(target.db, { now: running.wall })).toEqual(await running.state());
    expect(await mayClean(target.db, { now: running.wall })).toBe(false);
    await target.close();
  });

  it('of a second server that is wrong holds both, also after the right one was confirmed', async () => {
    const right = new FakeProcess(START);
    await right.look();
    const wrong = new FakeProcess(START + 60 * DAY);
    expect(await wrong.look()).toBe(false);
    expect(await right.look()).toBe(false);
    await confirmClock(server.db, right.wall);
    expect(await right.look()).toBe(true);
    expect(await wrong.look()).toBe(false);
  });
});

describe('A limit that was reached under a clock that ran ahead', () => {
  const limit = { attempts: 1, seconds: 900 };

  it('lasts as long as it says once the clock is right again, and not for the days between', async () => {
    let at = START + 60 * DAY;
    const attempts = new Attempts(server.db, () => at);
    const calls = new CallCounts(() => at);
    const counted = async () => [await attempts.gate(limit, 'essai'), calls.count(limit, 'essai')];
    await counted();
    expect(await counted()).toEqual([900, 900]);
    at = START;
    expect(await counted()).toEqual([0, 0]);
    expect(await counted()).toEqual([900, 900]);
    // The clock of another server, which is some seconds behind.
    at -= 5000;
    expect((await new Attempts(server.db, () => at).gate(limit, 'essai')) > 0).toBe(true);
  });
});

describe('What happened under a wrong date', () => {
  const at = (ms: number) => new Date(ms).toISOString();

  it('loses nothing by the confirmation of the right one [O10]', async () => {
    const { db } = server;
    const running = new FakeProcess(START);
    await running.look();
    running.wall = Date.parse('2006-05-01T10:00:00Z');
    await running.look();
    const expiries = [running.wall + 30 * DAY, START + 10 * DAY, START + 7000 * DAY].map(at);
    for (const [ligne, expire_le] of expiries.entries())
      await db
        .insertInto('corbeille')
        .values({ operation_id: 1, genre: 'essai', ligne, nom: null, expire_le })
        .execute();
    await sql`insert into messages (genre, destinataire, objet, texte, prochain_le)
      values ('securite', 'awa@x.fr', 'x', 'x', ${at(START + 60 * DAY)})`.execute(db);
    await sql`insert into passages (nom, fait_le) values ('essai', ${at(START + 60 * DAY)}),
      (${SHARED_BACKUP}, ${at(START + 60 * DAY)})`.execute(db);
    running.wall = START + HOUR;
    await confirmClock(db, running.wall);
    const stays = await db
      .selectFrom('corbeille')
      .select('expire_le')
      .where('genre', '=', 'essai')
      .orderBy('ligne')
      .execute();
    const renewed = at(START + HOUR + 30 * DAY);
    expect(stays.map(({ expire_le }) => at(Date.parse(expire_le)))).toEqual([renewed, expiries[1], renewed]);
    const { rows } = await sql<{
      moment: string;
    }>`select prochain_le as moment from messages where etat = 'attente'
      union select fait_le from passages where nom = 'essai'`.execute(db);
    // No backup was made when the date was confirmed.
    expect(await db.selectFrom('passages').selectAll().where('nom', '=', SHARED_BACKUP).execute()).toEqual(
      [],
    );
    expect(rows.map(({ moment }) => at(Date.parse(moment)))).toEqual([at(START + HOUR)]);
  });
});
