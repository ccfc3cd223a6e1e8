import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  describedBy,
  dialog,
  dialogShown,
  errorOf,
  formError,
  input,
  isAt,
  maybeDialog,
  question,
} from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { byRole, eventually, focused, until } from '../../../../support/queries.ts';
import { calls, failNext, garble, hold, release } from '../../../../support/reference.ts';
import { signInAgain } from '../../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, track, word } from '../../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { LIST, names, shownList } from '../fixtures.ts';

const CREATE = 'POST /api/membres/';
const TITLE = 'ENREGISTRER UN NOUVEAU MEMBRE';

eachOnServer();

async function opened(attributes: object = {}, send?: typeof fetch) {
  const shown = await shownList(attributes, send);
  await click(button(shown.root, 'Ajouter un membre'));
  await dialogShown(shown.root);
  return {
    ...shown,
    save: () => click(byRole(dialog(shown.root), 'button', /^Enregistre/)),
  };
}

/** The three required fields. */
async function fillName(root: ShadowRoot, name: string) {
  await fill(input(root, 'nom'), name);
  await fill(input(root, 'prenom'), 'Zoé');
  await click(byRole(dialog(root), 'radio', 'Femme'));
}

/** How many members of this name the server has. */
const storedNamed = async (name: string) =>
  (await onServer<{ results: object[] }>('GET', `/api/membres/?search=${name}`)).results.length;

