import { membersArea } from '../../../../../src/areas/members/area.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { json, lost } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  button,
  chooseItem,
  dialog,
  dialogShown,
  errorOf,
  formError,
  input,
  isAt,
  maybeButton,
  maybeDialog,
  maybeInput,
  maybeMenuItem,
  pressButton,
  question,
  textOf,
} from '../../../../support/onScreen.ts';
import { eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { showWidget } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeMember,
  onServer,
  serverBackend,
  storedMember,
  word,
} from '../../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { shownList } from '../fixtures.ts';
import {
  chooseOnFile,
  FOUR_LINKED,
  lineOf,
  links,
  openedSheet,
  stored,
  type,
  typeFour,
  WHOLE,
} from './fixtures.ts';

eachOnServer();

const texts = (alert: Element) => [...alert.querySelectorAll('h2, p')].map(textOf);
const writes = (sent: readonly { method: string; path: string }[]) =>
  sent.map(({ method, path }) => `${method} ${path}`);

describe('the sheet of a family', () => {
  it('saves four people with name and address typed once, links them, and shows them [Y1]', async () => {
    const name = word();
    const { root, save, sent, log } = await openedSheet();
    await typeFour(root, name);
    await save();
    const alert = await question(root);
    expect(texts(alert)).toEqual([
      'Famille enregistrée',
      '4 fiches créées, avec les liens de famille.',
      `${name} Paul, ${name} Anne, ${name} Hugo, ${name} Lea`,
    ]);
    expect(writes(sent)).toEqual([`POST ${WHOLE}`]);
    expect(await links(name)).toEqual(FOUR_LINKED);
    for (const member of await stored(name))
      expect(member).toMatchObject({ nom: name, adresse: '9 quai Neuf', ville: 'Brest' });
    expect(log.of('parvis-member-saved')).toHaveLength(4);
    expect(log.of('parvis-member-saved')[0]).toMatchObject({ nom: name, prenom: 'Paul', isNew: true });
    await pressButton(alert, 'Compris');
    const strip = await until(() => root.querySelector('section[aria-label="Membres créés"]'));
    expect([...strip.querySelectorAll('a')].map(textOf)).toEqual([
      `${name} Paul`,
      `${name} Anne`,
      `${name} Hugo`,
      `${name} Lea`,
    ]);
  });

  it('takes another name, a child of one adult alone and two adults who are no couple from the lines [Y1]', async () => {
    const name = word();
    const { root, save, sent } = await openedSheet();
    expect(maybeInput(root, 'enfant1.parents')).toBe(undefined);
    const last = await typeFour(root, name);
    await type(root, 'adulte2', { nom: `${name}-Morel`, telephone: '0612345678' });
    const parents = input<HTMLSelectElement>(root, `${last}.parents`);
    expect([...parents.options].map(({ text }) => text)).toEqual([
      'des deux adultes',
      'du premier adulte',
      'du second adulte',
    ]);
    parents.focus();
    await press('ArrowDown', 'ArrowDown');
    await click(input(root, 'famille.conjoints'));
    await save();
    await question(root);
    expect(sent[0]?.body).toMatchObject({
      conjoints: false,
      adultes: [{ fiche: { nom: name } }, { fiche: { nom: `${name}-Morel`, telephone: '06 12 34 56 78' } }],
      enfants: [{ parents: [0, 1] }, { parents: [1] }],
    });
    expect(await links(name)).toEqual({
      Paul: [null, ['Hugo'], []],
      Anne: [null, ['Hugo', 'Lea'], []],
      Hugo: [null, [], ['Anne', 'Paul']],
      Lea: [null, [], ['Anne']],
    });
  });

  it('asks what a line needs once something is typed in it, and leaves blank lines out [Y1]', async () => {
    const name = word();
    const { root, save, sent } = await openedSheet();
    await save();
    await eventually(() => {
      for (const field of ['famille.nom', 'adulte1.prenom', 'adulte1.genre'])
        expect(errorOf(root, field)).toBe('Ce champ est obligatoire');
    });
    expect([errorOf(root, 'adulte2.prenom'), errorOf(root, 'enfant1.prenom')]).toEqual(['', '']);
    await eventually(() => expect(focused()).toBe(input(root, 'famille.nom')));
    await type(root, 'famille', { nom: name });
    await type(root, 'adulte1', { prenom: 'Anne', genre: 'feminin' });
    await type(root, 'enfant1', { prenom: 'Lea' });
    await save();
    await eventually(() => expect(errorOf(root, 'enfant1.genre')).toBe('Ce champ est obligatoire'));
    await type(root, 'enfant1', { genre: 'feminin' });
    expect(sent).toEqual([]);
    await save();
    await question(root);
    expect(sent[0]?.body).toMatchObject({ adultes: [{}], enfants: [{ parents: [0] }], conjoints: false });
    expect(await links(name)).toEqual({ Anne: [null, ['Lea'], []], Lea: [null, [], ['Anne']] });
  });

  it('has room for ten children, whose lines can be taken away [Y1]', async () => {
    const { root } = await openedSheet();
    for (let count = 1; count < 10; count++) {
      await pressButton(dialog(root), 'Ajouter un enfant');
      const firstNames = dialog(root).querySelectorAll('[name^=enfant][name$=".prenom"]');
      await eventually(() => expect(focused()).toBe(firstNames[count]));
    }
    await until(() => maybeByText(root, '10 enfants au plus à la fois.'));
    const add = button(dialog(root), 'Ajouter un enfant');
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await click(button(dialog(root), 'Retirer la ligne de l’enfant 4'));
    await eventually(() => expect([focused(), add.getAttribute('aria-disabled')]).toEqual([add, null]));
    expect(dialog(root).querySelectorAll('[name^=enfant][name$=".prenom"]')).toHaveLength(9);
  });

  it('asks before what was typed is dropped, and closes at once while nothing is [Y1]', async () => {
    const { root } = await openedSheet();
    await pressButton(dialog(root), 'Annuler');
    await until(() => maybeDialog(root) === null);
    await pressButton(root, 'Autres actions');
    await chooseItem(root, 'Ajouter une famille');
    await dialogShown(root);
    await type(root, 'enfant1', { prenom: 'Lea' });
    await pressButton(dialog(root), 'Annuler');
    await pressButton(await question(root), 'Abandonner');
    await until(() => maybeDialog(root) === null);
  });

  it('is not there in a widget that only reads [Y1]', async () => {
    const { root } = await shownList({ readonly: true });
    await pressButton(root, 'Autres actions');
    await until(() => maybeMenuItem(root, 'Raccourcis clavier'));
    expect(maybeMenuItem(root, 'Ajouter une famille')).toBe(null);
  });

  it('has no accessibility violation, light and dark, at 320 px too', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { root, unmount } = await openedSheet(undefined, { theme });
      await axeCheck(root);
      await setViewport({ width: 320, height: 640 });
      await type(root, 'adulte2', { prenom: 'Anne' });
      await axeCheck(root);
      expect(dialog(root).scrollWidth).toBeLessThanOrEqual(320);
      unmount();
      await setViewport({ width: 1280, height: 900 });
    }
  });
});

