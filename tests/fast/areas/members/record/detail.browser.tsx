import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  button,
  chooseItem,
  dialogShown,
  heading,
  isAt,
  link,
  maybeButton,
  maybeLink,
  maybeMenuItem,
} from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { printed } from '../../../../support/printed.ts';
import { allByRole, eventually, focused, until } from '../../../../support/queries.ts';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../../support/serverRows.ts';
import { click, press, setViewport } from '../../../../support/user.ts';
import { chooseInRow, FULL, show, shownList } from '../fixtures.ts';
import { answered, facts, opened, part, section, tag, tagsOf } from './fixtures.ts';

eachOnServer();

describe('the record of a member', () => {
  it('is opened by their name, over the list, with a way back [MD1, M35, S34]', async () => {
    const { root, nom } = await opened();
    expect(heading(root)).toBe('Details');
    await until(() => focused()?.textContent === 'Details');
    expect(query(root, 'table').closest('[inert]')).not.toBeNull();
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    await eventually(() => expect(focused()).toBe(link(root, `${nom} Zoé`)));
  });

  it('is opened from the row menu too [M13, M35]', async () => {
    const name = word();
    await makeMember({ nom: name });
    const { root } = await shownList({ search: name });
    await chooseInRow(root, `${name} Zoé`, 'Voir');
    await isAt(root, 'Details');
  });

  it('has an Actions menu of six, and years and labels where they are announced [MD2, R7, R10]', async () => {
    const { root } = await opened();
    await click(button(root, 'Actions'));
    await until(() => root.querySelector('[role=menu]'));
    expect([...root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Associer un tag',
      'Associer une étape',
      'Ajouter à un département',
      'Retirer d’un département',
      'Ajouter à un groupe',
      'Retirer d’un groupe',
      'À jour…',
      'Étiquette ou lettre…',
    ]);
  });

  it('has its deletion as the last of the actions on a phone [Y7]', async () => {
    await setViewport({ width: 360, height: 640 });
    const { root } = await opened();
    expect(maybeButton(root, 'Supprimer')?.checkVisibility() ?? false).toBe(false);
    await click(button(root, 'Actions'));
    await until(() => root.querySelector('[role=menu]'));
    const items = [...root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
    expect([items.length, items.at(-1)]).toEqual([9, 'Supprimer']);
    await chooseItem(root, 'Supprimer');
    await dialogShown(root);
    await press('Escape');
    await setViewport({ width: 1280, height: 900 });
    button(root, 'Supprimer');
  });

  it('prints a sheet of what is known', async () => {
    const { root, nom, membre: member } = await opened({ ...FULL, ville: null });
    await tag(member, 1);
    const printer = printed();
    await click(button(root, 'Imprimer'));
    printer.restore();
    const sheet = query<HTMLIFrameElement>(root, 'iframe').contentDocument!.body;
    expect(query(sheet, 'h1').textContent).toBe(`${nom} Zoé`);
    const names = [...sheet.querySelectorAll('tbody th')].map((name) => name.textContent);
    expect(names).toContain('Profession');
    expect(names).not.toContain('Ville');
    expect(sheet.textContent).toContain('Sage-femme');
  });

  it('shows the name, the state and the information [MD4, MD5, H3, H12]', async () => {
    const { root, nom, membre: member } = await opened(FULL);
    const card = section(root, `${nom} Zoé`)!;
    expect(query(card, '[part=badge]').textContent).toBe('Membre');
    expect(facts(root)).toEqual({
      Nationalité: 'Togolaise',
      Profession: 'Sage-femme',
      'Date de naissance': '05/03/1990',
      'Situation matrimoniale': 'Mariée',
      Ville: 'Brest',
      Adresse: '3 rue du Port',
      'Complément d’adresse': 'Bât. B',
      'Code postal': '29200',
    });
    expect(query(card, 'a[href^="tel:"]').textContent).toBe(member.telephone);
  });

  it('says what is empty, section by section [MD6, MD7, MD8, MD9, MD10]', async () => {
    const { root } = await opened();
    expect(Object.values(facts(root))).toEqual(Array(8).fill('Non spécifiée'));
    for (const title of ['Groupe actuel', 'Département actuel', 'Étape d’intégration'])
      expect(query(part(root, title), 'p').textContent).toBe('Aucune donnée');
    expect(section(root, 'Tags')!.textContent).toMatch('Aucun tag');
  });

  it('shows the one current group and department, every step, and tags [MD7, MD8, MD9, MD11, MD33]', async () => {
    const name = word();
    const member = await makeMember({ nom: name });
    const ids = { membre_ids: [member.id] };
    await onServer('POST', '/api/groupes/1/insert_membre/', ids);
    await onServer('POST', '/api/groupes/2/insert_membre/', ids);
    await onServer('POST', '/api/serviteurs/ajouter_membre_departement/', { departement_id: 1, ...ids });
    await onServer('POST', '/api/membres/store_multiple_etapes/', { etape_id: 1, ...ids });
    await onServer('POST', '/api/membres/store_multiple_etapes/', { etape_id: 2, ...ids });
    await tag(member, 1, 2);
    const stored = await storedMember(member.id);
    const { root } = await show({ search: name });
    await click(await until(() => maybeLink(root, `${name} Zoé`)));
    await until(() => section(root, 'Parcours'));
    const labels = (title: string) =>
      [...part(root, title).querySelectorAll('li')].map(
        (entry) => nth(entry.children, 1).firstElementChild?.textContent,
      );
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
    expect(query(card, '[part=badge]').textContent).toBe('Inscrit');
    expect(facts(root)['Date de naissance']).toBe('Date invalide');
    expect(card.querySelector('a')).toBeNull();
    expect(root.querySelector('img')).toBeNull();
    expect(part(root, 'Conjoint').textContent).toMatch('<img src=x onerror=alert(1)> Ada');
    expect(part(root, 'Conjoint').querySelectorAll('a')).toHaveLength(0);
    expect(part(root, 'Enfants').textContent).toMatch('Noé');
  });
});

describe('a record one may only read', () => {
  it('has no control that writes', async () => {
    const name = word();
    const member = await makeMember({ nom: name });
    await tag(member, 1);
    const { root } = await shownList({ search: name, readonly: true });
    await click(button(root, `Actions pour ${name} Zoé`));
    await until(() => maybeMenuItem(root, 'Voir'));
    expect(maybeMenuItem(root, 'Modifier')).toBeNull();
    expect(maybeMenuItem(root, 'Supprimer')).toBeNull();
    await chooseItem(root, 'Voir');
    await until(() => section(root, 'Tags'));
    const shown = [...root.querySelectorAll('button')].filter((one) => one.checkVisibility());
    expect(shown.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'Retour',
      'Imprimer',
    ]);
  });
});