describe('the new-member form', () => {
  it('asks three fields and offers eight more and three of later back ends, without a gender chosen for anybody [M3, MM1, MM2, MM3, MM4, MM5, R4]', async () => {
    const { root } = await opened();
    expect(query(dialog(root), 'h2').textContent).toBe(TITLE);
    const required = [...dialog(root).querySelectorAll<HTMLInputElement>(':required')];
    expect([...new Set(required.map((control) => control.name))]).toEqual(['nom', 'prenom', 'genre']);
    const all = [...dialog(root).querySelectorAll<HTMLInputElement>('[name]')].map((control) => control.name);
    expect(new Set(all).size).toBe(14);
    const genders = ['Homme', 'Femme'].map((name) => byRole<HTMLInputElement>(dialog(root), 'radio', name));
    expect(genders.map(({ value, checked }) => [value, checked])).toEqual([
      ['masculin', false],
      ['feminin', false],
    ]);
    const choices = [...(input(root, 'situation_matrimoniale') as unknown as HTMLSelectElement).options];
    expect(choices.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Non spécifiée'],
      ['celibataire', 'Célibataire'],
      ['marie', 'Marié(e)'],
    ]);
    expect(input(root, 'email').type).toBe('email');
    expect(input(root, 'date_naissance').type).toBe('date');
  });

  it('says next to each missing field that it is required, and sends nothing [MM2]', async () => {
    const { root, save, sent } = await opened();
    await fill(input(root, 'prenom'), '   ');
    await save();
    await eventually(() => {
      for (const name of ['nom', 'prenom', 'genre'])
        expect(errorOf(root, name)).toBe('Ce champ est obligatoire');
    });
    expect(errorOf(root, 'email')).toBe('');
    await eventually(() => expect(focused()).toBe(input(root, 'nom')));
    expect(sent).toEqual([]);
  });

  it('refuses what is no e-mail address and a birth to come [MM3]', async () => {
    const { root, save, sent } = await opened();
    await fillName(root, word());
    await fill(input(root, 'email'), 'zoe chez exemple');
    input(root, 'date_naissance').value = '2999-01-01';
    await save();
    await eventually(() => {
      expect(errorOf(root, 'email')).toMatch('adresse e-mail valide');
      expect(errorOf(root, 'date_naissance')).toMatch('dans le futur');
    });
    expect(sent).toEqual([]);
  });

  it('asks since when the person belongs to it: today where it stays empty, and no day to come [R1]', async () => {
    const name = word();
    const { root, save, sent } = await opened();
    expect(describedBy(input(root, 'date_inscription'))).toContain('Laissez vide pour aujourd’hui.');
    await fillName(root, name);
    input(root, 'date_inscription').value = '2999-01-01';
    await save();
    await eventually(() => expect(errorOf(root, 'date_inscription')).toMatch('dans le futur'));
    expect(sent).toEqual([]);
    input(root, 'date_inscription').value = '2019-05-04';
    await save();
    await acknowledge(root);
    expect(sent.at(-1)?.body).toMatchObject({ nom: name, date_inscription: '2019-05-04' });
  });

  it('asks for no such day where the back end keeps no states', async () => {
    const { root } = await opened({}, announcing());
    expect([...dialog(root).querySelectorAll('[name^=date_]')]).toHaveLength(1);
  });

  it('creates, says so, closes and shows the member; the next form is empty [MM4, MM5, MM6, MM7, MM8, MM43]', async () => {
    const name = word();
    const { root, save, sent, log } = await opened({ search: '' });
    await fillName(root, `  ${name} `);
    await fill(input(root, 'ville'), 'Brest');
    const situation = input(root, 'situation_matrimoniale');
    situation.focus();
    await press('ArrowDown', 'ArrowDown');
    await save();
    expect(await alertShown(root)).toEqual([
      'Membre créé avec succès !',
      'Nouveau membre ajouté avec succès',
    ]);
    const confirm = byRole(query(root, 'dialog[role=alertdialog]'), 'button', 'Compris');
    expect(getComputedStyle(confirm).backgroundColor).toBe('rgb(118, 193, 44)');
    expect(maybeDialog(root)).toBeNull();
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/membres/',
        body: {
          nom: name,
          prenom: 'Zoé',
          genre: 'feminin',
          situation_matrimoniale: 'marie',
          date_naissance: null,
          nationalite: null,
          profession: null,
          telephone: null,
          email: null,
          ville: 'Brest',
          adresse: null,
          adresse_complement: null,
          code_postal: null,
        },
      },
    ]);
    const { results } = await onServer<{ results: { id: number }[] }>('GET', `/api/membres/?search=${name}`);
    const [{ id }] = results as [{ id: number }];
    expect(log.of('parvis-member-saved')).toEqual([{ id, nom: name, prenom: 'Zoé', isNew: true }]);
    await acknowledge(root);
    await eventually(() => expect(focused()).toBe(button(root, 'Ajouter un membre')));
    await fill(query<HTMLInputElement>(root, 'input[type=search]'), name);
    await until(() => names(root).join() === `${name} Zoé`);
    await click(button(root, 'Ajouter un membre'));
    await dialogShown(root);
    expect(input(root, 'nom').value).toBe('');
  });

  it('names the new member, shows them above the list, and opens their record in one click [K21]', async () => {
    const name = word();
    const { root, save } = await opened();
    await fillName(root, name);
    await fill(input(root, 'ville'), 'Brest');
    await save();
    const alert = await question(root);
    expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Nouveau membre ajouté avec succès',
      `${name} Zoé`,
    ]);
    await axeCheck(root);
    await click(byRole(alert, 'button', 'Compris'));
    const strip = await until(() => root.querySelector<HTMLElement>('section[aria-label="Membre créé"]'));
    expect(strip.textContent).toBe(`Nouveau${name} ZoéBrest`);
    const { top, bottom } = strip.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await click(query(strip, 'a'));
    await isAt(root, /^Details/);
    await until(() => root.textContent?.includes(`${name} Zoé`));
  });

  it('opens the record from the notice [K21]', async () => {
    const name = word();
    const { root, save } = await opened();
    await fillName(root, name);
    await save();
    await click(byRole(await question(root), 'button', 'Ouvrir la fiche'));
    await isAt(root, /^Details/);
    await until(() => root.textContent?.includes(`${name} Zoé`));
  });

  it('begins a relative with name and address where nobody says as whom the first one is on file [K21]', async () => {
    const name = word();
    const { root } = await shownList({}, async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'POST' && answer.status === 201) return new Response(null, { status: 201 });
      return String(input).includes(name) ? Response.json({ count: 0, results: [] }) : answer;
    });
    await click(button(root, 'Ajouter un membre'));
    await dialogShown(root);
    await fillName(root, name);
    await fill(input(root, 'ville'), 'Brest');
    await fill(input(root, 'telephone'), '06 12 34 56 78');
    await click(byRole(dialog(root), 'button', 'Enregistrer'));
    await click(byRole(await question(root), 'button', 'Ajouter quelqu’un de la même famille'));
    await until(() => maybeDialog(root) && !root.querySelector('dialog[role=alertdialog]'));
    const held = ['nom', 'prenom', 'ville', 'telephone'].map((name) => input(root, name).value);
    expect(held).toEqual([name, '', 'Brest', '']);
    const { results } = await onServer<{ results: { id: number }[] }>('GET', `/api/membres/?search=${name}`);
    for (const { id } of results) track(`/api/membres/${id}/`);
  });

  it('finds the new member where the back end answers a creation with nothing [K21]', async () => {
    const name = word();
    const { root } = await shownList({}, async (input, init) => {
      const answer = await fetch(input, init);
      return init?.method === 'POST' && answer.status === 201 ? new Response(null, { status: 201 }) : answer;
    });
    await click(button(root, 'Ajouter un membre'));
    await dialogShown(root);
    await fillName(root, name);
    await click(byRole(dialog(root), 'button', 'Enregistrer'));
    await click(byRole(await question(root), 'button', 'Ouvrir la fiche'));
    await isAt(root, /^Details/);
    await until(() => root.textContent?.includes(`${name} Zoé`));
  });

  it('says so before the list below loads again', async () => {
    const name = word();
    const { root, save } = await opened();
    await fillName(root, name);
    const isRefreshing: boolean[] = [];
    const watch = new MutationObserver(() => {
      if (root.querySelector('dialog[role=alertdialog]'))
        isRefreshing.push(root.querySelector('table[aria-busy]') !== null);
    });
    watch.observe(root, { subtree: true, childList: true });
    const asked = async () => (await calls()).filter((call) => call.startsWith(LIST)).length;
    const before = await asked();
    await save();
    await alertShown(root);
    watch.disconnect();
    expect(isRefreshing[0]).toBe(false);
    await until(async () => (await asked()) > before);
  });

  it('sends once, however often it is pressed', async () => {
    const name = word();
    const { root, sent } = await opened();
    await fillName(root, name);
    await hold(CREATE);
    const submit = byRole(dialog(root), 'button', 'Enregistrer');
    await click(submit);
    await until(() => submit.textContent === 'Enregistrement…');
    await click(submit);
    await press('Enter');
    await press('Escape');
    expect(maybeDialog(root)).not.toBeNull();
    await release();
    await alertShown(root);
    expect(sent).toHaveLength(1);
    expect(await storedNamed(name)).toBe(1);
  });

  it('is filled and sent from the keyboard alone', async () => {
    const name = word();
    const { root } = await shownList();
    button(root, 'Ajouter un membre').focus();
    await press('Enter');
    await dialogShown(root);
    await eventually(() => expect(focused()).toBe(input(root, 'nom')));
    await fill(input(root, 'nom'), name);
    await press('Tab');
    await fill(input(root, 'prenom'), 'Zoé');
    await press('Tab', 'Space', 'Enter');
    expect((await alertShown(root))[0]).toBe('Membre créé avec succès !');
    await press('Enter');
    await until(() => root.querySelector('dialog[open]') === null);
  });

  it('is not there in a widget that only reads', async () => {
    const { root } = await shownList({ readonly: true });
    expect(() => button(root, 'Ajouter un membre')).toThrow();
  });
});

