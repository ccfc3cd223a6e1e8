import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  chooseItem,
  maybe,
  maybeButton,
  pressButton,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { byLabel, byRole, until } from '../../../../support/queries.ts';
import { eachOnServer, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { cell, names, show, shownList, tick } from '../fixtures.ts';

eachOnServer();

const stored = (id: number) => onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`);
const left = (id: number) => onServer('POST', '/api/membres/etats/', { ids: [id], etat: 'parti' });

/** Two people of one name, of whom the second left. */
async function makeTwo() {
  const nom = word();
  const stays = await makeMember({ nom, prenom: 'Awa' });
  const gone = await makeMember({ nom, prenom: 'Zoé' });
  await left(gone.id);
  return { nom, stays, gone };
}

async function bulk(root: ShadowRoot, item: string) {
  await until(() => button(root, 'Actions groupées').matches(':enabled'));
  await pressButton(root, 'Actions groupées');
  await chooseItem(root, item);
}

describe('the states in the list', () => {
  it('shows active people, and by the filter those who left, with a grey mark [R1]', async () => {
    const { nom } = await makeTwo();
    const { root } = await shownList({ search: nom });
    expect(names(root)).toEqual([`${nom} Awa`]);
    const summary = await until(() => maybe(root, 'summary', /^État et contact/));
    await click(summary);
    setValue(await until(() => byLabel<HTMLSelectElement>(root, 'État')), 'parti');
    await until(() => names(root)[0] === `${nom} Zoé`);
    expect(textOf(cell(root, 0, 1))).toContain('Partie');
    expect(textOf(root)).toContain('Personnes parties');
    await axeCheck(root);
    setValue(byLabel<HTMLSelectElement>(root, 'État'), 'tous');
    await until(() => names(root).length === 2);
    expect(textOf(cell(root, 0, 1))).not.toContain('Active');
    setValue(byLabel<HTMLSelectElement>(root, 'État'), 'actif');
    await until(() => names(root).length === 1);
  });

  it('signs who is up to date this year by a tick with words, in the line of the name [R10]', async () => {
    const { nom, stays } = await makeTwo();
    const year = new Date().getFullYear();
    await onServer('POST', '/api/membres/cotisations/', { ids: [stays.id], annee: year, action: 'ajouter' });
    const { root } = await shownList({ search: nom });
    const sign = cell(root, 0, 1).querySelector('[role=img]');
    expect(sign?.getAttribute('aria-label')).toBe(`À jour ${year}`);
    expect(names(root)).toEqual([`${nom} Awa`]);
    await axeCheck(root);
  });

  it('offers to search among those who left where nobody active is found', async () => {
    const { nom } = await makeTwo();
    const { root } = await show({ search: `${nom} Zoé` });
    await click(await until(() => maybeButton(root, 'Chercher aussi parmi les partis et décédés')));
    await until(() => names(root)[0] === `${nom} Zoé`);
    expect(maybeButton(root, 'Chercher aussi parmi les partis et décédés')).toBeFalsy();
  });

  it('narrows to those who refuse a contact', async () => {
    const { nom, stays } = await makeTwo();
    const change = { ids: [stays.id], genres: ['courriers'], action: 'ajouter' };
    await onServer('POST', '/api/membres/oppositions/', change);
    await makeMember({ nom, prenom: 'Kim' });
    const { root } = await shownList({ search: nom });
    await until(() => names(root).length === 2);
    await click(await until(() => maybe(root, 'summary', /^État et contact/)));
    setValue(await until(() => byLabel<HTMLSelectElement>(root, 'Contact refusé')), 'courriers');
    await until(() => names(root).length === 1);
    expect(names(root)).toEqual([`${nom} Awa`]);
  });
});

describe('the states of ticked people', () => {
  it('are changed together, with what follows and who is left out, and taken back [R1]', async () => {
    const { nom, stays, gone } = await makeTwo();
    await onServer('PATCH', `/api/membres/${stays.id}/group/`, { groupe_id: 1 });
    const { root } = await shownList({ search: nom, route: `/community?q=${nom}&etat=tous` });
    await until(() => names(root).length === 2);
    await click(tick(root, 0));
    await click(tick(root, 1));
    await bulk(root, 'Changer l’état…');
    const dialog = await until(() => byRole(root, 'dialog', 'Changer l’état'));
    await click(byLabel(dialog, 'Partis'));
    await until(() => textOf(dialog).includes('1 appartenance à un groupe'));
    expect(textOf(dialog)).toContain(`Le départ de Zoé ${nom} est déjà noté.`);
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer'));
    const alert = await alertShown(root);
    expect(JSON.stringify(alert)).toContain('1 départ noté');
    expect(JSON.stringify(alert)).toContain('est déjà noté');
    expect((await stored(stays.id)).etat).toBe('parti');
    await pressButton(root, 'Annuler cette action');
    await until(async () => (await stored(stays.id)).etat === 'actif');
    expect((await stored(gone.id)).etat).toBe('parti');
  });

  it('and the contacts that they refuse are noted together', async () => {
    const { nom, stays } = await makeTwo();
    const other = await makeMember({ nom, prenom: 'Kim' });
    const { root } = await shownList({ search: nom });
    await click(tick(root, 0));
    await click(tick(root, 1));
    await bulk(root, 'Contact refusé…');
    const dialog = await until(() => byRole(root, 'dialog', 'Contact refusé'));
    await click(byRole(dialog, 'button', 'Enregistrer'));
    await until(() => textOf(dialog).includes('Choisissez au moins un contact.'));
    await click(byLabel(dialog, 'Courriers'));
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer'));
    expect(await toastText(root)).toContain('Contacts enregistrés pour 2 membres');
    for (const { id } of [stays, other])
      expect((await stored(id)).oppositions?.map(({ genre }) => genre)).toEqual(['courriers']);
  });

  it('of a whole result are changed in batches', async () => {
    const nom = word();
    const people: Member[] = [];
    for (let at = 0; at < 11; at += 1) people.push(await makeMember({ nom, prenom: `Z${at}` }));
    const { root } = await shownList({ search: nom });
    await click(tick(root, 0));
    await click(await until(() => maybeButton(root, /^Sélectionner les 11/)));
    await until(() => maybeButton(root, /^Sélectionner les 11/) === null);
    await bulk(root, 'Changer l’état…');
    const dialog = await until(() => byRole(root, 'dialog', 'Changer l’état'));
    await click(byLabel(dialog, 'Décédés'));
    await until(() => textOf(dialog).includes('Rien ne prend fin'));
    await click(byRole(dialog, 'button', 'Enregistrer'));
    expect(JSON.stringify(await alertShown(root))).toContain('11 décès notés');
    await acknowledge(root);
    expect((await stored(people[10]?.id ?? 0)).etat).toBe('decede');
  });
});
