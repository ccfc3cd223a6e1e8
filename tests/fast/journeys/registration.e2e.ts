import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../support/present.ts';
import { actionsOn } from './support/actions.ts';
import { textOf } from './support/download.ts';
import { type Hosted, openHosted } from './support/hosted.ts';
import { scriptTag, serveHost, strictPolicy } from './support/hostPage.ts';
import { rememberSession, visit } from './support/visitor.ts';

/*
 * A family registers for an event on a host's page, changes that by the link of its mail, and the office works with the list.
 */

let hosted: Hosted;
let { browser, server, cdn, host, token, call } = {} as Hosted;

beforeAll(async () => {
  hosted = await openHosted();
  ({ browser, server, cdn, host, token, call } = hosted);
});

afterAll(() => hosted?.close());

interface Person {
  prenom: string;
  etat: string;
}

/** «Awa inscrit», in the order of the list. */
const people = async (id: number) =>
  (await call<Person[]>('GET', `/api/events/${id}/attendees/`)).map(
    ({ prenom, etat }) => `${prenom} ${etat}`,
  );

async function openEvent(name: string, settings: object) {
  const event = await call<{ id: number }>('POST', '/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple', date: '2099-07-04T10:00:00' },
    ...{ heure_debut: '10:00', heure_fin: '16:00', is_recurrent: false },
  });
  const path = `/api/events/${event.id}/inscriptions/`;
  const { reglages } = await call<{ reglages: { identifiant: string } }>('PUT', path, {
    ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 2, personnes_max: 6, attente: true },
    separer: true,
    ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: 'Paroisse Saint-Jean' },
    ...{ confidentialite: 'Vos données restent ici.', conservation_mois: null, ...settings },
  });
  return { id: event.id, name, identifiant: reglages.identifiant };
}

/** Registers Awa, Moussa and Nora Diallo as a visitor of a host's page. */
async function registerFamily({ identifiant, name }: { identifiant: string; name: string }) {
  host.set('/', {
    head: scriptTag(cdn),
    body: `<parvis-registration api="${server.url}" identifiant="${identifiant}"></parvis-registration>`,
  });
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.goto(`${host.url}/`);
  await page.getByRole('heading', { name }).waitFor();
  await page.getByLabel(/^E-mail/).fill('awa@exemple.fr');
  for (const [at, first] of ['Awa', 'Moussa', 'Nora'].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Ajouter une personne' }).click();
    await page
      .getByLabel(/^Prénom/)
      .nth(at)
      .fill(first);
    if (at === 0) await page.getByLabel(/^Nom/).first().fill('Diallo');
  }
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
  return visitor;
}

