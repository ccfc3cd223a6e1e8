import { sendMouse } from '@web/test-runner-commands';
import { membres } from '../../../src/api/endpoints/membres.ts';
import { refresh } from '../../../src/api/useApi.ts';
import type { Membre } from '../../../src/domain/membre.ts';
import { expect } from '../../support/expect.ts';
import { axeCheck } from '../../support/mount.tsx';
import { allByRole, byRole, focused, until } from '../../support/queries.ts';
import { calls, failNext, garble, hold, release } from '../../support/reference.ts';
import { click, fill, hover, press, setViewport } from '../../support/user.ts';
import { acknowledge, alertShown } from '../members-actionsBack.tsx';
import { button, maybeButton, names, scopeText, tick } from '../membersBack.tsx';
import {
  chooseInRow,
  chooseItem,
  dialog,
  FULL,
  failures,
  familyName,
  freshServer,
  heading,
  isAt,
  makeMember,
  menuItem,
  onServer,
  RECORD,
  show,
  shownList,
  tidyServer,
} from './page.tsx';

const UNTAG = 'POST /api/membres/*/untaged_multiple/';

const realError = console.error;
beforeEach(async () => {
  console.error = () => {};
  await freshServer();
  await setViewport({ width: 1280, height: 900 });
});
afterEach(async () => {
  console.error = realError;
  await tidyServer();
});

/** The record of a new member, opened by their name in the list. */
async function opened(fields: Partial<Membre> = {}, attributes: object = {}) {
  const nom = familyName();
  const membre = await makeMember({ ...fields, nom });
  const shown = await shownList({ search: nom, ...attributes });
  await click(button(shown.root, `${nom} Zoé`));
  await until(() => section(shown.root, 'Parcours'));
  return { ...shown, membre, nom };
}

const section = (root: ShadowRoot, title: string) =>
  [...root.querySelectorAll<HTMLElement>('section')].find(
    (one) => one.checkVisibility() && one.querySelector('h2')?.textContent === title,
  ) ?? null;
const part = (root: ShadowRoot, title: string) => {
  const headings = [...root.querySelectorAll('h3')].filter((one) => one.checkVisibility());
  return headings.find((one) => one.textContent === title)!.parentElement!;
};
const facts = (root: ShadowRoot) =>
  Object.fromEntries(
    [...root.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')!.textContent,
      fact.querySelector('dd')!.textContent,
    ]),
  );
const tagsOf = (root: ShadowRoot) =>
  [...section(root, 'Tags')!.querySelectorAll('li')].map((chip) => chip.textContent);
const tag = async (membre: Membre, ...tags_ids: number[]) =>
  onServer.call('POST', '/api/membres/taged_multiple/', { membre_ids: [membre.id], tags_ids });
const question = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
/** Title and text of the alert that follows the answer to a question. */
const alertAfter = async (root: ShadowRoot) => {
  await until(() => maybeButton(root, 'Compris'));
  return alertShown(root);
};
const isMissing = (root: ShadowRoot) =>
  until(() => root.querySelector('[role=alert]')?.textContent?.includes('Membre non trouvé.') ?? false);
/** The record as the server never stores it. */
const answered = (membre: object) => failNext(RECORD, { status: 200, body: { data: membre }, times: 2 });