describe('a line of a family', () => {
  it('shows who may be meant, and takes that person instead, without preventing the save [Y1]', async () => {
    const known = await makeMember({ nom: word(), prenom: 'Ada', ville: 'Lille' });
    const { root, save } = await openedSheet();
    await type(root, 'famille', { nom: known.nom ?? '' });
    await type(root, 'adulte1', { prenom: 'Rose', genre: 'feminin' });
    await type(root, 'enfant1', { prenom: 'Ada', genre: 'feminin' });
    const choose = await until(() => maybeButton(lineOf(root, 'Enfant 1'), /^C’est cette personne/));
    expect(textOf(choose.parentElement)).toMatch(`Une ${known.nom} Ada existe (Lille)`);
    expect(textOf(query(lineOf(root, 'Premier adulte'), '[role=status]'))).toBe('');
    await click(choose);
    await until(() => lineOf(root, 'Enfant 1').textContent?.includes('A déjà une fiche'));
    const change = button(lineOf(root, 'Enfant 1'), /^Saisir une autre personne/);
    await eventually(() => expect(focused()).toBe(change));
    await save();
    await question(root);
    expect(await links(known.nom ?? '')).toEqual({
      Rose: [null, ['Ada'], []],
      Ada: [null, [], ['Rose']],
    });
    expect((await storedMember(known.id)).ville).toBe('Lille');
  });

  it('can be somebody on file, whose name and address the family then has [Y1]', async () => {
    const paul = await makeMember({ nom: word(), prenom: 'Paul', adresse: '3 rue du Port', ville: 'Lille' });
    const { root, save, sent } = await openedSheet();
    await chooseOnFile(root, 'Premier adulte', `${paul.nom} Paul`);
    await eventually(() => {
      const head = ['nom', 'adresse', 'ville'].map((field) => input(root, `famille.${field}`).value);
      expect(head).toEqual([paul.nom, '3 rue du Port', 'Lille']);
    });
    await type(root, 'enfant1', { prenom: 'Lea', genre: 'feminin' });
    await save();
    await question(root);
    expect(sent[0]?.body).toMatchObject({ adultes: [{ id: paul.id }] });
    expect(await stored(paul.nom ?? '')).toMatchObject([
      { adresse: '3 rue du Port', ville: 'Lille' },
      { adresse: '3 rue du Port', ville: 'Lille' },
    ]);
  });

  it('brings the spouse on file along, who is the other adult [Y1]', async () => {
    const [paul, anne] = [await makeMember({ prenom: 'Paul' }), await makeMember({ prenom: 'Anne' })];
    await onServer('POST', `/api/membres/${paul.id}/ajouter_conjoint/`, { conjoint_id: anne.id });
    const { root } = await openedSheet();
    await chooseOnFile(root, 'Premier adulte', `${paul.nom} Paul`);
    await until(() => lineOf(root, 'Second adulte').textContent?.includes(`${anne.nom} Anne`));
    await pressButton(lineOf(root, 'Second adulte'), `Saisir une autre personne que ${anne.nom} Anne`);
    await until(() => maybeInput(root, 'adulte2.prenom'));
  });

  it('keeps the address of somebody on file unless it is ticked [Y1]', async () => {
    for (const isTicked of [false, true]) {
      const paul = await makeMember({
        nom: word(),
        prenom: 'Paul',
        adresse: '3 rue du Port',
        ville: 'Lille',
      });
      const { root, save, unmount } = await openedSheet();
      await type(root, 'famille', { nom: paul.nom ?? '', adresse: '9 quai Neuf' });
      await type(root, 'adulte1', { prenom: 'Anne', genre: 'feminin' });
      await chooseOnFile(root, 'Second adulte', `${paul.nom} Paul`);
      const box = await until(() =>
        query<HTMLInputElement>(root, 'input[type=checkbox][name="adulte2.adresse"]'),
      );
      expect(box.checked).toBe(false);
      expect(textOf(box.closest('label'))).toBe(
        'Remplacer son adresse, 3 rue du Port, Lille, par\u00a0: 9 quai Neuf, Lille',
      );
      if (isTicked) await click(box);
      await save();
      await question(root);
      expect(await storedMember(paul.id)).toMatchObject({
        adresse: isTicked ? '9 quai Neuf' : '3 rue du Port',
        ville: 'Lille',
      });
      await stored(paul.nom ?? '');
      unmount();
    }
  });
});