describe('the record for everyone', () => {
  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault in ${theme} colours`, async () => {
      const name = word();
      const member = await makeMember({ ...FULL, nom: name });
      const child = await makeMember({ nom: word() });
      await tag(member, 1, 2);
      await onServer('POST', `/api/membres/${member.id}/ajouter_enfant/`, { enfants_ids: [child.id] });
      await onServer('POST', '/api/groupes/1/insert_membre/', { membre_ids: [member.id] });
      const { root } = await show({ theme, route: `/community/details/${member.id}` });
      await until(() => section(root, 'Tags'));
      await axeCheck(root);
    });

  it('has no accessibility fault where there is no such member', async () => {
    const { root } = await show({ route: '/community/details/' });
    await until(() => root.querySelector('[role=alert]'));
    await axeCheck(root);
  });

  it('is reached, acted on and left from the keyboard alone', async () => {
    const { root, nom } = await opened(FULL);
    await click(button(root, 'Retour'));
    await isAt(root, 'Membres');
    await eventually(() => expect(focused()).toBe(link(root, `${nom} Zoé`)));
    await press('Enter');
    await until(() => focused()?.textContent === 'Details');
    await press('Tab', 'Tab');
    await eventually(() => expect(focused()).toBe(button(root, 'Actions')));
    await press('Enter');
    await until(() => focused()?.getAttribute('role') === 'menuitem');
    await press('Enter');
    await until(() => focused()?.matches('dialog [role=combobox]'));
    await press('Escape');
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