describe('the record of a member', () => {
  it('is opened by their name, over the list, with a way back [MD1, M35, S34]', async () => {
    const { root, nom } = await opened();
    expect(heading(root)).toBe('Details');
    await until(() => focused()?.textContent === 'Details');
    expect(root.querySelector('table')!.closest('[inert]')).not.toBeNull();
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(focused()).toBe(button(root, `${nom} Zoé`));
  });

  it('is opened from the row menu too [M13, M35]', async () => {
    const nom = familyName();
    await makeMember({ nom });
    const { root } = await shownList({ search: nom });
    await chooseInRow(root, `${nom} Zoé`, 'Voir');
    await isAt(root, 'Details');
  });

  it('has an Actions menu of six [MD2]', async () => {
    const { root } = await opened();
    await click(button(root, 'Actions'));
    await until(() => root.querySelector('[role=menu]'));
    expect([...root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Associer un tag',
      'Associer une étape',
      'Insérer dans un département',
      'Retirer d’un département',
      'Insérer dans un groupe',
      'Retirer d’un groupe',
    ]);
  });

  it('shows the name, the state and the information [MD4, MD5, H3, H12]', async () => {
    const { root, nom, membre } = await opened(FULL);
    const card = section(root, `${nom} Zoé`)!;
    expect(card.querySelector('[part=badge]')!.textContent).toBe('Membre');
    expect(facts(root)).toEqual({
      Nationalité: 'Togolaise',
      Profession: 'Sage-femme',
      'Date de naissance': '05/03/1990',
      'Situation matrimoniale': 'Marié(e)',
      Ville: 'Brest',
      Adresse: '3 rue du Port',
    });
    expect(card.querySelector('a[href^="tel:"]')!.textContent).toBe(membre.telephone);
  });

  it('says what is empty, section by section [MD6, MD7, MD8, MD9, MD10]', async () => {
    const { root } = await opened();
    expect(Object.values(facts(root))).toEqual(Array(6).fill('Non spécifiée'));
    for (const title of ['Groupe actuel', 'Département actuel', 'Étape d’intégration'])
      expect(part(root, title).querySelector('p')!.textContent).toBe('Aucune donnée');
    expect(section(root, 'Tags')!.textContent).toMatch('Aucun tag');
  });

  it('shows the one current group and department, every step, and tags [MD7, MD8, MD9, MD11, MD33]', async () => {
    const nom = familyName();
    const membre = await makeMember({ nom });
    const ids = { membre_ids: [membre.id] };
    await onServer.call('POST', '/api/groupes/1/insert_membre/', ids);
    await onServer.call('POST', '/api/groupes/2/insert_membre/', ids);
    await onServer.call('POST', '/api/serviteurs/ajouter_membre_departement/', { departement_id: 1, ...ids });
    await onServer.call('POST', '/api/membres/store_multiple_etapes/', { etape_id: 1, ...ids });
    await onServer.call('POST', '/api/membres/store_multiple_etapes/', { etape_id: 2, ...ids });
    await tag(membre, 1, 2);
    const stored = await onServer.get(membre.id);
    const { root } = await show({ search: nom });
    await click(await until(() => maybeButton(root, `${nom} Zoé`)));
    await until(() => section(root, 'Parcours'));
    const labels = (title: string) =>
      [...part(root, title).querySelectorAll('li')].map((entry) => entry.children[1]!.textContent);
    expect(labels('Groupe actuel')).toEqual([stored.groupe_actuel!.nom]);
    expect(labels('Département actuel')).toEqual([stored.departement_actuel!.nom]);
    expect(labels('Étapes d’intégration')).toEqual(stored.etape_actuelle!.map(({ libelle }) => libelle));
    expect(tagsOf(root)).toEqual(stored.tags!.map(({ name }) => name));
  });

  it('shows hostile and odd values as text: string spouse, unknown status, impossible date [H2, H5, H11, H12]', async () => {
    const odd = {
      id: 1,
      nom: null,
      prenom: ' ',
      statut: 'visiteur',
      date_naissance: '1990-02-31',
      conjoint: '<img src=x onerror=alert(1)> Ada',
      enfants: [{ nom: 'Noé', prenom: null }],
      telephone: '*#06#',
      tags: null,
    };
    await answered(odd);
    const { root } = await show({ route: '/community/details/1' });
    const card = await until(() => section(root, 'Nom non spécifié'));
    expect(card.querySelector('[part=badge]')!.textContent).toBe('Inscrit');
    expect(facts(root)['Date de naissance']).toBe('Date invalide');
    expect(card.querySelector('a')).toBeNull();
    expect(root.querySelector('img')).toBeNull();
    expect(part(root, 'Conjoint').textContent).toMatch('<img src=x onerror=alert(1)> Ada');
    expect(part(root, 'Conjoint').querySelectorAll('button')).toHaveLength(1);
    expect(part(root, 'Enfants').textContent).toMatch('Noé');
  });
});

