import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../../src/texts/formats.ts';
import { present } from '../../support/present.ts';
import { type Actions, actionsOn } from './support/actions.ts';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * The office says which roles a service needs and asks the people who are planned; one of them opens the mailed link, which does
 * nothing by itself, and answers; the event and the next weeks show it.
 */

let built: BuiltConsole;
let page: Page;
let press: Actions['press'];
let dialog: Actions['dialog'];
let toast: Actions['toast'];
let confirm: Actions['confirm'];
let token: string;

beforeAll(async () => {
  built = await openConsole({ members: 5, size: { width: 1280, height: 1000 } });
  page = built.page;
  ({ press, dialog, toast, confirm } = actionsOn(page));
  token = await built.server.login();
});

afterAll(() => built?.close());

async function post(path: string, body: object): Promise<number> {
  const answer = await fetch(built.server.url + path, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const inDays = (count: number) => {
  const date = new Date();
  date.setDate(date.getDate() + count);
  return isoDay(date);
};

async function weeklyWithSinger(name = 'Louange du soir'): Promise<number> {
  const id = await post('/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple', date: `${inDays(2)}T19:00:00` },
    ...{ heure_debut: '19:00', is_recurrent: true, recurence_data: { frequency: 'weekly' } },
  });
  const role = await post('/api/roles-intervenants/', {
    libelle: `Chant d’essai${name === 'Louange du soir' ? '' : ' bis'}`,
  });
  const speaker = await post('/api/intervenants/', { prenom: 'Awa', nom: 'Nomsecret' });
  await post(`/api/events/${id}/assignments/`, {
    ...{ evenement: id, intervenant: speaker, role_intervenant: role },
    donnees: { member_email: 'awa@exemple.fr' },
  });
  return id;
}

describe('a service', () => {
  it('is staffed by a mailed link, and what is missing shows at a glance [EL11, RV6]', async () => {
    const id = await weeklyWithSinger();
    await page.goto(`${built.server.url}/#/events/${id}`);
    await press('Rôles attendus…');
    await dialog().getByLabel('Nombre\u00a0: Chant d’essai').fill('2');
    await press('Enregistrer', dialog());
    await toast('Rôles attendus enregistrés');
    await page.getByText('Chant d’essai\u00a0: 1 sur 2').waitFor();
    await press('Demander une réponse');
    await confirm('Envoyer');
    await toast('Une demande est partie');
    await page.getByText('Sans réponse').waitFor();

    await built.server.settle();
    const mail = present(built.server.mails.at(-1), 'mail');
    expect(mail.to).toBe('awa@exemple.fr');
    const link = present(/http\S+choix=propose/.exec(mail.text)?.[0], 'link');
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
    const visitor = await page.context().newPage();
    await visitor.goto(link);
    expect(await visitor.textContent('main')).not.toContain('Nomsecret');
    await visitor.getByRole('textbox').fill('Ma sœur vient à ma place');
    await visitor.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await visitor.getByText('votre proposition est transmise').waitFor();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Non, je ne peux pas' }).click();
    await visitor.getByText('vous ne pouvez pas venir').waitFor();
    await visitor.close();

    await page.goto(`${built.server.url}/#/events`);
    await page.getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Services' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Louange du soir' }).first();
    await row.getByText('2\u00a0manquent').waitFor();
    await row.getByRole('link', { name: 'Louange du soir' }).click();
    await page.getByText('Non', { exact: true }).waitFor();
  });

  it('passes to another person on one date, and the old link says so [V6]', async () => {
    const id = await weeklyWithSinger('Veillée du mercredi');
    await post('/api/membres/', { nom: 'Remplaçante', prenom: 'Zoé', genre: 'feminin' });
    await post(`/api/events/${id}/services/demandes/`, { jour: inDays(2) });
    await built.server.settle();
    const link = present(/http\S+choix=oui/.exec(built.server.mails.at(-1)?.text ?? '')?.[0], 'link');
    await page.goto(`${built.server.url}/#/events/services`);
    const rows = page.getByRole('row').filter({ hasText: 'Veillée du mercredi' });
    await rows
      .first()
      .getByRole('button', { name: /Nomsecret Awa/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remplacer…' }).click();
    await dialog().getByRole('combobox').fill('Remplaçante');
    await page
      .getByRole('option', { name: /Remplaçante/ })
      .first()
      .click();
    await press('Remplacer et prévenir', dialog());
    await toast('Remplacement enregistré');
    await rows.first().getByText('Remplaçante Zoé').waitFor();
    await rows.nth(1).getByText('Nomsecret Awa').waitFor();
    expect(await (await fetch(link)).text()).toContain('l’équipe de cette date');
  });
});
