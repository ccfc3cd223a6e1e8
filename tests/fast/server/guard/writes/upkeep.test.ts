import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upkeep, UpkeepJob } from '../../../../../demo/server/guard/upkeep';
import { clockState, confirmClock } from '../../../../../demo/server/store/database/clock';
import { present } from '../../../../support/present';
import { ask, dataOf } from '../../ask';
import { RegistrationServer } from '../../contract/registrations/registrationServer';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Later than everything that is kept for a time. */
const AHEAD = 400 * DAY;
const ROUNDS: readonly Parameters<Upkeep['round']>[0][] = ['minute', 'tenMinutes', 'hour'];

/** Times of its own, and counts that calls raise. */
const LEFT = ['horloge', 'tentatives', 'kysely_migration', 'kysely_migration_lock'];

const home = new RegistrationServer();
/** How far the wall clock was moved by hand. */
let moved = 0;
let offered = 0;

const jump = (ms: number): void => {
  home.at += ms;
  moved += ms;
};
const dayIn = (ms: number) => new Date(home.at + ms).toISOString().slice(0, 10);

/** Every row of the database, by table. */
async function allRows(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(
    home.server.db,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables.filter((one) => !LEFT.includes(one.name))) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} as t
      order by 1`.execute(home.server.db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function everyRound(): Promise<void> {
  for (const every of ROUNDS) await home.server.upkeep.round(every);
  await home.server.settle();
}

const confirm = () => confirmClock(home.server.db, home.at);
const count = async (from: string): Promise<number> =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.raw(from)}`.execute(home.server.db)).rows[0]?.n,
  );

/** The trash, answers, registrations, an offer, a reminder, a notice, and mails, links, keys and accesses of today. */
async function fill(): Promise<void> {
  const { db } = home.server;
  const offer = await home.event({ places: 1, offre_heures: 48 }, { date: `${dayIn(500 * DAY)}T10:00:00` });
  for (const name of ['Awa', 'Moussa', 'Nora'])
    await home.register(offer.identifiant, `${name.toLowerCase()}@x.fr`, [name]);
  offered = offer.id;
  const awa = present(
    (await home.people(offered)).find(({ prenom }) => prenom === 'Awa'),
    'Awa',
  );
  await home.call('POST', `/api/events/${offered}/unregister/`, { inscrits: [awa.id] });
  const kept = await home.event({ conservation_mois: 1 }, { date: `${dayIn(10 * DAY)}T10:00:00` });
  await home.register(kept.identifiant, 'zoe@x.fr', ['Zoé']);
  // Within a day after the jump.
  home.at = Date.parse(`${dayIn(0)}T20:00:00Z`);
  const coming = await home.event({}, { date: `${dayIn(AHEAD + DAY)}T10:00:00` });
  await home.register(coming.identifiant, 'lea@x.fr', ['Léa']);
  await home.call('POST', `/api/events/${coming.id}/reminders/`, { heures: [24] });
  const form = dataOf<{ id: number; identifiant: string; champs: { id: number }[] }>(
    await home.call('POST', '/api/formulaires/', {
      ...{ nom_du_formulaire: 'Avis', description: '', form_extend: false, form_static: false },
      champs: [{ nom_du_champ: 'Nom', type_de_champ: 'text', is_required: false }],
    }),
  );
  const valeurs = { [present(form.champs[0], 'field').id]: 'Zoé' };
  await ask(home.server, `/api/formulaires/${form.identifiant}/reponses/`, {
    method: 'POST',
    body: { valeurs },
  });
  await sql`update formulaires set conservation_mois = 1`.execute(db);
  await sql`update utilisateurs set reglages = '{"avis_reponses": true}'`.execute(db);
  await sql`insert into avis_reponses (formulaire_id, derniere, envoye_le)
    values (${form.id}, 0, ${new Date(home.at).toISOString()})`.execute(db);
  const member = dataOf<{ id: number }>(
    await home.call('POST', '/api/membres/', { nom: 'Durand', prenom: 'Alix', genre: 'feminin' }),
  );
  await home.call('DELETE', `/api/membres/${member.id}/`);
  await sql`insert into cles (porteur, cle, empreinte) values ('visiteur', 'k', 'x')`.execute(db);
  await home.server.settle();
  await everyRound();
  await sql`insert into messages (genre, destinataire, objet, texte, prochain_le)
    values ('rappel', 'tom@x.fr', 'Rappel', 'x', ${new Date(home.at + 2 * DAY).toISOString()})`.execute(db);
}