describe('the states of a record', () => {
  it('load first [MD34, MD35]', async () => {
    const { id } = await makeMember({ nom: familyName() });
    await hold(RECORD);
    const { root } = await show({ route: `/community/details/${id}` });
    await isAt(root, 'Details');
    expect(root.querySelector('[role=status]')!.textContent).toBe('Chargement...');
    await release();
    await until(() => section(root, 'Parcours'));
    expect(await calls()).toContain(`GET /api/membres/${id}/membre_avec_relations/`);
  });

  it('tell a failure, lead back, and try again [MD36]', async () => {
    const { id } = await makeMember({ nom: familyName() });
    await failNext(RECORD, { body: { message: 'Base indisponible' }, times: 2 });
    const { root } = await show({ route: `/community/details/${id}` });
    const alert = await until(() => root.querySelector('[role=alert]'));
    expect(alert.querySelector('p')!.textContent).toBe('Erreur: Base indisponible');
    button(root, 'Retour à la liste');
    await click(button(root, 'Réessayer'));
    await until(async () => (await calls()).filter((call) => call.includes('relations')).length === 2);
    await until(
      () => alert.textContent?.includes('Réessayer') && !root.querySelector('[aria-disabled=true]'),
    );
    await click(button(root, 'Réessayer'));
    await until(() => section(root, 'Parcours'));
  });

  for (const kind of ['shape', 'html', 'empty'] as const)
    it(`say when the answer is no member: ${kind} [MD37]`, async () => {
      await garble(RECORD, kind, 3);
      const { root } = await show({ route: '/community/details/1' });
      const alert = await until(() => root.querySelector('[role=alert]'));
      expect(alert.querySelector('p')!.textContent).toBe('Structure de données invalide');
      await click(button(root, 'Retour à la liste'));
      await isAt(root, 'Membres');
    });

  it('say that nobody has this id, and lead back to the list [MD38]', async () => {
    const { root } = await show({ route: '/community/details/999999' });
    await isMissing(root);
    await click(button(root, 'Retour à la liste'));
    await isAt(root, 'Membres');
    await until(() => names(root).length === 10);
  });

  for (const route of ['/community/details/', '/community/details', '/community/details/abc'])
    it(`say so without asking anybody at ${route} [S19, MD38]`, async () => {
      const { root } = await show({ route });
      await isMissing(root);
      expect((await calls()).filter((call) => call.includes('membre_avec_relations'))).toEqual([]);
      await click(button(root, 'Retour'));
      await isAt(root, 'Membres');
    });

  it('turn to «non trouvé» when somebody deletes the member meanwhile [MD38]', async () => {
    const { root, membre, client } = await opened();
    await onServer.call('DELETE', `/api/membres/${membre.id}/`);
    await refresh(client, [membres.withRelations]);
    await isMissing(root);
  });

  it('keep what shows when a refresh fails, say that it may be old, and try again', async () => {
    const { root, client } = await opened(FULL);
    await failNext(RECORD);
    await refresh(client, [membres.withRelations]);
    await until(() => root.querySelector('[role=alert]')?.textContent?.includes('peut dater') ?? false);
    expect(facts(root).Ville).toBe('Brest');
    await click(button(root, 'Réessayer'));
    await until(() => !root.querySelector('[role=alert]'));
  });
});

describe('the address of a record', () => {
  it('opens it directly, and «Retour» goes to the list [S17, S18]', async () => {
    const nom = familyName();
    const { id } = await makeMember({ nom });
    history.replaceState(null, '', `#/community/details/${id}`);
    const { root, log } = await show({ routing: 'hash' });
    await until(() => section(root, `${nom} Zoé`));
    expect(log.of('parvis-route')).toMatchObject([{ path: `/community/details/${id}` }]);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(location.hash).toBe('#/community');
    history.back();
    await until(() => section(root, `${nom} Zoé`));
  });

  it('is not written when one comes from the list [S34]', async () => {
    history.replaceState(null, '', '#/community');
    const { root } = await shownList({ routing: 'hash' });
    const entries = history.length;
    await click(button(root, names(root)[0]!));
    await isAt(root, 'Details');
    expect(location.hash).toBe('#/community');
    expect(history.length).toBe(entries);
  });

  it('of the list, asked for again, calls the record away', async () => {
    const { root, handle } = await opened();
    handle.current!.navigate('/community');
    await isAt(root, 'Membres');
  });
});

