import type { Member } from '../../../../../src/domain/members/member.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import {
  acknowledge,
  alertShown,
  button,
  chooseItem,
  describedBy,
  dialogShown,
  link,
  maybeButton,
  maybeDialog,
  maybeLink,
  question,
} from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byRole, eventually, focused, maybeByRole, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import { shownList } from '../fixtures.ts';
import { alertAfter, opened, part, section, tagsOf } from './fixtures.ts';

eachOnServer();

describe('the family of a record', () => {
  it('gains a spouse, then «Changer le conjoint» [MD16, MD17, MD18, MD20, MD32]', async () => {
    const { root, membre: member, sent } = await opened();
    const other = await makeMember({ nom: word(), prenom: 'Ada' });
    expect(part(root, 'Conjoint').textContent).toMatch('Aucun conjoint');
    await click(button(root, 'Ajouter un conjoint'));
    const asked = await dialogShown(root);
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), other.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(query(asked, '[role=option]'));
    await click(byRole(asked, 'button', 'Enregistrer'));
    expect(await alertShown(root)).toEqual([
      'Conjoint ajouté avec succès',
      `${member.nom} Zoé et ${other.nom} Ada sont enregistrés comme conjoints.`,
    ]);
    const path = `/api/membres/${member.id}/ajouter_conjoint/`;
    expect(sent).toEqual([{ method: 'POST', path, body: { conjoint_id: other.id } }]);
    await acknowledge(root);
    await until(() => maybeButton(root, 'Changer le conjoint'));
    await click(await until(() => maybeLink(root, `${other.nom} Ada`)));
    await until(() => section(root, `${other.nom} Ada`));
    expect(part(root, 'Conjoint').textContent).toMatch(member.nom!);
    await click(button(root, 'Retour'));
    await until(() => section(root, `${member.nom} Zoé`));
  });

  it('gains children, who are appended [MD16, MD22, MD25, MD32]', async () => {
    const { root, membre: member, sent } = await opened();
    const child = await makeMember({ nom: word(), prenom: 'Noé' });
    await click(button(root, 'Ajouter des enfants'));
    const asked = await dialogShown(root);
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), child.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(query(asked, '[role=option]'));
    await click(byRole(asked, 'button', 'Enregistrer'));
    expect((await alertShown(root))[0]).toBe('Enfants ajoutés avec succès');
    const path = `/api/membres/${member.id}/ajouter_enfant/`;
    expect(sent).toEqual([{ method: 'POST', path, body: { enfants_ids: [child.id] } }]);
    await acknowledge(root);
    await until(() => part(root, 'Enfants').textContent!.includes(child.nom!));
  });

  it('gives a child to both parents in two clicks from the card [K18, W8]', async () => {
    const partner = await makeMember({ nom: word(), prenom: 'Ada' });
    const child = await makeMember({ nom: word(), prenom: 'Noé' });
    const { root } = await opened({}, {}, ({ id }) =>
      onServer('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: partner.id }),
    );
    await click(button(root, 'Ajouter un enfant'));
    const box = await until(() => focused()?.closest('[popover]')?.querySelector('[role=combobox]'));
    expect(focused()).toBe(box);
    await fill(query(root, '[popover] [role=combobox]'), child.nom!);
    await until(() => root.querySelectorAll('[popover] [role=option]').length === 1);
    await click(query(root, '[popover] [role=option]'));
    await until(() => part(root, 'Enfants').textContent!.includes(child.nom!));
    await until(async () => {
      const path = `/api/membres/${partner.id}/membre_avec_relations/`;
      const { enfants: children } = await onServer<Member>('GET', path);
      return children?.map(({ id }) => id).join() === String(child.id);
    });
  });

  it('is told of a spouse who was deleted or is married to another person [K18]', async () => {
    const partner = await makeMember({ nom: word(), prenom: 'Ada' });
    const { root } = await opened({}, {}, async ({ id }) => {
      await onServer('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: partner.id });
      await onServer('DELETE', `/api/membres/${partner.id}/`);
    });
    const told = new RegExp(`Conjoint jusqu’au .*\u00a0: ${partner.nom} Ada, sa fiche a été supprimée.`);
    await until(() => told.test(part(root, 'Conjoint').textContent!));
    expect(maybeLink(root, `${partner.nom} Ada`)).toBe(null);
  });

  it('proposes the marital status that follows from the spouse [K18]', async () => {
    const partner = await makeMember({ nom: word(), prenom: 'Ada' });
    const { root } = await opened({}, {}, ({ id }) =>
      onServer('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: partner.id }),
    );
    await click(button(root, 'Modifier'));
    const select = await until(() =>
      root.querySelector<HTMLSelectElement>('select[name=situation_matrimoniale]'),
    );
    expect([select.value, describedBy(select)]).toEqual(['marie', 'Marié(e)\u00a0: proposé, non enregistré']);
  });

  it('pickers close on Escape [M36]', async () => {
    const { root } = await opened();
    for (const opener of ['Ajouter un conjoint', 'Ajouter des enfants']) {
      await click(button(root, opener));
      await dialogShown(root);
      await press('Escape');
      await until(() => !maybeDialog(root));
      await eventually(() => expect(focused()).toBe(button(root, opener)));
    }
  });
});

describe('the cards of a record', () => {
  /** Opens the list behind «+» with one click, and chooses with another. */
  const add = async (root: ShadowRoot, label: string) => {
    await click(byRole(root, 'button', label));
    const option = await until(() =>
      [...root.querySelectorAll<HTMLElement>('[popover] [role=option]')].find(
        (one) => one.ariaDisabled !== 'true' && one.checkVisibility(),
      ),
    );
    const name = query(option, 'span:last-child > span').textContent!;
    await click(option);
    await until(() => !root.querySelector('[popover] [role=option]'));
    return name;
  };
  const notice = (root: ShadowRoot) => until(() => root.querySelector('section[popover] p')?.textContent);

  it('gain a tag in two clicks, mark it as held, and «Annuler» takes it back [W8, W5]', async () => {
    const { root, membre: member, sent } = await opened();
    const name = await add(root, 'Associer un tag');
    expect(await notice(root)).toBe(`Tag «\u00a0${name}\u00a0» associé`);
    expect(root.querySelector('dialog[open]')).toBeNull();
    await click(byRole(root, 'button', 'Annuler'));
    await until(async () => (await storedMember(member.id)).tags?.length === 0);
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/membres/taged_multiple/',
      `/api/membres/${member.id}/untaged_multiple/`,
    ]);
    await until(() => tagsOf(root).length === 0);
    await add(root, 'Associer un tag');
    await until(() => tagsOf(root).join() === name);
    await click(byRole(root, 'button', 'Associer un tag'));
    await until(() =>
      [...root.querySelectorAll('[role=option]')].some((one) => one.textContent === `${name}déjà associé`),
    );
  });

  it('say which group is left before the choice, and lead out of it by its cross [W8, W5]', async () => {
    const { root, nom, membre: member } = await opened();
    const first = await add(root, 'Ajouter à un groupe');
    await until(() => part(root, 'Groupe actuel').textContent!.includes(first));
    await click(byRole(root, 'button', 'Ajouter à un groupe'));
    const note = `${nom} Zoé quittera son groupe actuel\u00a0: ${first}.`;
    await until(() => root.querySelector('[popover] p')?.textContent === note);
    await press('Escape');
    await click(byRole(root, 'button', `Retirer de «\u00a0${first}\u00a0»`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    await until(() => part(root, 'Groupe actuel').querySelector('p')?.textContent === 'Aucune donnée');
    expect((await storedMember(member.id)).groupe_actuel).toBeNull();
    expect(root.querySelector('dialog[role=alertdialog]')).toBeNull();
  });

  it('list those of the same last name first, and show a child its parents [W8]', async () => {
    const { root, nom, membre: member } = await opened();
    const child = await makeMember({ nom, prenom: 'Noé' });
    expect(await add(root, 'Ajouter un enfant')).toBe(`${nom} Noé`);
    await click(await until(() => maybeLink(root, `${nom} Noé`)));
    await until(() => section(root, `${nom} Noé`));
    expect(part(root, 'Parents').textContent).toMatch(`${nom} Zoé`);
    expect((await storedMember(child.id)).parents).toMatchObject([{ id: member.id }]);
  });

  /** A member with a step of another day, a spouse and a child. */
  const linked = async (member: Member) => {
    const spouse = await makeMember({ nom: word(), prenom: 'Ada' });
    const child = await makeMember({ nom: word(), prenom: 'Noé' });
    const at = `/api/membres/${member.id}`;
    await onServer('POST', '/api/membres/store_multiple_etapes/', {
      etape_id: 2,
      membre_ids: [member.id],
      date_association: '2021-03-04',
    });
    await onServer('POST', `${at}/ajouter_conjoint/`, { conjoint_id: spouse.id });
    await onServer('POST', `${at}/ajouter_enfant/`, { enfants_ids: [child.id] });
  };
  for (const [title, cross, isKept] of [
    ['Étape d’intégration', /^Retirer l’étape/, { etape_actuelle: [{ date_association: '2021-03-04' }] }],
    ['Conjoint', /, conjoint$/, { conjoint: { prenom: 'Ada' } }],
    ['Enfants', /^Retirer .* des enfants$/, { enfants: [{ prenom: 'Noé' }] }],
  ] as const)
    it(`lose an entry in two clicks, which «Annuler» restores as it was: ${title} [W8]`, async () => {
      const { root, membre: member } = await opened({}, {}, linked);
      const named = (await until(() => part(root, title).querySelector('li'))).textContent;
      await click(byRole(root, 'button', cross));
      await click(byRole(await question(root), 'button', 'Retirer'));
      await until(() => !part(root, title)?.querySelector('li'));
      expect(await storedMember(member.id)).not.toMatchObject(isKept);
      expect(section(root, title === 'Étape d’intégration' ? 'Parcours' : 'Conjoint et enfants')).toBe(
        focused()?.closest('section'),
      );
      await click(byRole(root, 'button', 'Annuler'));
      await until(() => part(root, title)?.querySelector('li')?.textContent === named);
      expect(await storedMember(member.id)).toMatchObject(isKept);
    });

  it('keep steps and relatives where the back end announces no removal [W8]', async () => {
    const { root } = await opened({}, {}, linked, announcing());
    await until(() => part(root, 'Enfants').querySelector('li'));
    const crosses = ['Conjoint et enfants', 'Parcours'].flatMap((title) => [
      ...(section(root, title)?.querySelectorAll('li button') ?? []),
    ]);
    expect(crosses).toEqual([]);
  });

  it('keep the list open after a failure, with the reason and «Réessayer» [W8, W12]', async () => {
    const { root } = await opened();
    await failNext('POST /api/membres/store_multiple_etapes/', { body: { message: 'Base indisponible' } });
    await click(byRole(root, 'button', 'Associer une étape'));
    await click(await until(() => root.querySelector('[popover] [role=option]')));
    await until(() =>
      root.querySelector('[popover] [role=alert]')?.textContent?.includes('Base indisponible'),
    );
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => part(root, 'Étape d’intégration').querySelector('li'));
  });

  it('have nothing to press in a widget that only reads, and «Supprimer» in others [W8]', async () => {
    const { root, unmount } = await opened({}, { readonly: true });
    expect(maybeButton(root, 'Associer un tag') ?? maybeButton(root, 'Supprimer')).toBeNull();
    // Its later parts would move the other widget below it under a press.
    unmount();
    const other = await opened({}, {}, undefined, announcing());
    await click(button(other.root, 'Supprimer'));
    const asked = await dialogShown(other.root);
    await click(byRole(asked, 'button', 'Supprimer'));
    expect((await alertShown(other.root))[0]).toBe('Membre supprimé');
    expect(other.log.of('parvis-member-deleted')).toMatchObject([{ id: other.membre.id }]);
  });
});

