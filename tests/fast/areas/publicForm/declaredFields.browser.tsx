import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import type { Registration } from '../../../../src/domain/registrations/registration.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { button, pressButton, textOf, toastText } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byLabel, byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeEvent, onServer } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { editing, makeForm, show, stored } from '../forms/fixtures.ts';

/** Hidden fields on the reference server: declared in the console, sent by a page, and read with what they were sent with. */

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-form, parvis-registration')) element.remove();
});

const NAMES = 'Noms des champs cachés';

async function place(tag: string, attributes: Record<string, string>) {
  const client = createClient({ getToken: () => null });
  const element = Object.assign(document.createElement(tag), { client });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return until(() => element.shadowRoot);
}

describe('hidden fields', () => {
  it('of a form are declared in the builder, which refuses names that no page can send [B7]', async () => {
    const { root, formulaire: form } = await editing({});
    const summary = await until(() =>
      [...root.querySelectorAll('summary')].find(({ textContent }) => textContent === 'Champs cachés'),
    );
    await click(summary);
    await fill(byLabel(root, NAMES), 'source, été');
    await until(() => textOf(root).includes('d’abord une lettre sans accent'));
    expect(textOf(root)).toContain('Les noms des champs cachés sont à corriger');
    expect(button(root, 'Mettre à jour').disabled).toBe(true);
    await axeCheck(root.querySelector('section[part=panel]') as HTMLElement);
    await fill(byLabel(root, NAMES), 'source, campagne');
    await pressButton(root, 'Mettre à jour');
    await toastText(root);
    expect((await stored(form.id)).champs_caches).toEqual(['source', 'campagne']);
  });

  it('of a page stand under the answer that it sent, and say who added them [B7]', async () => {
    const form = await makeForm({ protection: false, champs_caches: ['source', 'campagne'] });
    const identifiant = String(form.identifiant);
    const hidden = 'campagne=No%C3%ABl&source=affiche+A3';
    const page = await place('parvis-form', { identifiant, submit: '', 'hidden-fields': hidden });
    await until(() => byRole(page, 'button', 'Envoyer'));
    await fill(byLabel(page, 'Ville'), 'Lyon');
    await pressButton(page, 'Envoyer');
    await until(() => byRole(page, 'heading', 'Merci\u00a0!'));
    const list = `/api/formulaires/${form.id}/reponses/liste/`;
    const { results } = await onServer<{ results: { id: number }[] }>('GET', list);
    const { root } = await show(
      { route: `/apps/formulaire/${form.id}/reponses/${results[0]?.id}` },
      undefined,
      'dl',
    );
    expect(textOf(root.querySelector('dl') as HTMLElement)).toBe(
      'VilleLyonsourceAjouté par la pageaffiche A3campagneAjouté par la pageNoël',
    );
  });

  it('of registrations are declared with their settings, and stand with each person [B7]', async () => {
    const day = isoDay(new Date(Date.now() + 60 * 86_400_000));
    const event = await makeEvent(day, { heure_debut: '10:00', lieu: 'Temple' });
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await until(() => byRole(root, 'button', 'Ouvrir les inscriptions'));
    await pressButton(root, 'Ouvrir les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    await click(present(dialog.querySelector('summary'), 'the rest, folded'));
    await fill(byLabel(dialog, NAMES), 'source source');
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(dialog).includes('Deux champs cachés portent le même nom.'));
    await axeCheck(dialog);
    await fill(byLabel(dialog, NAMES), 'source');
    await pressButton(dialog, 'Enregistrer');
    expect(await toastText(root)).toContain('Réglages enregistrés');
    const { reglages } = await onServer<Registration>('GET', `/api/events/${event.id}/inscriptions/`);
    const identifiant = reglages?.identifiant ?? '';
    const page = await place('parvis-registration', { identifiant, 'hidden-fields': 'source=site' });
    await until(() => byRole(page, 'button', 'S’inscrire'));
    await fill(byLabel(page, /^Prénom/), 'Awa');
    await fill(byLabel(page, /^Nom/), 'Diallo');
    await fill(byLabel(page, /^E-mail/), 'awa@exemple.fr');
    await pressButton(page, 'S’inscrire');
    await until(() => byRole(page, 'heading', 'C’est noté'));
    const { root: again } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await until(() => byRole(again, 'columnheader', 'source (champ caché)'));
    const row = await until(() => allByRole(again, 'row').find((item) => textOf(item).includes('Awa')));
    expect(textOf(row)).toContain('site');
  });
});