describe('the list below a record', () => {
  it('keeps page, search, ticks, scroll and focus [S34]', async () => {
    await setViewport({ width: 1280, height: 420 });
    const { root } = await shownList({ pageSize: 25 });
    await click(button(root.querySelector('footer')!, 'Suivant'));
    await until(() => root.querySelector('footer')!.textContent!.includes('Page 2'));
    await until(() => !root.querySelector('table[aria-busy]'));
    await click(tick(root, 24));
    const rows = names(root);
    const name = button(root, rows[23]!);
    await click(name);
    await isAt(root, 'Details');
    await until(() => document.scrollingElement!.scrollTop < 60);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(names(root)).toEqual(rows);
    expect(scopeText(root)).toBe('1 sélectionné');
    expect(root.querySelector('footer')!.textContent).toMatch('Page 2');
    expect(focused()).toBe(name);
    const { top, bottom } = name.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
  });

  it('fetches the record ahead, when the pointer rests on a row: it then opens without a request', async () => {
    // No row is under the pointer yet.
    await sendMouse({ type: 'move', position: [1, 1] });
    const { root } = await shownList();
    const rows = names(root);
    await hover(button(root, rows[3]!));
    await until(async () => (await calls()).some((call) => call.includes('membre_avec_relations')));
    await click(button(root, rows[3]!));
    await until(() => section(root, rows[3]!));
    expect((await calls()).filter((call) => call.includes('relations'))).toHaveLength(1);
  });
});