describe('a new member who may be known already', () => {
  it('is compared with those found by e-mail, with a link, and can still be created [W11]', async () => {
    const known = await makeMember({ nom: word(), prenom: 'Ada', email: 'ada.connue@exemple.fr' });
    const { root, save } = await opened();
    const name = word();
    await fillName(root, name);
    await setViewport({ width: 1280, height: 1400 });
    const heightOf = () => dialog(root).offsetHeight;
    const height = heightOf();
    // Nor does what is not yet said leave a hole above the buttons.
    const bottom = Math.max(
      ...[...dialog(root).querySelectorAll('fieldset, fieldset + div')].map(
        (one) => one.getBoundingClientRect().bottom,
      ),
    );
    const submit = byRole(dialog(root), 'button', 'Enregistrer');
    expect(submit.getBoundingClientRect().top - bottom).toBeLessThan(64);
    await fill(input(root, 'email'), 'ada.connue@exemple.fr');
    const link = await until(() => dialog(root).querySelector('[role=status] a'));
    // What is typed in must not move.
    expect(heightOf()).toBe(height);
    await setViewport({ width: 1280, height: 900 });
    expect(link.textContent).toBe(`${known.nom} Ada`);
    expect(link.parentElement?.textContent).toMatch('même e-mail');
    await save();
    expect((await alertShown(root))[0]).toBe('Membre créé avec succès !');
    expect(await storedNamed(name)).toBe(1);
  });

  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const)
    it(`never covers the field that is typed in, in a window of ${width}\u00a0px [W11]`, async () => {
      for (const firstName of ['Ada', 'Adélaïde'])
        await makeMember({ nom: word(), prenom: firstName, email: 'ada.connue@exemple.fr' });
      const { root } = await opened();
      await setViewport({ width, height });
      const bar = () => byRole(dialog(root), 'button', 'Annuler').parentElement;
      const isCovered = (field: HTMLElement) =>
        field.getBoundingClientRect().bottom > present(bar(), 'buttons').getBoundingClientRect().top;
      input(root, 'profession').focus();
      await press('Tab');
      expect([focused() === input(root, 'telephone'), isCovered(input(root, 'telephone'))]).toEqual([
        true,
        false,
      ]);
      await fill(input(root, 'email'), 'ada.connue@exemple.fr');
      // Right above the buttons, where a hint that grows covers it first.
      input(root, 'email').scrollIntoView({ block: 'end' });
      await until(() => dialog(root).querySelector('[role=status] a'));
      expect(isCovered(input(root, 'email'))).toBe(false);
      await setViewport({ width: 1280, height: 900 });
    });

  it('is said nothing of while the search fails [W11]', async () => {
    const { root } = await opened();
    await failNext('GET /api/membres/', { times: 9 });
    await fill(input(root, 'email'), 'personne@exemple.fr');
    await until(async () => (await calls()).some((call) => call.includes('personne')));
    expect(root.querySelector('dialog[role=alertdialog]')).toBeNull();
    expect(dialog(root).querySelector('[role=status] a')).toBeNull();
  });
});

