import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLDING } from '../../../../../src/domain/registrations/registrationState';
import { present } from '../../../../support/present';
import { bodyOf, dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();

const DAY = '2099-11-21';

type Step =
  | { kind: 'register'; size: number }
  | { kind: 'withdraw' | 'press' | 'decide'; pick: number; isYes: boolean }
  | { kind: 'places'; places: number | null; isOffered: boolean; isSplit: boolean; isAgreed: boolean }
  | { kind: 'cancel' | 'move' | 'trash' | 'wait' };

const nat = fc.nat({ max: 50 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('register' as const), size: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('withdraw' as const, 'press' as const, 'decide' as const),
      ...{ pick: nat, isYes: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('places' as const),
      places: fc.constantFrom(null, 1, 2, 3, 5),
      ...{ isOffered: fc.boolean(), isSplit: fc.boolean(), isAgreed: fc.boolean() },
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'move' as const, 'trash' as const, 'wait' as const),
    }),
  },
);

/** An event with people, and what a sequence of real calls does to it. */
class Sequence {
  id = 0;
  name = '';
  identifiant = '';
  private made = 0;
  private day = DAY;
  private isCancelled = false;

  async begin() {
    await home.goTo('2099-04-01T09:00:00Z');
    await home.server.db.deleteFrom('tentatives').execute();
    Object.assign(this, await home.event({ places: 3 }));
    for (const size of [1, 2, 3, 1, 2]) await this.do({ kind: 'register', size });
    await home.server.settle();
  }

  rows() {
    return home.server.db
      .selectFrom('inscrits')
      .select(['id', 'inscription_id', 'etat', 'rang', 'created_at'])
      .where('evenement_id', '=', this.id)
      .orderBy('rang')
      .execute();
  }

  async settings() {
    const { reglages } = dataOf<{ reglages: { places: number | null; separer: boolean } | null }>(
      await home.call('GET', `/api/events/${this.id}/inscriptions/`),
    );
    return present(reglages, 'settings');
  }

  get isLive() {
    return !this.isCancelled && this.day === DAY;
  }

  private async picked(states: readonly string[], pick: number) {
    const people = (await this.rows()).filter(({ etat }) => states.includes(etat));
    return people[pick % Math.max(1, people.length)];
  }

  private move(day: string) {
    this.day = day;
    return home.call('PUT', `/api/events/${this.id}/`, {
      ...{ id: this.id, nom_evenement: this.name, lieu: 'Temple', date: `${day}T10:00:00` },
      ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false },
    });
  }

  /** Presses the button of an open offer. */
  private async press(pick: number, isTaken: boolean) {
    const offered = await this.picked(['offert'], pick);
    if (!offered) return;
    const { email } = await home.server.db
      .selectFrom('inscriptions')
      .select('email')
      .where('id', '=', offered.inscription_id)
      .executeTakeFirstOrThrow();
    await home.press(await home.linkTo(email ?? ''), isTaken ? 'prendre' : 'laisser');
  }

  async do(one: Step): Promise<unknown> {
    const path = `/api/events/${this.id}`;
    switch (one.kind) {
      case 'register': {
        const names = Array.from({ length: one.size }, (_, at) => `P${at}`);
        return home.register(this.identifiant, `p${this.id}x${++this.made}@x.fr`, names);
      }
      case 'withdraw': {
        const person = await this.picked(['inscrit', 'demande', 'offert', 'attente'], one.pick);
        return person && home.call('POST', `${path}/unregister/`, { inscrits: [person.id] });
      }
      case 'decide': {
        const person = await this.picked(['demande'], one.pick);
        const body = { inscrits: [person?.id], accord: one.isYes };
        return person && home.call('POST', `${path}/inscriptions/decision/`, body);
      }
      case 'press':
        return this.press(one.pick, one.isYes);
      case 'places': {
        const offre_heures = one.isOffered ? 2 : null;
        return home.set(this.id, {
          places: one.places,
          separer: one.isSplit,
          accord: one.isAgreed,
          offre_heures,
        });
      }
      // Cancelled and taken up again in turn, and moved to a day before now and back.
      case 'cancel':
        this.isCancelled = !this.isCancelled;
        return this.isCancelled
          ? home.call('POST', `${path}/cancel/`, { motif: null, prevenir: true })
          : home.call('POST', `${path}/reactivate/`, {});
      case 'move':
        return this.move(
          this.day === DAY ? new Date(home.at - 2 * 86_400_000).toISOString().slice(0, 10) : DAY,
        );
      case 'trash': {
        const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', `${path}/`));
        return home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
      }
      case 'wait':
        home.at += 3 * 3_600_000;
        return home.server.sendDue();
    }
  }
}

