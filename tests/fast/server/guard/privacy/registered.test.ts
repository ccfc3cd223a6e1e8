import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cleanLeftovers } from '../../../../../demo/server/guard/privacy/person/leftovers';
import { inTransaction } from '../../../../../demo/server/store/database/writeQueue';
import { signedInServer } from '../../signedInServer';
import { placesOfTokens } from './everywhere';
import { eraseMember, registrants } from './registrants';

const server = signedInServer(4);
const { event, register, answer, answerOwn, people, names } = registrants(server);

let made = 0;

/** A member whose every value is a token of its own, with an address and a number that the record doesn't have. */
async function newPerson() {
  const at = ++made;
  const draft = {
    ...{ nom: `Zinom${at}w`, prenom: `Ziprenom${at}w`, genre: 'feminin' },
    ...{ email: `zimail${at}w@introuvable.example`, telephone: `07 66 55 4${at % 10} ${10 + at}` },
  };
  const elsewhere = {
    email: `ziailleurs${at}w@introuvable.example`,
    telephone: `06 55 44 3${at % 10} ${10 + at}`,
  };
  const phones = [draft.telephone, elsewhere.telephone];
  const tokens = [
    ...['nom', 'prenom', 'mail', 'ailleurs', 'reponse'].map((kind) => `zi${kind}${at}w`),
    ...phones.flatMap((phone) => [phone, phone.replaceAll(' ', '').slice(1)]),
  ];
  const id = (await server.call('POST', '/api/membres/', draft)).data.id as number;
  const name = { nom: draft.nom, prenom: draft.prenom };
  return { id, draft, name, elsewhere, tokens, said: `zireponse${at}w`, of: { ...name, membre_id: id } };
}

const without = (tokens: readonly string[], ...kinds: readonly string[]) =>
  tokens.filter((token) => !kinds.some((kind) => token.startsWith(`zi${kind}`)));