describe('a family that is refused', () => {
  it('says so at the line, and keeps all others [Y1]', async () => {
    const name = word();
    const { root, save } = await openedSheet();
    const last = await typeFour(root, name);
    await type(root, last, { date_naissance: '1700-01-01' });
    await save();
    await eventually(() => expect(errorOf(root, `${last}.date_naissance`)).toMatch('à partir de 1880'));
    expect(formError(root)).toBe('Une ligne est à corriger\u00a0: voyez le message sous cette ligne.');
    expect(focused()).toBe(input(root, `${last}.date_naissance`));
    expect(await stored(name)).toEqual([]);
    await type(root, last, { date_naissance: '2018-05-06' });
    await save();
    await question(root);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('names the adult who is married to somebody else, and sends nothing [Y1]', async () => {
    const [paul, jeanne] = [await makeMember({ prenom: 'Paul' }), await makeMember({ prenom: 'Jeanne' })];
    const name = word();
    const { root, save, sent } = await openedSheet();
    await type(root, 'famille', { nom: name });
    await type(root, 'adulte1', { prenom: 'Anne', genre: 'feminin' });
    await chooseOnFile(root, 'Second adulte', `${paul.nom} Paul`);
    // Another user marries him while the sheet is open.
    await onServer('POST', `/api/membres/${paul.id}/ajouter_conjoint/`, { conjoint_id: jeanne.id });
    await save();
    await until(() =>
      lineOf(root, 'Second adulte').textContent?.includes(`conjoint de ${jeanne.nom} Jeanne`),
    );
    expect([sent, input(root, 'adulte1.prenom').value]).toEqual([[], 'Anne']);
    await click(input(root, 'famille.conjoints'));
    await save();
    await question(root);
    expect(await links(name)).toEqual({ Anne: [null, [], []] });
    expect((await onServer<Member>('GET', `/api/membres/${paul.id}/`)).conjoint).toMatchObject({
      id: jeanne.id,
    });
  });

  it('tells of an address that another person has changed meanwhile, at the line, and unticks it [Y1]', async () => {
    const paul = await makeMember({ nom: word(), prenom: 'Paul', adresse: '3 rue du Port' });
    const { root, save, sent } = await openedSheet();
    const name = word();
    await type(root, 'famille', { nom: name, adresse: '9 quai Neuf' });
    await type(root, 'adulte1', { prenom: 'Anne', genre: 'feminin' });
    await chooseOnFile(root, 'Second adulte', `${paul.nom} Paul`);
    const box = () => query<HTMLInputElement>(root, 'input[type=checkbox][name="adulte2.adresse"]');
    await click(box());
    await onServer('PUT', `/api/membres/${paul.id}/`, {
      ...paul,
      adresse: '1 rue Haute',
      updated_at: undefined,
    });
    await save();
    await until(() =>
      lineOf(root, 'Second adulte').textContent?.includes('Quelqu’un a modifié cette adresse'),
    );
    expect(lineOf(root, 'Second adulte').textContent).toContain('1 rue Haute');
    expect([box().checked, sent, input(root, 'adulte1.prenom').value]).toEqual([false, [], 'Anne']);
    await click(box());
    await save();
    await question(root);
    expect((await storedMember(paul.id)).adresse).toBe('9 quai Neuf');
    await stored(name);
  });

  it('keeps everything on a lost answer, and «Réessayer» makes nobody twice [Y1]', async () => {
    const name = word();
    const { root, save, back } = await openedSheet();
    await typeFour(root, name);
    back.next(`POST ${WHOLE}`, lost);
    await save();
    await until(() => formError(root).includes('c’est peut-être enregistré'));
    expect(input(root, 'adulte1.prenom').value).toBe('Paul');
    await pressButton(dialog(root), 'Réessayer');
    await question(root);
    expect(await links(name)).toEqual(FOUR_LINKED);
  });

  it('says why, and that nothing is saved, when the back end fails [Y1]', async () => {
    const name = word();
    const { root, save, back } = await openedSheet();
    await typeFour(root, name);
    back.next(`POST ${WHOLE}`, () => json({ success: false, message: 'Trop de demandes' }, 429));
    await save();
    await until(() => formError(root).startsWith('Trop de demandes'));
    expect(formError(root)).toContain('Rien n’a été enregistré.');
    expect(await stored(name)).toEqual([]);
  });
});

describe('the page around the sheet', () => {
  const SAVE = 'parvis-before-save';

  it('is asked about each member, and where it prevents one nothing is sent [Y1]', async () => {
    const name = word();
    const { root, log, sent } = showWidget(membersArea, await serverBackend(), {}, [SAVE]);
    await until(() => root.querySelector('tbody [aria-haspopup]'));
    await pressButton(root, 'Autres actions');
    await chooseItem(root, 'Ajouter une famille');
    await dialogShown(root);
    await typeFour(root, name);
    await pressButton(dialog(root), 'Enregistrer la famille');
    await until(() => log.of(SAVE).length > 0);
    expect(log.of(SAVE)).toMatchObject([
      { kind: 'member', draft: { nom: name, prenom: 'Paul', ville: 'Brest' } },
    ]);
    await until(() => button(dialog(root), 'Enregistrer la famille'));
    expect([sent, formError(root), input(root, 'adulte1.prenom').value]).toEqual([[], '', 'Paul']);
  });

  it('is asked about all of them where it prevents none [Y1]', async () => {
    const name = word();
    const { root, save, log } = await openedSheet();
    await typeFour(root, name);
    await save();
    await question(root);
    const asked = log.of(SAVE) as { kind: string; id?: number; draft: Member }[];
    expect(asked.map(({ kind, id, draft }) => [kind, id, draft.prenom])).toEqual([
      ['member', undefined, 'Paul'],
      ['member', undefined, 'Anne'],
      ['member', undefined, 'Hugo'],
      ['member', undefined, 'Lea'],
    ]);
    await stored(name);
  });
});

describe('the notice after a new member', () => {
  /** Creates a member and goes on with the family. */
  async function another(born: string) {
    const name = word();
    const { root, ...shown } = await shownList();
    await click(button(root, 'Ajouter un membre'));
    await dialogShown(root);
    for (const [field, value] of Object.entries({ nom: name, prenom: 'Zoé', ville: 'Brest' }))
      await fill(input(root, field), value);
    const day = input(root, 'date_naissance');
    day.value = born;
    day.dispatchEvent(new Event('input', { bubbles: true }));
    await click(query(dialog(root), 'input[name=genre][value=feminin]'));
    await pressButton(dialog(root), 'Enregistrer');
    await pressButton(await question(root), 'Ajouter quelqu’un de la même famille');
    await until(() => maybeInput(root, 'famille.nom'));
    return { root, name, ...shown };
  }

  it('begins a family with that person, with name and address kept [Y1, K21]', async () => {
    const { root, name } = await another('1980-01-01');
    expect(lineOf(root, 'Premier adulte').textContent).toContain(`${name} Zoé`);
    expect(['nom', 'ville'].map((field) => input(root, `famille.${field}`).value)).toEqual([name, 'Brest']);
    await type(root, 'enfant1', { prenom: 'Léo', genre: 'masculin' });
    await pressButton(dialog(root), 'Enregistrer la famille');
    await pressButton(await question(root), 'Ouvrir la fiche');
    await isAt(root, /^Details/);
    await until(() => root.textContent?.includes(`${name} Léo`));
  });

  it('puts somebody who is not of age among the children [Y1]', async () => {
    const { root, name } = await another(`${new Date().getFullYear() - 5}-01-01`);
    expect(lineOf(root, 'Enfant 1').textContent).toContain(`${name} Zoé`);
    expect(maybeInput(root, 'adulte1.prenom')).toBeTruthy();
  });
});