beforeAll(async () => {
  home.at = Date.now();
  await home.start({ clock: { steady: () => home.at - moved, onJump: () => {} } });
  await fill();
}, 60_000);
afterAll(() => home.server.close());

/** The work that counts as independent of the date, and changes something under a later one. */
async function changersAmong(jobs: readonly UpkeepJob[]): Promise<string[]> {
  const names: string[] = [];
  for (const job of jobs.filter(({ needsTrustedClock }) => !needsTrustedClock)) {
    const before = await allRows();
    await job.run();
    await home.server.settle();
    if (JSON.stringify(await allRows()) !== JSON.stringify(before)) names.push(job.name);
  }
  return names;
}

describe('Upkeep', () => {
  it('has no work that changes anything because of a date without saying that it needs a clock [O10]', async () => {
    jump(AHEAD);
    await everyRound();
    expect(await changersAmong(home.server.upkeep.jobs)).toEqual([]);
    const planted: UpkeepJob = {
      ...{ name: 'planted', every: 'hour', needsTrustedClock: false },
      run: () => sql`delete from cles where le < ${new Date(home.at).toISOString()}`.execute(home.server.db),
    };
    expect(await changersAmong([...home.server.upkeep.jobs, planted])).toEqual(['planted']);
    await sql`insert into cles (porteur, cle, empreinte) values ('visiteur', 'k', 'x')`.execute(
      home.server.db,
    );
    jump(-AHEAD);
    await confirm();
  });

  it.each([
    ['runs four hundred days ahead', AHEAD],
    ['goes twenty years back', -20 * 365 * DAY],
  ])('deletes, ends, gives on and reminds of nothing while the clock %s [O10]', async (_, ms) => {
    await everyRound();
    const before = await allRows();
    const mails = home.server.mails.length;
    jump(ms);
    await everyRound();
    home.at += 2 * HOUR;
    await everyRound();
    expect(await allRows()).toEqual(before);
    expect(home.server.mails).toHaveLength(mails);
    jump(-ms);
    await confirm();
  });

  it('lets an offer be taken, and gives no place on, while a date has to be confirmed [O10]', async () => {
    jump(AHEAD);
    await everyRound();
    await home.goTo(new Date(home.at).toISOString());
    expect(await home.listed(offered)).toEqual(['Moussa offert', 'Nora attente 1', 'Awa retire']);
    expect((await home.open(await home.linkTo('moussa@x.fr'))).status).toBe(200);
    await sql`update inscriptions_reglages set places = 2 where evenement_id = ${offered}`.execute(
      home.server.db,
    );
    const event = dataOf<{ id: number }>(await home.call('GET', `/api/events/${offered}/`));
    expect((await home.call('PUT', `/api/events/${offered}/`, { ...event, lieu: 'Salle' })).status).toBe(200);
    expect(await home.listed(offered)).toEqual(['Moussa offert', 'Nora attente 1', 'Awa retire']);
    await sql`update inscriptions_reglages set places = 1 where evenement_id = ${offered}`.execute(
      home.server.db,
    );
    jump(-AHEAD);
    await confirm();
  });

  it('does in the next round after the confirmation all that was held back [O10]', async () => {
    jump(AHEAD);
    await everyRound();
    await confirm();
    await home.server.sendDue();
    await home.server.settle();
    expect(await clockState(home.server.db, { now: home.at })).toEqual({ jumped: null });
    expect(await home.listed(offered)).toEqual(['Nora offert', 'Awa retire', 'Moussa retire']);
    expect((await home.mailsTo('lea@x.fr')).at(-1)?.subject).toMatch(/^Rappel/);
    const left = await Promise.all(
      [
        'corbeille',
        'reponses',
        'cles',
        "connexions where quand < now() + interval '100 days'",
        "liens where usage = 'place' and expire_le < now() + interval '100 days'",
        'avis_reponses where derniere = 0',
        "inscriptions where email = 'zoe@x.fr'",
        "messages where etat = 'envoye' and destinataire = 'zoe@x.fr'",
        "messages where etat = 'attente'",
      ].map(count),
    );
    expect(left).toEqual(left.map(() => 0));
  });
});