describe('the actions of a record', () => {
  const act = async (root: ShadowRoot, item: string) => {
    await click(button(root, 'Actions'));
    await chooseItem(root, item);
  };
  const confirmFirst = async (root: ShadowRoot, label: string) => {
    const asked = await dialogShown(root);
    const option = await until(() => asked.querySelector('[role=option]'));
    const name = query(option, 'span + span > span').textContent;
    await click(option);
    await click(byRole(asked, 'button', label));
    return name;
  };
  const entries = (root: ShadowRoot, title: string) =>
    [...part(root, title).querySelectorAll('li')].map(
      (entry) => nth(entry.children, 1).firstElementChild?.textContent,
    );
  for (const [item, label, title, shown] of [
    ['Associer un tag', 'Associer les tags', 'Tags associés avec succès !', tagsOf],
    [
      'Associer une étape',
      'Associer l’étape',
      'Étape associée avec succès\u00a0!',
      (root: ShadowRoot) => entries(root, 'Étape d’intégration'),
    ],
    [
      'Ajouter à un groupe',
      'Ajouter au groupe',
      'Membres ajoutés avec succès !',
      (root: ShadowRoot) => entries(root, 'Groupe actuel'),
    ],
    [
      'Ajouter à un département',
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

  for (const { item, ids, join, joined, leave, named, title, gone } of [
    {
      item: 'Retirer d’un groupe',
      ids: '[MD26, MD31, MD32]',
      join: '/api/groupes/1/insert_membre/',
      joined: {},
      leave: '/api/groupes/1/remove_membre/',
      named: { groupe_id: '1' },
      title: 'Groupe actuel',
      gone: (who: string, name: string) => `${who} ne fait plus partie du groupe «\u00a0${name}\u00a0».`,
    },
    {
      item: 'Retirer d’un département',
      ids: '[MD27, MD31, MD32]',
      join: '/api/serviteurs/ajouter_membre_departement/',
      joined: { departement_id: 1 },
      leave: '/api/departements/1/remove_membre/',
      named: {},
      title: 'Département actuel',
      gone: (who: string, name: string) => `${who} ne fait plus partie du département «\u00a0${name}\u00a0».`,
    },
  ] as const)
    it(`take the member out, and are not offered then: ${item} ${ids}`, async () => {
      const name = word();
      const member = await makeMember({ nom: name });
      await onServer('POST', join, { membre_ids: [member.id], ...joined });
      const { root, sent } = await shownList({ search: name });
      await click(link(root, `${name} Zoé`));
      await until(() => section(root, 'Parcours'));
      const [current, ...others] = entries(root, title);
      expect([typeof current, others]).toEqual(['string', []]);
      await act(root, item);
      await click(byRole(await question(root), 'button', 'Retirer'));
      expect(await alertAfter(root)).toEqual(['Membre retiré avec succès !', gone(`${name} Zoé`, current!)]);
      expect(sent).toEqual([{ method: 'POST', path: leave, body: { ...named, member_ids: [member.id] } }]);
      await acknowledge(root);
      await until(() => part(root, title).querySelector('p')?.textContent === 'Aucune donnée');
      await click(button(root, 'Actions'));
      const left = await until(() => maybeByRole(root, 'menuitem', item));
      expect(left.getAttribute('aria-disabled')).toBe('true');
    });
});