describe('A registration', () => {
  it('of a family by a visitor is changed by the link of its mail, which does nothing by being opened [EL1, RV6, Q3, Q6]', async () => {
    const event = await openEvent('Camp des familles', {});
    const { id } = event;
    const { page, violations, complaints, requests, context } = await registerFamily(event);
    await page.getByText('Un e-mail part à awa@exemple.fr.').first().waitFor();
    expect([await violations(), complaints]).toEqual([[], []]);
    // It loads neither the cache nor the schemas of the back office.
    expect(requests.filter((request) => /\/(data|list|signIn|session)-/.test(request))).toEqual([]);
    const before = await people(id);
    expect(before).toEqual(['Awa inscrit', 'Moussa inscrit', 'Nora attente']);
    await server.settle();
    const mail = present(server.mails.at(-1), 'mail');
    expect([mail.to, mail.calendar?.method]).toEqual(['awa@exemple.fr', 'PUBLISH']);
    expect(mail.text).not.toContain('Diallo');
    const link = present(/http\S+/.exec(mail.text)?.[0], 'link');
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
    expect(await people(id)).toEqual(before);
    await page.goto(link);
    expect(await page.textContent('main')).not.toContain('Diallo');
    await page.getByText('Votre téléphone').click();
    await page.getByLabel('Téléphone').fill('06 12 34 56 78');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('votre téléphone est enregistré').waitFor();
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 78');
    await page.getByRole('button', { name: 'Retirer Moussa' }).click();
    await page.getByText('Moussa ne viendra pas.').waitFor();
    // Who waited has the place now.
    expect(await people(id)).toEqual(['Awa inscrit', 'Nora inscrit', 'Moussa retire']);
    await page.getByText('Ajouter une personne').click();
    await page.getByText('cette personne sera n° 1 sur la liste d’attente').waitFor();
    await page.getByLabel('Prénom').fill('Issa');
    await page.getByLabel('Nom', { exact: true }).fill('Diallo');
    await page.getByRole('button', { name: 'Mettre en liste d’attente' }).click();
    await page.getByText('Issa : liste d’attente, n° 1').waitFor();
    await page.getByRole('link', { name: 'Annuler toute l’inscription…' }).click();
    expect(await people(id)).toEqual(['Awa inscrit', 'Nora inscrit', 'Issa attente', 'Moussa retire']);
    await page.getByRole('heading', { name: 'Retirer Awa, Nora et Issa ?' }).waitFor();
    await page.getByRole('button', { name: 'Retirer les 3 personnes' }).click();
    await page.getByText('votre inscription est annulée').waitFor();
    await page.goto(link);
    await page.getByText('Cette inscription est déjà annulée.').waitFor();
    await context.close();
  });

  it('is read, added to and exported by the office on the event [EL3]', async () => {
    const event = await openEvent('Week-end', { places: null });
    const { id } = event;
    await (await registerFamily(event)).context.close();
    const { page, complaints, context } = await visit(browser);
    await rememberSession(page, token, server.url);
    const { act, press, dialog, toast } = actionsOn(page);
    await page.goto(`${server.url}/#/events/${id}`);
    await page.getByText('3 personnes inscrites').first().waitFor();
    await press('Inscrire une personne');
    await dialog()
      .getByLabel(/^Prénom/)
      .fill('Zoé');
    await dialog().getByLabel(/^Nom/).fill('Petit');
    await press('Inscrire', dialog());
    await toast('Zoé Petit');
    await page.getByRole('searchbox', { name: 'Rechercher une personne inscrite' }).fill('petit');
    const list = page.getByRole('table', { name: 'Personnes inscrites' });
    await list.getByText('Diallo Awa').waitFor({ state: 'detached' });
    await list.getByText('Petit Zoé').waitFor();
    await page.getByRole('searchbox', { name: 'Rechercher une personne inscrite' }).fill('');
    await list.getByText('Diallo Awa').waitFor();
    await act('Écrire à la liste', 'Autres actions sur la liste');
    const mailto = await dialog().getByRole('link').getAttribute('href');
    expect(mailto).toBe('mailto:?bcc=awa%40exemple.fr');
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      act('Pour réimporter\u00a0: valeurs exactes', 'Exporter'),
    ]);
    expect(await textOf(file)).toMatch(/Diallo;Awa;inscrit;;awa@exemple\.fr/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has a page of its own, and a line that a page of another origin needs alone [V2, V10]', async () => {
    const event = await openEvent('Veillée', { places: null });
    const { page, complaints, context } = await visit(browser);
    await rememberSession(page, token, server.url);
    await page.goto(`${server.url}/#/events/${event.id}`);
    const link = await page.getByLabel('Lien de l’inscription', { exact: true }).inputValue();
    const line = await page.getByLabel('Code pour votre site', { exact: true }).inputValue();
    expect(link).toBe(`${server.url}/inscriptions/${event.identifiant}`);
    await page.getByText('Ce code charge Parvis').waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const visitor = await visit(browser);
    await visitor.page.goto(link);
    await visitor.page.getByRole('heading', { level: 1, name: 'Veillée' }).waitFor();
    expect(await visitor.page.title()).toContain('Veillée');
    // The page of the site has nothing else of Parvis.
    const site = await serveHost(strictPolicy(server.url, server.url));
    site.set('/', { body: line });
    await visitor.page.goto(`${site.url}/`);
    await visitor.page.getByRole('heading', { name: 'Veillée' }).waitFor();
    await visitor.page.getByLabel(/^E-mail/).fill('zoe@exemple.fr');
    await visitor.page.getByLabel(/^Prénom/).fill('Zoé');
    await visitor.page.getByLabel(/^Nom/).fill('Petit');
    await visitor.page.getByRole('button', { name: 'S’inscrire' }).click();
    await visitor.page.getByRole('heading', { name: 'C’est noté' }).waitFor();
    expect(await people(event.id)).toEqual(['Zoé inscrit']);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
    await site.close();
  });
});
