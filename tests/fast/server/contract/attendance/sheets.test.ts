import { describe, expect, it } from 'vitest';
import { signedInServer, TODAY } from '../../signedInServer';
import { attendanceOn, tick } from './sheetRows';

const server = signedInServer(20);
const at = attendanceOn(server);

const statesOf = ({ data }: Awaited<ReturnType<typeof at.sheet>>) =>
  Object.fromEntries(
    data.pointages.map((one: { personne_id: number; etat: string | null }) => [one.personne_id, one.etat]),
  );

describe('a sheet of attendance', () => {
  it('has today’s events with how many people came, and every day of a series', async () => {
    const id = await at.event({ heure_debut: '10:00' });
    const series = await at.event({
      ...{ date: '2026-03-01T18:00:00', heure_debut: '18:00' },
      ...{ is_recurrent: true, recurence_data: { frequency: 'weekly' } },
    });
    await at.send(id, [tick(1, 'present'), tick(2, 'excuse')]);
    const { data } = await server.call('GET', '/api/presences/jour/');
    expect(data.jour).toBe(TODAY);
    const rows = data.evenements.filter((one: { id: number }) => [id, series].includes(one.id));
    expect(rows.map((one: { id: number; presents: number }) => [one.id, one.presents])).toEqual([
      [id, 1],
      [series, 0],
    ]);
    const { data: later } = await server.call('GET', '/api/presences/jour/?jour=2026-03-22');
    expect(later.evenements.map((one: { id: number }) => one.id)).toContain(series);
  });

  it('leaves cancelled dates out of the day, has moved ones on their new day, and keeps ticks that come late [EL8]', async () => {
    const id = await at.event({ is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    const single = await at.event();
    const listed = async (jour: string) => {
      const { data } = await server.call('GET', `/api/presences/jour/?jour=${jour}`);
      const own = data.evenements.filter((one: { id: number }) => [id, single].includes(one.id));
      return own.map((one: { id: number; heure_debut: string | null }) => [one.id, one.heure_debut]);
    };
    await server.call('PUT', `/api/events/${id}/dates/`, {
      ...{ jour: '2026-03-22', date: '2026-03-23', heure_debut: '18:00', heure_fin: '19:00' },
    });
    await server.call('POST', `/api/events/${id}/cancel/`, { jour: TODAY });
    await server.call('POST', `/api/events/${single}/cancel/`);
    expect(await Promise.all([TODAY, '2026-03-22', '2026-03-23'].map(listed))).toEqual([
      [],
      [],
      [[id, '18:00']],
    ]);
    // A device that had the sheet before the date was cancelled or moved.
    for (const [event, jour] of [
      [id, TODAY],
      [single, TODAY],
      [id, '2026-03-22'],
    ] as const) {
      expect((await at.send(event, [tick(1, 'present')], { jour })).status).toBe(200);
      const { data } = await at.sheet(event, jour);
      expect([data.prevu, data.pointages[0].etat]).toEqual([false, 'present']);
    }
    expect((await at.sheet(id, '2026-03-23')).data.prevu).toBe(true);
    expect((await at.sheet(id, '2026-03-24')).status).toBe(404);
    await server.call('POST', `/api/events/${id}/reactivate/`, { jour: TODAY });
    expect((await at.sheet(id)).data).toMatchObject({ prevu: true, pointages: [{ etat: 'present' }] });
  });

  it('expects the members whom the groups had on that day, and keeps the choice for later days', async () => {
    const id = await at.event({ is_recurrent: true, recurence_data: { frequency: 'daily' } });
    const group = await at.group();
    const member = await at.inGroup(group);
    const { status } = await at.expect(id, { groupes: [group] });
    expect(status).toBe(200);
    const { data } = await at.sheet(id);
    expect(data.attendus.groupes.map((one: { id: number }) => one.id)).toEqual([group]);
    expect(data.personnes).toMatchObject([{ id: member, attendu: true }]);
    const { data: next } = await at.sheet(id, '2026-03-16');
    expect(next.personnes).toMatchObject([{ id: member, attendu: true }]);
    expect(next.attendus.updated_at).toBeNull();
    await server.call('POST', `/api/groupes/${group}/remove_membre/`, {
      groupe_id: String(group),
      member_ids: [member],
    });
    expect((await at.sheet(id, '2026-03-16')).data.personnes).toEqual([]);
  });

  it('expects the registered members, chosen or found by name and address, while they have a place', async () => {
    const id = await at.event();
    const email = 'awa.diallo@exemple.test';
    const [chosen, found] = [await server.add(), await server.add({ nom: 'Diallo', prenom: 'Awa', email })];
    const draft = { places: 2, personnes_max: 8, attente: true, accord: false };
    expect((await server.call('PUT', `/api/events/${id}/inscriptions/`, draft)).status).toBe(200);
    const register = async (address: string | null, ...personnes: object[]) =>
      (await server.call('POST', '/api/events/register/', { evenement: id, email: address, personnes })).data
        .personnes;
    await register(null, { prenom: 'Nora', nom: 'Petit', membre_id: chosen });
    const [awa] = await register(email, { prenom: 'Awa', nom: 'Diallo' });
    await register(null, { prenom: 'Léo', nom: 'Roy', membre_id: await server.add() });
    const expected = async () => {
      const { data } = await at.sheet(id);
      return data.personnes.map((one: { id: number }) => one.id).sort((a: number, b: number) => a - b);
    };
    expect(await expected()).toEqual([chosen, found]);
    expect((await at.report(id)).data.jours).toEqual([]);
    await server.call('POST', `/api/events/${id}/unregister/`, { inscrits: [awa.id] });
    expect(await expected()).not.toContain(found);
  });

  it('refuses a choice that was made on an older one', async () => {
    const id = await at.event();
    const [one, other] = [await at.group(), await at.group()];
    await at.expect(id, { groupes: [one] });
    const late = await at.expect(id, { groupes: [other], updated_at: null });
    expect(late.status).toBe(409);
    expect(late.data.groupes.map((group: { id: number }) => group.id)).toEqual([one]);
    const { updated_at } = late.data;
    expect((await at.expect(id, { groupes: [other], updated_at })).status).toBe(200);
    expect((await at.expect(id, { groupes: [999_999] })).errors).toHaveProperty('groupes');
  });

  it('brings the household of each person', async () => {
    const id = await at.event();
    const group = await at.group();
    const father = await at.inGroup(group);
    const mother = await server.add();
    const child = await server.add({ date_naissance: '2018-05-01' });
    await server.call('POST', `/api/membres/${father}/ajouter_conjoint/`, { conjoint_id: mother });
    await server.call('POST', `/api/membres/${father}/ajouter_enfant/`, { enfants_ids: [child] });
    await at.expect(id, { groupes: [group] });
    const { personnes } = (await at.sheet(id)).data;
    const byId = new Map(personnes.map((one: { id: number }) => [one.id, one]));
    expect(byId.get(father)).toMatchObject({ attendu: true, famille: [mother, child] });
    expect(byId.get(child)).toMatchObject({
      attendu: false,
      famille: expect.arrayContaining([father, mother]),
    });
  });

  it('stores ticks that are sent twice once, and lets the later one win, whichever comes first', async () => {
    const id = await at.event();
    const first = tick(3, 'present', { ago: 60_000 });
    const { data } = await at.send(id, [first]);
    expect((await at.send(id, [first])).data.version).toBe(data.version);
    const early = await at.send(id, [tick(3, 'absent', { ago: 120_000 })], { appareil: 'deux' });
    expect(early.data.depasses).toMatchObject([{ personne_id: 3, etat: 'present', appareil: 'un' }]);
    expect(statesOf(await at.sheet(id))).toEqual({ 3: 'present' });
    const late = await at.send(id, [tick(3, 'excuse')], { appareil: 'deux' });
    expect(late.data.depasses).toEqual([]);
    expect(statesOf(await at.sheet(id))).toEqual({ 3: 'excuse' });
  });

  it('corrects the clock of each device, and keeps both times in the journal', async () => {
    const id = await at.event();
    const slow = tick(4, 'absent', { ago: 3_600_000, decalage: 3_600_000 });
    await at.send(id, [slow]);
    await at.send(id, [tick(4, 'present', { ago: 60_000 })], { appareil: 'deux' });
    expect(statesOf(await at.sheet(id))).toEqual({ 4: 'absent' });
    await at.send(id, [tick(4, 'excuse', { ago: -3_600_000 })], { appareil: 'trois' });
    await at.send(id, [tick(4, 'present')], { appareil: 'deux' });
    expect(statesOf(await at.sheet(id))).toEqual({ 4: 'present' });
    const { rows } = await server.db
      .selectFrom('changements')
      .select('apres')
      .where('nom_table', '=', 'presences')
      .execute()
      .then((found) => ({ rows: found as { apres: Record<string, string> }[] }));
    const kept = rows.find(({ apres }) => apres?.cle === slow.cle);
    expect(Date.parse(kept?.apres.constate_le ?? '') - Date.parse(kept?.apres.appareil_le ?? '')).toBe(
      3_600_000,
    );
  });

  it('keeps in the journal what was ticked earlier and came later, also where it doesn’t stand [EL5]', async () => {
    const id = await at.event();
    await at.send(id, [tick(11, 'present')]);
    await at.send(id, [tick(11, 'absent', { ago: 600_000 })], { appareil: 'deux' });
    expect(statesOf(await at.sheet(id))).toEqual({ 11: 'present' });
    const last = await server.db
      .selectFrom('changements')
      .select('apres')
      .where('nom_table', '=', 'presences')
      .where('objet_id', '=', 11)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last.apres).toMatchObject({ etat: 'present', depasse: 'absent', depasse_le: expect.any(String) });
  });

  it('tells another device what is new to it, and no more', async () => {
    const id = await at.event();
    const { version } = (await at.send(id, [tick(5, 'present')])).data;
    await at.send(id, [tick(6, 'absent')], { appareil: 'deux' });
    const { data } = await at.changes(id, version);
    expect(data.pointages).toMatchObject([{ personne_id: 6, etat: 'absent', appareil: 'deux' }]);
    expect(data.pointages[0].auteur).toBeTruthy();
    expect(data.personnes.map((one: { id: number }) => one.id)).toContain(6);
    expect((await at.changes(id, data.version)).data).toMatchObject({ pointages: [], personnes: [] });
  });

  it('adds up what each device counted without a name, however often it is sent', async () => {
    const id = await at.event();
    const heads = (adultes: number, ago = 0) => ({
      comptes: {
        adultes,
        enfants: 1,
        visiteurs: 0,
        appareil_le: new Date(Date.now() - ago).toISOString(),
        decalage: 0,
      },
    });
    await at.send(id, [], heads(4, 1000));
    await at.send(id, [], heads(4, 1000));
    await at.send(id, [], heads(3, 5000));
    const { data } = await at.send(id, [], { appareil: 'deux', ...heads(2) });
    expect(data.comptes).toEqual({ adultes: 6, enfants: 2, visiteurs: 0 });
    expect((await at.send(id, [], heads(1.5))).status).toBe(422);
  });

  it('adds a newcomer who is present, in one call', async () => {
    const id = await at.event();
    const { cle, appareil_le, decalage } = tick(0, 'present');
    const membre = { nom: 'Nouveau', prenom: 'Noé', genre: 'masculin' };
    const body = { jour: TODAY, appareil: 'un', pointage: { cle, appareil_le, decalage }, membre };
    const { status, data } = await server.call('POST', `/api/events/${id}/presences/nouveau/`, body);
    expect(status).toBe(201);
    expect(data.personne).toMatchObject({ nom: 'Nouveau', attendu: false });
    expect(statesOf(await at.sheet(id))).toEqual({ [data.personne.id]: 'present' });
    const again = await server.call('POST', `/api/events/${id}/presences/nouveau/`, body);
    expect(again.data.personne.id).toBe(data.personne.id);
    const refused = await server.call('POST', `/api/events/${id}/presences/nouveau/`, {
      ...body,
      membre: { ...membre, nom: ' ' },
    });
    expect(refused).toMatchObject({ status: 422, errors: { nom: expect.any(String) } });
  });

  it('says that an event is gone or not that day, and keeps ticks of a day that was moved', async () => {
    const id = await at.event();
    await at.send(id, [tick(7, 'present')]);
    expect((await at.sheet(id, '2026-03-16')).status).toBe(404);
    expect((await at.sheet(id, '2026-02-30')).status).toBe(422);
    const { nom_evenement } = (await server.call('GET', `/api/events/${id}/`)).data;
    const moved = { id, nom_evenement, date: '2026-04-01T10:00:00', is_recurrent: false };
    await server.call('PUT', `/api/events/${id}/`, moved);
    expect((await at.send(id, [tick(8, 'present')])).data).toMatchObject({ prevu: false });
    expect(statesOf(await at.sheet(id))).toEqual({ 7: 'present', 8: 'present' });
    const { data } = await server.call('DELETE', `/api/events/${id}/`);
    expect((await at.send(id, [tick(9, 'present')])).status).toBe(404);
    await server.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`);
    expect(statesOf(await at.sheet(id))).toEqual({ 7: 'present', 8: 'present' });
  });

  it('names members who are gone, and refuses what is no time', async () => {
    const id = await at.event();
    const gone = await server.add();
    await server.call('DELETE', `/api/membres/${gone}/`);
    const { data } = await at.send(id, [tick(gone, 'present'), tick(10, 'present')]);
    expect(data.disparus).toEqual([gone]);
    expect(statesOf(await at.sheet(id))).toEqual({ 10: 'present' });
    const bad = { ...tick(10, 'absent'), appareil_le: 'hier' };
    expect((await at.send(id, [bad])).errors).toHaveProperty('pointages');
  });

  it('stores all ticks of helpers who write at once', async () => {
    const id = await at.event();
    const ids = (from: number) => Array.from({ length: 9 }, (_, index) => from + index);
    const one = ids(1).map((member) => at.send(id, [tick(member, 'present')]));
    const other = ids(10).map((member) => at.send(id, [tick(member, 'absent')], { appareil: 'deux' }));
    const answers = await Promise.all([...one, ...other]);
    expect(answers.map(({ status }) => status)).toEqual(Array(18).fill(200));
    expect(Object.keys(statesOf(await at.sheet(id)))).toHaveLength(18);
    expect(new Set(answers.map(({ data }) => data.version)).size).toBe(18);
  });
});