describe('Registrations of a person who is erased', () => {
  it('go where the record was chosen, with or without contact, withdrawn, cancelled or in the trash [Q1]', async () => {
    const { id, of, draft, elsewhere, tokens } = await newPerson();
    const events = [await event(), await event(), await event(), await event(), await event()];
    const [plain, other, withdrawn, cancelled, trashed] = events as [number, number, number, number, number];
    await register(plain, {}, of);
    await register(other, elsewhere, of);
    const [left = 0] = await register(withdrawn, { email: draft.email }, of);
    await server.call('POST', `/api/events/${withdrawn}/unregister/`, { inscrits: [left] });
    await register(cancelled, { telephone: draft.telephone }, of);
    await server.call('POST', `/api/events/${cancelled}/cancel/`, { motif: 'Neige', prevenir: false });
    await register(trashed, elsewhere, of);
    const { data } = await server.call('DELETE', `/api/events/${trashed}/`);

    expect((await eraseMember(server, id)).status).toBe(200);

    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    for (const one of [plain, other, withdrawn, cancelled])
      expect
        .soft(await people(one))
        .toMatchObject([
          { prenom: '', nom: 'Personne effacée', email: null, telephone: null, membre_id: null },
        ]);
    await server.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`);
    expect(await names(trashed)).toEqual(['Personne effacée']);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });

  it('go by name and address, and by name and telephone, without a record that was chosen [Q1]', async () => {
    const { id, name, draft, tokens } = await newPerson();
    const [byMail, byPhone] = [await event(), await event()];
    await register(byMail, { email: draft.email }, name);
    await register(byPhone, { telephone: draft.telephone.replaceAll(' ', '.') }, name);
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect([...(await names(byMail)), ...(await names(byPhone))]).toEqual([
      'Personne effacée',
      'Personne effacée',
    ]);
  });

  it('lose address, telephone and answers where others are on them, whose names stay [Q1]', async () => {
    const { id, of, draft, tokens, said } = await newPerson();
    const shared = await event();
    const nora = { nom: 'Basilic', prenom: 'Nora' };
    const [first = 0] = await register(shared, draft, of, nora);
    await answer(first, said);
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect((await names(shared)).sort()).toEqual(['Nora Basilic', 'Personne effacée']);
    expect(await people(shared)).toMatchObject([
      { email: null, telephone: null, reponses: [], champs_caches: null },
      {},
    ]);
    const found = await server.call<{ count: number }>('GET', `/api/events/${shared}/attendees/?search=nora`);
    expect(found.count).toBe(1);
  });

  it('lose their own answers, also in the trash, and leave the others theirs [EL1, Q1]', async () => {
    const { id, of, tokens, said } = await newPerson();
    const [shared, trashed] = [await event(), await event()];
    const nora = { nom: 'Basilic', prenom: 'Nora' };
    for (const one of [shared, trashed]) {
      const [first = 0, second = 0] = await register(one, { email: 'nora@basilic.example' }, nora, of);
      await answerOwn(first, 'noix de Nora');
      await answerOwn(second, said);
    }
    const file = await server.call('GET', `/api/membres/${id}/donnees/`);
    expect(file.data.inscriptions).toMatchObject([{ reponses: [{ valeur: said }] }, {}]);
    expect(JSON.stringify(file.data)).not.toContain('noix de Nora');
    const { data } = await server.call('DELETE', `/api/events/${trashed}/`);
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    await server.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    const { rows } = await sql`select 1 from inscrits where valeurs ->> '31' = 'noix de Nora'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(2);
  });

  it('keep the address and the answers of the others, who stay as they are [Q1]', async () => {
    const { id, of, tokens } = await newPerson();
    const shared = await event();
    const contact = { email: 'nora@basilic.example', telephone: '06 00 11 22 33' };
    const [nora = 0] = await register(shared, contact, { nom: 'Basilic', prenom: 'Nora' }, of);
    await answer(nora, 'sans gluten');
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect((await people(shared)).find(({ prenom }) => prenom === 'Nora')).toMatchObject(contact);
    const { rows } = await sql`select 1 from inscriptions where valeurs::text like '%sans gluten%'
      and champs_caches ->> 'source' = 'sans gluten'`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('are named in no mail that waits for the others [Q1, V5]', async () => {
    const { id, of } = await newPerson();
    const name = 'Zacharie (Zac)';
    await register(
      await event(),
      { email: 'rose@basilic.example' },
      { nom: 'Basilic', prenom: 'Rose' },
      { ...of, prenom: name },
    );
    await sql`insert into messages (genre, destinataire, objet, texte, prochain_le) values ('inscription',
      'rose@basilic.example', ${`Une place pour ${name}\u00a0: Camp`}, ${`Bonjour ${name},\n\n${name} a une place, avec ${name}.\n\n- Rose\u00a0: une place\n- ${name}\u00a0: une place\n`},
      now() + interval '1 day')`.execute(server.db);
    expect((await eraseMember(server, id)).status).toBe(200);
    const { rows } = await sql`select objet, texte from messages
      where destinataire = 'rose@basilic.example' and objet like '%Camp'`.execute(server.db);
    expect(rows).toEqual([
      {
        objet: 'Une place pour une personne\u00a0: Camp',
        texte:
          'Bonjour,\n\nUne personne a une place, avec une personne.\n\n- Rose\u00a0: une place\n- Une personne\u00a0: une place\n',
      },
    ]);
  });

  it('take along the mails that wait for an address of theirs alone [Q1]', async () => {
    const { id, of, elsewhere, tokens } = await newPerson();
    const one = await event();
    await register(one, elsewhere, of);
    await sql`insert into messages (genre, destinataire, objet, texte, prochain_le)
      values ('inscription', ${elsewhere.email}, 'Votre inscription', 'Bonjour', now() + interval '1 day')`.execute(
      server.db,
    );
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    const { rows } = await sql`select 1 from messages
      where etat = 'attente' and destinataire <> 'rose@basilic.example'`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('are answered again to no repeated call [Q1]', async () => {
    const { id, of, tokens } = await newPerson();
    const body = JSON.stringify({ evenement: await event(), personnes: [of] });
    const headers = { 'content-type': 'application/json', 'Idempotency-Key': `inscription-${id}` };
    const send = () => server.fetch('POST', '/api/events/register/', { headers, body });
    expect((await send()).status).toBe(201);
    expect((await eraseMember(server, id)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect((await send()).status).toBe(410);
  });

  it('go with the trash too, when it is emptied [Q1, N3]', async () => {
    const { id, of, name, draft, elsewhere, tokens } = await newPerson();
    const events = [await event(), await event(), await event()] as const;
    await register(events[0], elsewhere, of);
    await register(events[1], { telephone: draft.telephone }, name);
    await register(events[2], draft, of, { nom: 'Basilic', prenom: 'Nora' });
    await server.call('DELETE', `/api/membres/${id}/`);
    expect((await names(events[0])).length).toBe(1);
    await server.call('DELETE', '/api/corbeille/');
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect((await names(events[2])).sort()).toEqual(['Nora Basilic', 'Personne effacée']);
  });

  it('that an earlier version left of a deleted record are cleaned by the command [Q1, N3]', async () => {
    const { id, of, elsewhere, tokens } = await newPerson();
    const one = await event();
    await register(one, elsewhere, of);
    await sql`delete from membres where id = ${id}`.execute(server.db);
    const clean = () => inTransaction(server.db, cleanLeftovers);
    expect((await clean()).people).toBe(1);
    expect((await clean()).people).toBe(0);
    expect(await names(one)).toEqual(['Personne effacée']);
    expect((await people(one))[0]).toMatchObject({ email: null, telephone: null });
    expect((await placesOfTokens(server.db, tokens)).filter((place) => /^inscri/.test(place))).toEqual([]);
  });

  it('of the same name alone, or at the address alone, are proposed and go where that is asked [Q1]', async () => {
    const { id, name, draft, tokens } = await newPerson();
    const [sameName, sameAddress] = [await event(), await event()];
    const [named = 0] = await register(sameName, { email: 'quidam@autre.example' }, name);
    const [addressed = 0] = await register(
      sameAddress,
      { email: draft.email },
      { nom: 'Zinom', prenom: 'Ami' },
    );
    const { data } = await server.call('GET', `/api/membres/${id}/effacement/`);
    expect(data.inscriptions).toMatchObject([
      { id: named, va: false, raisons: ['nom'] },
      { id: addressed, va: false, raisons: ['email'], nom: 'Ami Zinom' },
    ]);
    expect((await eraseMember(server, id, { inscriptions: [named, addressed + 1000] })).status).toBe(409);
    expect((await eraseMember(server, id, { inscriptions: [addressed] })).status).toBe(200);
    expect(await placesOfTokens(server.db, without(tokens, 'nom', 'prenom'))).toEqual([]);
    expect([...(await names(sameName)), ...(await names(sameAddress))]).toEqual([
      `${name.prenom} ${name.nom}`,
      'Personne effacée',
    ]);
  });

  it('are shown before, each with its other people and what stays of theirs [Q1]', async () => {
    const { id, of, draft } = await newPerson();
    const [own, mixed] = [await event({ nom_evenement: 'Retraite des aperçus' }), await event()];
    const nora = { nom: 'Basilic', prenom: 'Nora' };
    await register(own, draft, of, nora);
    await register(mixed, { email: 'nora@basilic.example' }, nora, of);
    const { data } = await server.call('GET', `/api/membres/${id}/effacement/`);
    expect(data.inscriptions).toMatchObject([
      {
        ...{ nom_evenement: 'Retraite des aperçus', jour: '2099-11-21', etat: 'inscrit', va: true },
        ...{ raisons: ['lien', 'email', 'telephone', 'nom'], autres: ['Nora Basilic'] },
        ...{ contact_va: true, reste: null },
      },
      { va: true, autres: ['Nora Basilic'], contact_va: false, reste: 'nora@basilic.example' },
    ]);
  });
});

describe('The file of a person', () => {
  it('has the registrations, with the others as a number alone, and the mails [J6, Q1]', async () => {
    const { id, of, name, draft, said } = await newPerson();
    const [own, mixed] = [await event({ nom_evenement: 'Retraite du dossier' }), await event()];
    const [first = 0] = await register(own, draft, name, { nom: 'Basilic', prenom: 'Nora' });
    await answer(first, said);
    const [, second = 0] = await register(
      mixed,
      { email: 'nora@basilic.example' },
      { nom: 'Basilic', prenom: 'Nora' },
      of,
    );
    await answer(second, 'sans gluten');
    await sql`insert into messages (genre, destinataire, objet, texte, prochain_le)
      values ('rappel', ${draft.email}, 'Rappel\u00a0: Retraite', 'Bonjour', now() + interval '1 day')`.execute(
      server.db,
    );
    const { data } = await server.call('GET', `/api/membres/${id}/donnees/`);
    expect(data.inscriptions).toMatchObject([
      {
        ...{ nom_evenement: 'Retraite du dossier', jour: '2099-11-21', etat: 'inscrit', autres: 1 },
        ...{ email: draft.email, telephone: draft.telephone, reponses: [{ valeur: said }] },
        champs_caches: { source: said },
      },
      { email: null, telephone: null, autres: 1, reponses: [], champs_caches: null },
    ]);
    expect(data.mails).toContainEqual(
      expect.objectContaining({ objet: 'Rappel\u00a0: Retraite', etat: 'attente' }),
    );
    expect(JSON.stringify(data)).not.toMatch(/Nora|basilic|gluten/);
  });
});

describe('One registration of a person without a record', () => {
  const erase = (id: number, inscrit: number, contact = false) =>
    server.call('POST', `/api/events/${id}/inscriptions/effacer/`, { inscrit, contact });

  it('is erased alone, with its contact and what was answered [Q1]', async () => {
    const id = await event();
    const [guest = 0] = await register(
      id,
      { email: 'ziguest@x.example', telephone: '0699887766' },
      { nom: 'Ziguest', prenom: 'Zia' },
    );
    await answer(guest, 'zisante');
    const { status, message } = await erase(id, guest);
    expect([status, message]).toEqual([200, 'Les données de cette personne sont effacées de la liste']);
    expect(await placesOfTokens(server.db, ['ziguest', 'zisante', '0699887766', '699887766'])).toEqual([]);
    expect(await names(id)).toEqual(['Personne effacée']);
    expect((await erase(id, guest + 1000)).status).toBe(404);
  });

  it('leaves the others of the registration, and their contact unless it is said to be the person’s [Q1]', async () => {
    const id = await event();
    const guest = { nom: 'Zidame', prenom: 'Zoa' };
    const [first = 0, second = 0] = await register(id, { email: 'zidame@x.example' }, guest, {
      ...{ nom: 'Autre', prenom: 'Léo' },
    });
    await erase(id, second);
    expect(await people(id)).toMatchObject([{ prenom: '', email: 'zidame@x.example' }, { prenom: 'Zoa' }]);
    const [, third = 0] = await register(id, { email: 'zidame@x.example' }, guest, {
      nom: 'Tiers',
      prenom: 'Max',
    });
    await erase(id, third, true);
    expect(await people(id)).toMatchObject([{ email: 'zidame@x.example' }, { nom: 'Personne effacée' }, {}]);
    await erase(id, first, true);
    expect(await placesOfTokens(server.db, ['zidame'])).toEqual([]);
  });
});
