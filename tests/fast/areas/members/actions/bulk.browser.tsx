import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import {
  acknowledge,
  alertShown,
  button,
  chooseItem,
  dialog,
  dialogShown,
  isAt,
  link,
  maybeDialog,
  maybeMenuItem,
} from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byRole, eventually, focused, until } from '../../../../support/queries.ts';
import { calls } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import { LIST, names, scopeText, shownList, tickAll } from '../fixtures.ts';

eachOnServer();

async function ticked(attributes: object = {}) {
  const name = word();
  const members = [
    await makeMember({ nom: name, prenom: 'Ada' }),
    await makeMember({ nom: name, prenom: 'Zoé' }),
  ];
  const shown = await shownList({ search: name, ...attributes });
  const { root } = shown;
  await until(() => names(root).length === 2);
  expect(button(root, 'Actions groupées').disabled).toBe(true);
  await click(tickAll(root));
  await until(() => !button(root, 'Actions groupées').disabled);
  await click(button(root, 'Actions groupées'));
  await until(() => root.querySelector('[role=menu]'));
  return { ...shown, membres: members };
}

describe('the bulk actions of the list', () => {
  for (const [item, label, title, heldBy, ids] of [
    [
      'Associer des tags',
      'Associer les tags',
      'Tags associés avec succès !',
      ({ tags }: Member) => tags?.map(({ name }) => name),
      '[M29, M33]',
    ],
    [
      'Associer une étape',
      'Associer l’étape',
      'Étape associée avec succès\u00a0!',
      ({ etape_actuelle }: Member) => etape_actuelle?.map(({ libelle }) => libelle),
      '[M30, M33]',
    ],
    [
      'Ajouter à un groupe',
      'Ajouter au groupe',
      'Membres ajoutés avec succès !',
      ({ groupe_actuel }: Member) => [groupe_actuel?.nom],
      '[M31, M33]',
    ],
    [
      'Ajouter à un département',
      'Ajouter au département',
      'Membres ajoutés avec succès !',
      ({ departement_actuel }: Member) => [departement_actuel?.nom],
      '[M32, M33]',
    ],
  ] as const)
    it(`act on the ticked members, then clear the ticks and reload: ${item} ${ids}`, async () => {
      const { root, sent, membres: members } = await ticked();
      await chooseItem(root, item);
      const asked = await dialogShown(root);
      await until(() => !root.querySelector('[role=menu]'));
      const option = await until(() => asked.querySelectorAll<HTMLElement>('[role=option]')[1]);
      const chosen = query(option, 'span + span > span').textContent;
      await click(option);
      const before = (await calls()).filter((call) => call.startsWith(LIST)).length;
      await click(byRole(asked, 'button', label));
      expect((await alertShown(root))[0]).toBe(title);
      expect(sent).toHaveLength(1);
      for (const { id } of members) expect(heldBy(await storedMember(id))).toEqual([chosen]);
      await acknowledge(root);
      // The button that opened the menu is disabled again, so its list takes the focus.
      await until(() => focused() === query(root, 'section[aria-label="Liste des membres"]'));
      await until(() => scopeText(root) === '2 membres');
      expect(button(root, 'Actions groupées').disabled).toBe(true);
      expect((await calls()).filter((call) => call.startsWith(LIST)).length).toBeGreaterThan(before);
    });

  it('leave out, by name, a member that another user deleted meanwhile', async () => {
    const { root, membres: members } = await ticked();
    await onServer('DELETE', `/api/membres/${nth(members, 0).id}/`);
    await chooseItem(root, 'Ajouter à un groupe');
    const asked = await dialogShown(root);
    await click(await until(() => asked.querySelector('[role=option]')));
    await click(byRole(asked, 'button', 'Ajouter au groupe'));
    const [, text] = await alertShown(root);
    expect(text).toMatch(`${nth(members, 0).nom} Ada`);
    await acknowledge(root);
    await until(() => names(root).length === 1);
  });

  it('write nothing in a widget that only reads', async () => {
    const { root } = await ticked({ readonly: true });
    expect(maybeMenuItem(root, 'Copier les e-mails')).not.toBeNull();
    expect(maybeMenuItem(root, 'Associer des tags')).toBeNull();
  });
});

describe('the tools of the list', () => {
  it('open import, export and help from its own menu', async () => {
    const { root } = await shownList();
    for (const [item, title] of [
      ['Importer des membres…', /Importer/],
      ['Exporter…', /Exporter/],
      ['Raccourcis clavier', /Raccourcis/],
    ] as const) {
      await click(await until(() => button(root, 'Autres actions')));
      await chooseItem(root, item);
      const shown = await dialogShown(root);
      expect(query(shown, 'h2').textContent).toMatch(title);
      await press('Escape');
      await until(() => !maybeDialog(root));
    }
  });

  it('apply a saved filter, from its first page', async () => {
    const name = word();
    await makeMember({ nom: name });
    const { root } = await shownList({ search: name });
    await click(button(root, 'Filtres enregistrés'));
    await chooseItem(root, 'Enregistrer ces filtres…');
    await fill(await until(() => dialog(root).querySelector('input')), 'Mien');
    await press('Enter');
    await until(() => !maybeDialog(root));
    await click(button(root, 'Effacer les filtres'));
    await until(() => names(root).length >= 10);
    await click(button(root, 'Filtres enregistrés'));
    await chooseItem(root, 'Mien');
    await until(() => names(root).join() === `${name} Zoé`);
    expect(query<HTMLInputElement>(root, 'input[type=search]').value).toBe(name);
  });

  it('answer keys: «/» to the search, arrows and Enter to a record, «?» to the help', async () => {
    const { root } = await shownList();
    await until(() => button(root, 'Autres actions'));
    const [first, second] = names(root) as [string, string];
    link(root, first).focus();
    await press('ArrowDown');
    await eventually(() => expect(focused()).toBe(link(root, second)));
    await press('/');
    await until(() => focused() === root.querySelector('input[type=search]'));
    link(root, second).focus();
    await press('?');
    await dialogShown(root);
    await press('Escape');
    await until(() => !maybeDialog(root));
    await press('Enter');
    await isAt(root, 'Details');
  });
});