describe('the tags of a record', () => {
  async function tagged() {
    const nom = familyName();
    const membre = await makeMember({ nom });
    await tag(membre, 1, 2);
    const shown = await shownList({ search: nom });
    await click(button(shown.root, `${nom} Zoé`));
    await until(() => section(shown.root, 'Tags'));
    const [first, second] = tagsOf(shown.root) as [string, string];
    const { tags } = await onServer.get(membre.id);
    const idOf = (name: string) => tags!.find((one) => one.name === name)!.id;
    return { ...shown, membre, first, second, idOf };
  }

  it('are removed one by one, after a question with «Retirer» and «Annuler» [MD11, MD12, MD14, MD32]', async () => {
    const { root, first, second, sent, membre, idOf } = await tagged();
    await click(button(root, `Retirer le tag ${first}`));
    const ask = await question(root);
    expect(ask.querySelector('p')!.textContent).toBe(`Êtes-vous sûr de vouloir retirer le tag ${first} ?`);
    await click(byRole(ask, 'button', 'Annuler'));
    await until(() => !root.querySelector('dialog[open]'));
    expect(sent).toEqual([]);
    await click(button(root, `Retirer le tag ${first}`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    expect(await alertAfter(root)).toEqual(['Tag retiré', 'Tag retiré']);
    const tags = (await onServer.get(membre.id)).tags!;
    expect(tags.map(({ name }) => name)).toEqual([second]);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `/api/membres/${membre.id}/untaged_multiple/`,
        body: { tag_ids: [idOf(first)] },
      },
    ]);
    await acknowledge(root);
    await until(() => tagsOf(root).join() === second);
    expect(section(root, 'Tags')!.contains(focused())).toBe(true);
  });

  for (const [said, body] of [
    ['Le tag est parti, il en reste 1.', { success: true, message: 'Le tag est parti, il en reste 1.' }],
    ['Dit dans les données.', { data: { success: true, message: 'Dit dans les données.' } }],
    ['', { success: true }],
  ] as const)
    it(`are removed with the words of the answer: «${said}» [MD13, MD14]`, async () => {
      const { root, first, sent, membre } = await tagged();
      await failNext(UNTAG, { status: 200, body });
      await click(button(root, `Retirer le tag ${first}`));
      await click(byRole(await question(root), 'button', 'Retirer'));
      await until(() => sent.length === 1);
      expect(await alertAfter(root)).toEqual(['Tag retiré', said]);
      expect(sent[0]).toMatchObject({
        method: 'POST',
        path: `/api/membres/${membre.id}/untaged_multiple/`,
      });
    });

  for (const [what, fail, said] of failures(UNTAG))
    it(`stay on ${what} [MD15]`, async () => {
      const { root, first, second } = await tagged();
      await fail();
      await click(button(root, `Retirer le tag ${first}`));
      await click(byRole(await question(root), 'button', 'Retirer'));
      expect(await alertAfter(root)).toEqual(['Erreur lors du retrait du tag', said]);
      expect(tagsOf(root)).toEqual([first, second]);
    });

  it('stay when the answer can’t be read [MD15]', async () => {
    const { root, first, second } = await tagged();
    await garble(UNTAG, 'html');
    await click(button(root, `Retirer le tag ${first}`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    expect(await alertAfter(root)).toEqual(['Erreur lors du retrait du tag', 'Réponse invalide du serveur']);
    expect(tagsOf(root)).toEqual([first, second]);
  });
});

describe('the family of a record', () => {
  it('gains a spouse, then «Changer le conjoint» [MD16, MD17, MD18, MD20, MD32]', async () => {
    const { root, membre, sent } = await opened();
    const other = await makeMember({ nom: familyName(), prenom: 'Ada' });
    expect(part(root, 'Conjoint').textContent).toMatch('Aucun conjoint');
    await click(button(root, 'Ajouter un conjoint'));
    const asked = await until(() => dialog(root));
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), other.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(asked.querySelector('[role=option]')!);
    await click(byRole(asked, 'button', 'Enregistrer'));
    const [title, text] = await alertShown(root);
    expect(title).toBe('Conjoint ajouté avec succès');
    expect(text).toMatch(other.nom!);
    expect(sent).toMatchObject([
      { path: `/api/membres/${membre.id}/ajouter_conjoint/`, body: { conjoint_id: other.id } },
    ]);
    await acknowledge(root);
    await until(() => maybeButton(root, 'Changer le conjoint'));
    await click(await until(() => maybeButton(root, `${other.nom} Ada`)));
    await until(() => section(root, `${other.nom} Ada`));
    expect(part(root, 'Conjoint').textContent).toMatch(membre.nom!);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
  });

  it('gains children, who are appended [MD16, MD22, MD25, MD32]', async () => {
    const { root, membre, sent } = await opened();
    const child = await makeMember({ nom: familyName(), prenom: 'Noé' });
    await click(button(root, 'Ajouter des enfants'));
    const asked = await until(() => dialog(root));
    await fill(await until(() => asked.querySelector<HTMLInputElement>('[role=combobox]')), child.nom!);
    await until(() => asked.querySelectorAll('[role=option]').length === 1);
    await click(asked.querySelector('[role=option]')!);
    await click(byRole(asked, 'button', 'Enregistrer'));
    expect((await alertShown(root))[0]).toBe('Enfants ajoutés avec succès');
    expect(sent).toMatchObject([
      { path: `/api/membres/${membre.id}/ajouter_enfant/`, body: { enfants_ids: [child.id] } },
    ]);
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
    await click(await until(() => asked.querySelector('[role=option]')));
    await click(byRole(asked, 'button', label));
  };
  for (const [item, label, title, isThere] of [
    [
      'Associer un tag',
      'Associer les tags',
      'Tags associés avec succès !',
      (root: ShadowRoot) => tagsOf(root).length === 1,
    ],
    [
      'Associer une étape',
      'Associer l’étape',
      'Étape associée avec succès\u00a0!',
      (root: ShadowRoot) => !part(root, 'Étape d’intégration').querySelector('p'),
    ],
    [
      'Insérer dans un groupe',
      'Ajouter au groupe',
      'Membres ajoutés avec succès !',
      (root: ShadowRoot) => !part(root, 'Groupe actuel').querySelector('p'),
    ],
    [
      'Insérer dans un département',
      'Ajouter au département',
      'Membres ajoutés avec succès !',
      (root: ShadowRoot) => !part(root, 'Département actuel').querySelector('p'),
    ],
  ] as const)
    it(`reload it: ${item} [MD32]`, async () => {
      const { root } = await opened();
      await act(root, item);
      await confirmFirst(root, label);
      expect((await alertShown(root))[0]).toBe(title);
      await acknowledge(root);
      await until(() => isThere(root));
    });

  for (const { item, ids, join, joined, leave, named, title, failed } of [
    {
      item: 'Retirer d’un groupe',
      ids: '[MD26, MD28, MD31, MD32]',
      join: '/api/groupes/1/insert_membre/',
      joined: {},
      leave: '/api/groupes/1/remove_membre/',
      named: { groupe_id: '1' },
      title: 'Groupe actuel',
      failed: 'Aucun groupe actuel',
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
    },
  ] as const)
    it(`take the member out, then say there is nothing left: ${item} ${ids}`, async () => {
      const nom = familyName();
      const membre = await makeMember({ nom });
      await onServer.call('POST', join, { membre_ids: [membre.id], ...joined });
      const { root, sent } = await shownList({ search: nom });
      await click(button(root, `${nom} Zoé`));
      await until(() => section(root, 'Parcours'));
      expect(part(root, title).querySelectorAll('li')).toHaveLength(1);
      await act(root, item);
      await click(byRole(await question(root), 'button', 'Retirer'));
      expect((await alertAfter(root))[0]).toBe('Membre retiré avec succès !');
      expect(sent).toEqual([{ method: 'POST', path: leave, body: { ...named, member_ids: [membre.id] } }]);
      await acknowledge(root);
      await until(() => part(root, title).querySelector('p')?.textContent === 'Aucune donnée');
      await act(root, item);
      expect((await alertShown(root))[0]).toBe(failed);
      expect(sent).toHaveLength(1);
    });
});

describe('a record one may only read', () => {
  it('has no control that writes', async () => {
    const nom = familyName();
    const membre = await makeMember({ nom });
    await tag(membre, 1);
    const { root } = await shownList({ search: nom, readonly: true });
    await click(button(root, `Actions pour ${nom} Zoé`));
    await until(() => menuItem(root, 'Voir'));
    expect(menuItem(root, 'Modifier')).toBeNull();
    expect(menuItem(root, 'Supprimer')).toBeNull();
    await chooseItem(root, 'Voir');
    await until(() => section(root, 'Tags'));
    const shown = [...root.querySelectorAll('button')].filter((one) => one.checkVisibility());
    expect(shown.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(['Retour']);
  });
});

describe('the record for everyone', () => {
  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault in ${theme} colours`, async () => {
      const nom = familyName();
      const membre = await makeMember({ ...FULL, nom });
      const child = await makeMember({ nom: familyName() });
      await tag(membre, 1, 2);
      await onServer.call('POST', `/api/membres/${membre.id}/ajouter_enfant/`, { enfants_ids: [child.id] });
      await onServer.call('POST', '/api/groupes/1/insert_membre/', { membre_ids: [membre.id] });
      const { root } = await show({ theme, route: `/community/details/${membre.id}` });
      await until(() => section(root, 'Tags'));
      await axeCheck(root);
    });

  it('has none when there is nobody', async () => {
    const { root } = await show({ route: '/community/details/' });
    await until(() => root.querySelector('[role=alert]'));
    await axeCheck(root);
  });

  it('is reached, acted on and left from the keyboard alone', async () => {
    const { root, nom } = await opened(FULL);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    expect(focused()).toBe(button(root, `${nom} Zoé`));
    await press('Enter');
    await until(() => focused()?.textContent === 'Details');
    await press('Tab', 'Tab');
    expect(focused()).toBe(button(root, 'Actions'));
    await press('Enter');
    await until(() => focused()?.getAttribute('role') === 'menuitem');
    await press('End', 'Enter');
    expect((await alertShown(root))[0]).toBe('Aucun groupe actuel');
    await press('Enter');
    await until(() => focused() === button(root, 'Actions'));
    await press('Shift+Tab', 'Shift+Tab');
    await until(() => focused() === button(root, 'Retour'));
    await press('Enter');
    await isAt(root, 'Membres');
  });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const { root } = await opened({ ...FULL, email: `${'x'.repeat(60)}@exemple.fr` });
    expect(root.host.scrollWidth).toBeLessThanOrEqual(root.host.clientWidth);
    expect(allByRole(root, 'heading', 'Details')).toHaveLength(1);
  });
});