type Rows = Awaited<ReturnType<Sequence['rows']>>;
const held = (rows: Rows) => rows.filter(({ etat }) => HOLDING.includes(etat)).length;

/** The people who wait, by unit, in order. */
function unitsOf(rows: Rows, isSplit: boolean): Map<string, number> {
  const units = new Map<string, number>();
  for (const { id, inscription_id, etat } of rows)
    if (etat === 'attente') {
      const unit = isSplit ? String(id) : String(inscription_id);
      units.set(unit, (units.get(unit) ?? 0) + 1);
    }
  return units;
}

async function checkPlaces(sequence: Sequence, before: Rows): Promise<void> {
  const [rows, { places, separer }] = [await sequence.rows(), await sequence.settings()];
  const free = places === null ? Number.POSITIVE_INFINITY : places - held(rows);
  // Places may be fewer than people, but then nobody is added.
  if (free < 0) expect(held(rows)).toBeLessThanOrEqual(held(before));
  if (!sequence.isLive) {
    expect(rows.filter(({ etat }) => etat === 'offert')).toEqual([]);
    return;
  }
  const units = [...unitsOf(rows, separer)];
  for (const [, size] of units) expect(size).toBeGreaterThan(free);
  // Who waits was passed only while the free places were fewer than its people.
  const placed = rows.filter(
    ({ id, etat }) =>
      HOLDING.includes(etat) && !before.some((one) => one.id === id && HOLDING.includes(one.etat)),
  );
  for (const [unit, size] of units) {
    const first = rows.find(
      ({ id, inscription_id, etat }) => etat === 'attente' && unit === String(separer ? id : inscription_id),
    );
    const passing = placed.filter(({ rang }) => Number(rang) > Number(first?.rang));
    expect(size).toBeGreaterThan(free + passing.length);
  }
}

const HOPES = /inscription est confirmée|est acceptée|gardées? (ensemble )?jusqu’au|\u00a0: une place/;

const lineCounts = (text: string) => ({
  in: text.split('\u00a0: une place\n').length - 1,
  waiting: [...text.matchAll(/\u00a0: liste d’attente, n°\u00a0(\d+)/g)].map(([, place]) => place),
});
const pageCounts = (text: string) => ({
  in: text.split('Une place</span>').length - 1,
  waiting: [...text.matchAll(/>Liste d’attente, n°\u00a0(\d+)/g)].map(([, place]) => place),
});

/** The last mail to each address says what its page says. */
async function checkMails(sequence: Sequence, since: number): Promise<void> {
  await home.server.settle();
  const sent = home.server.mails.slice(since);
  if (!sequence.isLive) for (const { text } of sent) expect(text).not.toMatch(HOPES);
  const last = new Map(
    sent.filter(({ text }) => text.includes('Voir ou changer l’inscription')).map((mail) => [mail.to, mail]),
  );
  for (const { text } of last.values()) {
    const [address = ''] = /http\S+/.exec(text) ?? [];
    const { pathname, search } = new URL(address);
    const page = await home.open(pathname + search);
    if (text.includes('Inscription') || lineCounts(text).in + lineCounts(text).waiting.length > 0)
      expect(pageCounts(page.text)).toEqual(lineCounts(text));
  }
}

describe('Any sequence of calls', () => {
  it('gives no place twice, leaves none free that somebody waits for, keeps the order, and mails what the page says [Q7, EL2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
        const sequence = new Sequence();
        await sequence.begin();
        for (const one of steps) {
          const [before, since] = [await sequence.rows(), home.server.mails.length];
          await sequence.do(one);
          await checkPlaces(sequence, before);
          await checkMails(sequence, since);
        }
        const listed = bodyOf<{ count: number }>(
          await home.call('GET', `/api/events/${sequence.id}/attendees/`),
        );
        expect(listed.count).toBe((await sequence.rows()).length);
      }),
      { numRuns: Number(process.env.SEQUENCES ?? 3), endOnFailure: true },
    );
  }, 300_000);
});
