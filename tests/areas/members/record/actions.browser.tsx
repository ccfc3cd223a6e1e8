import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { nth } from '../../../support/present.ts';
import { byRole, focused, until } from '../../../support/queries.ts';
import { eachQuietly } from '../../../support/quietly.ts';
import { click, fill, press } from '../../../support/user.ts';
import { acknowledge, alertShown } from '../actions/fakeBackend.tsx';
import { button, maybeButton, maybeNameLink, nameLink } from '../list/fakeBackend.tsx';
import {
  chooseItem,
  dialog,
  familyName,
  freshServer,
  makeMember,
  onServer,
  shownList,
  tidyServer,
} from './page.tsx';
import { alertAfter, opened, part, question, section, tagsOf } from './record.tsx';

eachQuietly(freshServer, tidyServer);

describe('the family of a record', () => {
  it('gains a spouse, then «Changer le conjoint» [MD16, MD17, MD18, MD20, MD32]', async () => {
    const { root, membre, sent } = await opened();
    const other = await makeMember({ nom: familyName(), prenom: 'Ada' });
    expect(part(root, 'Conjoint').textContent).toMatch('Aucun conjoint');
    await click(button(root, 'Ajouter un conjoint'));
    const asked = await until(() => dialog(root));
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), other.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(query(asked, '[role=option]'));
    await click(byRole(asked, 'button', 'Enregistrer'));
    expect(await alertShown(root)).toEqual([
      'Conjoint ajouté avec succès',
      `${membre.nom} Zoé et ${other.nom} Ada sont enregistrés comme conjoints.`,
    ]);
    const path = `/api/membres/${membre.id}/ajouter_conjoint/`;
    expect(sent).toEqual([{ method: 'POST', path, body: { conjoint_id: other.id } }]);
    await acknowledge(root);
    await until(() => maybeButton(root, 'Changer le conjoint'));
    await click(await until(() => maybeNameLink(root, `${other.nom} Ada`)));
    await until(() => section(root, `${other.nom} Ada`));
    expect(part(root, 'Conjoint').textContent).toMatch(membre.nom!);
    await click(button(root, 'Retour'));
    await until(() => section(root, `${membre.nom} Zoé`));
  });

  it('gains children, who are appended [MD16, MD22, MD25, MD32]', async () => {
    const { root, membre, sent } = await opened();
    const child = await makeMember({ nom: familyName(), prenom: 'Noé' });
    await click(button(root, 'Ajouter des enfants'));
    const asked = await until(() => dialog(root));
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), child.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(query(asked, '[role=option]'));
    await click(byRole(asked, 'button', 'Enregistrer'));
    expect((await alertShown(root))[0]).toBe('Enfants ajoutés avec succès');
    const path = `/api/membres/${membre.id}/ajouter_enfant/`;
    expect(sent).toEqual([{ method: 'POST', path, body: { enfants_ids: [child.id] } }]);
    await acknowledge(root);
    await until(() => part(root, 'Enfants').textContent!.includes(child.nom!));
  });

  it('pickers close on Escape [M36]', async () => {
    const { root } = await opened();
    for (const opener of ['Ajouter un conjoint', 'Ajouter des enfants']) {
      await click(button(root, opener));
      await until(() => dialog(root));
      await press('Escape');
      await until(() => !dialog(root));
      expect(focused()).toBe(button(root, opener));
    }
  });
});

describe('the actions of a record', () => {
  const act = async (root: ShadowRoot, item: string) => {
    await click(button(root, 'Actions'));
    await chooseItem(root, item);
  };
  const confirmFirst = async (root: ShadowRoot, label: string) => {
    const asked = await until(() => dialog(root));
    const option = await until(() => asked.querySelector('[role=option]'));
    const name = query(option, 'span + span > span').textContent;
    await click(option);
    await click(byRole(asked, 'button', label));
    return name;
  };
  const entries = (root: ShadowRoot, title: string) =>
    [...part(root, title).querySelectorAll('li')].map((entry) => nth(entry.children, 1).textContent);
  for (const [item, label, title, shown] of [
    ['Associer un tag', 'Associer les tags', 'Tags associés avec succès !', tagsOf],
    [
      'Associer une étape',
      'Associer l’étape',
      'Étape associée avec succès\u00a0!',
      (root: ShadowRoot) => entries(root, 'Étape d’intégration'),
    ],
    [
      'Insérer dans un groupe',
      'Ajouter au groupe',
      'Membres ajoutés avec succès !',
      (root: ShadowRoot) => entries(root, 'Groupe actuel'),
    ],
    [
      'Insérer dans un département',
      'Ajouter au département',
      'Membres ajoutés avec succès !',
      (root: ShadowRoot) => entries(root, 'Département actuel'),
    ],
  ] as const)
    it(`reload it: ${item} [MD32]`, async () => {
      const { root } = await opened();
      await act(root, item);
      expect(shown(root)).toEqual([]);
      const name = await confirmFirst(root, label);
      expect((await alertShown(root))[0]).toBe(title);
      await acknowledge(root);
      await until(() => shown(root).join() === name);
    });

  for (const { item, ids, join, joined, leave, named, title, failed, gone } of [
    {
      item: 'Retirer d’un groupe',
      ids: '[MD26, MD28, MD31, MD32]',
      join: '/api/groupes/1/insert_membre/',
      joined: {},
      leave: '/api/groupes/1/remove_membre/',
      named: { groupe_id: '1' },
      title: 'Groupe actuel',
      failed: 'Aucun groupe actuel',
      gone: (who: string, name: string) => `${who} ne fait plus partie du groupe «\u00a0${name}\u00a0».`,
    },
    {
      item: 'Retirer d’un département',
      ids: '[MD27, MD29, MD31, MD32]',
      join: '/api/serviteurs/ajouter_membre_departement/',
      joined: { departement_id: 1 },
      leave: '/api/departements/1/remove_membre/',
      named: {},
      title: 'Département actuel',
      failed: 'Aucun département actuel',
      gone: (who: string, name: string) => `${who} ne fait plus partie du département «\u00a0${name}\u00a0».`,
    },
  ] as const)
    it(`take the member out, then say there is nothing left: ${item} ${ids}`, async () => {
      const nom = familyName();
      const membre = await makeMember({ nom });
      await onServer.call('POST', join, { membre_ids: [membre.id], ...joined });
      const { root, sent } = await shownList({ search: nom });
      await click(nameLink(root, `${nom} Zoé`));
      await until(() => section(root, 'Parcours'));
      const [current, ...others] = entries(root, title);
      expect([typeof current, others]).toEqual(['string', []]);
      await act(root, item);
      await click(byRole(await question(root), 'button', 'Retirer'));
      expect(await alertAfter(root)).toEqual(['Membre retiré avec succès !', gone(`${nom} Zoé`, current!)]);
      expect(sent).toEqual([{ method: 'POST', path: leave, body: { ...named, member_ids: [membre.id] } }]);
      await acknowledge(root);
      await until(() => part(root, title).querySelector('p')?.textContent === 'Aucune donnée');
      await act(root, item);
      expect((await alertShown(root))[0]).toBe(failed);
      expect(sent).toHaveLength(1);
    });
});