describe('a new member that is not saved', () => {
  it('keeps everything typed on 500 [MM9]', async () => {
    const name = word();
    const { root, save, log } = await opened();
    await fillName(root, name);
    await failNext(CREATE, { status: 500, body: { success: false, message: 'Base indisponible' } });
    await save();
    expect(await alertShown(root)).toEqual([
      'Erreur',
      'Erreur lors de la création du membre\nBase indisponible',
    ]);
    await acknowledge(root);
    await eventually(() => {
      expect(input(root, 'nom').value).toBe(name);
      expect(formError(root)).toContain('Base indisponible');
    });
    expect(log.of('parvis-member-saved')).toEqual([]);
    await until(() => byRole(dialog(root), 'button', 'Enregistrer'));
  });

  it('shows the reasons of the server under their fields [MM9]', async () => {
    const { root, save } = await opened();
    await fillName(root, word());
    await fill(input(root, 'telephone'), '0612345678');
    const errors = {
      telephone: ['Ce numéro est refusé.'],
      ville: ['Ville inconnue.'],
      autre: ['Et encore.'],
    };
    await failNext(CREATE, { status: 422, body: { message: 'Données invalides', errors } });
    await save();
    await alertShown(root);
    await acknowledge(root);
    await eventually(() => {
      expect(errorOf(root, 'telephone')).toBe('Ce numéro est refusé.');
      expect(errorOf(root, 'ville')).toBe('Ville inconnue.');
      expect(formError(root)).toBe('Et encore.');
      expect(focused()).toBe(input(root, 'telephone'));
    });
    await fill(input(root, 'telephone'), '06 12 34 56 78');
    expect(errorOf(root, 'telephone')).toBe('');
  });

  it('is no success on another 2xx: the list is asked again before one may retry [MM6, MM9]', async () => {
    const name = word();
    const { root, save, log } = await opened({ search: '' });
    await fillName(root, name);
    await failNext(CREATE, { status: 200, body: { success: true, data: { id: 1, nom: name } } });
    const before = (await calls()).filter((call) => call.startsWith(LIST)).length;
    await hold(LIST);
    await save();
    await until(async () => (await calls()).filter((call) => call.startsWith(LIST)).length > before);
    expect(query(dialog(root), '[type=submit]').textContent).toBe('Enregistrement…');
    expect(root.querySelector('dialog[role=alertdialog]')).toBeNull();
    await release();
    expect(await alertShown(root)).toEqual(['Erreur', 'Erreur lors de la création du membre']);
    await acknowledge(root);
    await eventually(() => expect(formError(root)).toMatch('la fiche est peut-être créée'));
    expect(log.of('parvis-member-saved')).toEqual([]);
    expect(input(root, 'nom').value).toBe(name);
  });

  it('is no success on an answer that can’t be read, with another status [MM9]', async () => {
    const { root, save } = await opened();
    await fillName(root, word());
    await garble(CREATE, 'html');
    await save();
    expect(await alertShown(root)).toEqual(['Erreur', 'Erreur lors de la création du membre']);
  });

  it('waits, filled, while one signs in again [S11]', async () => {
    const name = word();
    const { root, save } = await opened();
    await fillName(root, name);
    await failNext(CREATE, { status: 401, body: { message: 'Session expirée' } });
    await save();
    await signInAgain(root);
    await until(() => maybeDialog(root)?.checkVisibility());
    expect(input(root, 'nom').value).toBe(name);
    expect(byRole<HTMLInputElement>(dialog(root), 'radio', 'Femme').checked).toBe(true);
    expect(formError(root)).toMatch('La session avait expiré');
    await save();
    expect((await alertShown(root))[0]).toBe('Membre créé avec succès !');
    expect(await storedNamed(name)).toBe(1);
  });

  for (const [way, leave] of [
    ['Escape', () => press('Escape')],
    ['«Annuler»', (root: ShadowRoot) => click(byRole(dialog(root), 'button', 'Annuler'))],
    ['the cross', (root: ShadowRoot) => click(byRole(dialog(root), 'button', 'Fermer'))],
  ] as const) {
    it(`asks before ${way} drops what was typed`, async () => {
      const { root } = await opened();
      await fill(input(root, 'nom'), 'Perdu');
      await leave(root);
      const ask = await until(() => root.querySelector('dialog[role=alertdialog]'));
      await click(byRole(ask, 'button', 'Continuer la saisie'));
      await until(() => root.querySelector('dialog[role=alertdialog]') === null);
      expect(input(root, 'nom').value).toBe('Perdu');
      await leave(root);
      await click(
        byRole(await until(() => root.querySelector('dialog[role=alertdialog]')), 'button', 'Abandonner'),
      );
      await until(() => root.querySelector('dialog[open]') === null);
    });
  }

  it('closes without a question while nothing was typed', async () => {
    const { root } = await opened();
    await press('Escape');
    await until(() => root.querySelector('dialog[open]') === null);
  });
});

describe('the new-member form for everyone', () => {
  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault in ${theme} colours, errors included`, async () => {
      const { root, save } = await opened({ theme });
      await axeCheck(root);
      await save();
      await axeCheck(root);
    });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const { root } = await opened();
    const box = dialog(root);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(0.8 * 700 + 1);
  });
});

describe('the postcode of a new member', () => {
  it('is kept as it is typed, after a sentence where it is not French [R4]', async () => {
    const name = word();
    const { root, save } = await opened();
    await fillName(root, name);
    const code = input(root, 'code_postal');
    for (const [typed, isSaid] of [
      ['69001', false],
      ['ABCD', true],
      ['1000', true],
    ] as const) {
      await fill(code, typed);
      code.blur();
      await until(() => describedBy(code).includes('pas un code postal français') === isSaid);
    }
    await fill(input(root, 'adresse_complement'), 'Bât. B');
    await save();
    await alertShown(root);
    const { results } = await onServer<{ results: { id: number }[] }>('GET', `/api/membres/?search=${name}`);
    const stored = present(results[0], 'the new member');
    track(`/api/membres/${stored.id}/`);
    expect(stored).toMatchObject({ code_postal: '1000', adresse_complement: 'Bât. B' });
  });
});
