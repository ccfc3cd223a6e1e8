import { ChildrenPicker } from '../../../../../src/areas/members/actions/family/ChildrenPicker.tsx';
import { SpousePicker } from '../../../../../src/areas/members/actions/family/SpousePicker.tsx';
import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { dropped, type FakeBackend, held, json, nothing } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  chooseOption,
  dialog,
  maybeDialog,
  option,
  optionNames,
  question,
} from '../../../../support/onScreen.ts';
import { byRole, byText, eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { openDialog } from '../../../../support/screen.tsx';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { ADD_CHILDREN, ADD_SPOUSE, actionsBackend, awa, PEOPLE } from './fixtures.ts';

let back: FakeBackend;
eachQuietly(() => {
  back = actionsBackend();
});

const pickers = { spouse: SpousePicker, children: ChildrenPicker };

async function open(who: keyof typeof pickers, member: Member = awa, theme?: 'dark') {
  const Picker = pickers[who];
  const shown = await openDialog(back, (props) => <Picker member={member} {...props} />, theme);
  const button = () => byRole<HTMLButtonElement>(dialog(shown.root), 'button', 'Enregistrer');
  return { ...shown, button };
}
const loaded = (root: ShadowRoot) => until(() => optionNames(root).length > 0);
/** The red line below the picker. */
const problem = (root: ShadowRoot) =>
  until(() => byRole(dialog(root), 'alert')).then((line) => line.textContent);

for (const who of ['spouse', 'children'] as const) {
  describe(`the ${who} picker`, () => {
    it('lists last then first name, with what tells homonyms apart [MM18]', async () => {
      const { root } = await open(who);
      await loaded(root);
      expect(optionNames(root)).toEqual([
        'Ba Moussamoussa@exemple.fr · Lyon',
        'Ba NoéBrest',
        'Diop Mariemarie.diop@exemple.fr · Nantes',
        'Diop Mariem.diop@exemple.fr · Lille',
        'Lefèvre Élodie',
      ]);
    });

    it('finds people by name and by e-mail, whatever case and accents [MM17]', async () => {
      const { root } = await open(who);
      await loaded(root);
      await fill(byRole(root, 'combobox'), 'LEFEVRE el');
      await until(() => optionNames(root).join() === 'Lefèvre Élodie');
      await fill(byRole(root, 'combobox'), 'm.diop@');
      await until(() => optionNames(root).join() === 'Diop Mariem.diop@exemple.fr · Lille');
    });

    it('closes on Escape, gives the focus back, and asks the list again when opened again [M36, MM15]', async () => {
      const { root, open: reopen } = await open(who);
      await loaded(root);
      await press('Escape');
      await until(() => maybeDialog(root) === null);
      await eventually(() => expect(focused()).toBe(byRole(root, 'button', 'Ouvrir')));
      await reopen();
      await until(() => back.sent(PEOPLE).length === 2);
    });

    it('is not closed while it saves, and sends once on a double click', async () => {
      const path = who === 'spouse' ? ADD_SPOUSE : ADD_CHILDREN;
      const { reply, release } = held(() =>
        json({ message: 'Fait', data: who === 'spouse' ? { id: 2 } : [{ id: 2 }] }),
      );
      back.next(path, reply);
      const { root, button, log } = await open(who);
      await chooseOption(root, 'Ba Moussa');
      await click(button());
      await click(byRole(root, 'button', 'Enregistrement…'));
      await press('Escape');
      expect(maybeDialog(root)).not.toBe(null);
      release();
      await alertShown(root);
      expect(back.sent(path)).toHaveLength(1);
      expect(log).toEqual(['done', 'closed']);
    });

    it('keeps the choice when the session has ended meanwhile', async () => {
      const path = who === 'spouse' ? ADD_SPOUSE : ADD_CHILDREN;
      back.next(path, () => json({ message: 'Session expirée' }, 401));
      const { root, button } = await open(who);
      await chooseOption(root, 'Ba Moussa');
      await click(button());
      await until(() => !button().hasAttribute('data-busy'));
      expect(root.querySelector('[role=alertdialog], dialog [role=alert]')).toBe(null);
      expect(option(root, 'Ba Moussa').getAttribute('aria-selected')).toBe('true');
    });

    it('has no accessibility violation, light and dark', async () => {
      for (const theme of [undefined, 'dark'] as const) {
        const { root, button } = await open(who, awa, theme);
        await loaded(root);
        await axeCheck(root);
        if (who === 'children') {
          await click(button());
          await problem(root);
          await axeCheck(root);
        }
        await press('Escape');
      }
    });
  });
}

describe('the spouse picker', () => {
  it('leaves out the member only: the present spouse stays a candidate [MM39]', async () => {
    const { root } = await open('spouse', { ...awa, conjoint: { id: 4, nom: 'Diop', prenom: 'Marie' } });
    await loaded(root);
    expect(optionNames(root).some((label) => label.startsWith('Ba Awa'))).toBe(false);
    expect(optionNames(root).filter((label) => label.startsWith('Diop'))).toHaveLength(2);
  });

  it('can’t be saved without a choice, and says what is missing [MM40, MM41]', async () => {
    const { root, button } = await open('spouse');
    await loaded(root);
    expect(button().disabled).toBe(true);
    byText(root, 'Veuillez sélectionner un(e) conjoint(e).');
    await chooseOption(root, 'Ba Moussa');
    await until(() => !button().disabled);
    expect(maybeByText(root, 'Veuillez sélectionner un(e) conjoint(e).')).toBe(null);
  });

  it('sends a numeric id and shows the server’s message [MD17, MD18]', async () => {
    const { root, button, log } = await open('spouse');
    await chooseOption(root, 'Ba Moussa');
    await click(button());
    expect(await alertShown(root)).toEqual([
      'Conjoint ajouté avec succès',
      'Ba Moussa est le conjoint de Ba Awa.',
    ]);
    expect(back.sent(ADD_SPOUSE)).toEqual([{ conjoint_id: 2 }]);
    expect(log).toEqual(['done', 'closed']);
  });

  it('is called «Changer le conjoint» when there is one, and says that they will be replaced [MD20]', async () => {
    const { root } = await open('spouse', { ...awa, conjoint: 'Paul Morel' });
    byRole(root, 'dialog', 'Changer le conjoint');
    byText(root, 'Conjoint de Ba Awa. Le conjoint actuel, Paul Morel, sera remplacé.');
  });

  it('alerts with the server’s words, and keeps the choice [MD19]', async () => {
    const { root, button } = await open('spouse');
    await chooseOption(root, 'Ba Moussa');
    back.next(ADD_SPOUSE, () => json({ success: false, message: 'Déjà conjoints' }));
    await click(button());
    expect(await alertShown(root)).toEqual(['Erreur', 'Déjà conjoints']);
    await acknowledge(root);
    back.next(ADD_SPOUSE, nothing);
    await click(button());
    expect(await alertShown(root)).toEqual(['Erreur', 'Réponse invalide du serveur']);
    await acknowledge(root);
    back.next(ADD_SPOUSE, dropped);
    await click(button());
    expect(await alertShown(root)).toEqual(['Erreur', 'Impossible de se connecter au serveur']);
    await acknowledge(root);
    await eventually(() => expect(option(root, 'Ba Moussa').getAttribute('aria-selected')).toBe('true'));
  });

  it('alerts when the list can’t be loaded, and loads it on «Réessayer» [MD21]', async () => {
    back.next(PEOPLE, () => json({}, 500));
    const { root } = await open('spouse');
    expect(await alertShown(root)).toEqual(['Erreur', 'Erreur lors du chargement de la liste des membres']);
    await acknowledge(root);
    await click(byRole(root, 'button', 'Réessayer'));
    await loaded(root);
  });
});

describe('the children picker', () => {
  it('leaves out the member, the spouse and the children there are [MM42]', async () => {
    const { root } = await open('children', {
      ...awa,
      conjoint: { id: 2, nom: 'Ba', prenom: 'Moussa' },
      enfants: [{ id: 3, nom: 'Ba', prenom: 'Noé' }],
    });
    await loaded(root);
    expect(optionNames(root)).toHaveLength(3);
    expect(optionNames(root).some((label) => label.startsWith('Ba '))).toBe(false);
  });

  it('offers everybody else when the spouse is known only by name', async () => {
    const { root } = await open('children', { ...awa, conjoint: 'Ba Moussa' });
    await loaded(root);
    expect(optionNames(root)).toHaveLength(5);
  });

  it('wants at least one child, and says so in red until there is one [MM42]', async () => {
    const { root, button } = await open('children');
    await loaded(root);
    await click(button());
    expect(await problem(root)).toBe('Veuillez sélectionner au moins un enfant.');
    await chooseOption(root, 'Ba Noé');
    await until(() => maybeByText(root, 'Veuillez sélectionner au moins un enfant.') === null);
    expect(back.sent(ADD_CHILDREN)).toEqual([]);
  });

  it('sends several numeric ids and shows message and warnings [MD22, MD25]', async () => {
    back.next(ADD_CHILDREN, () =>
      json({
        message: '2 enfants ajoutés.',
        data: [{ id: 3 }, { id: 6 }],
        warnings: ['Lefèvre Élodie est plus âgée que Ba Awa.'],
      }),
    );
    const { root, button, log } = await open('children');
    await chooseOption(root, 'Ba Noé');
    await chooseOption(root, 'Lefèvre');
    await click(button());
    expect(await alertShown(root)).toEqual([
      'Enfants ajoutés avec succès',
      '2 enfants ajoutés.\nLefèvre Élodie est plus âgée que Ba Awa.',
    ]);
    expect(back.sent(ADD_CHILDREN)).toEqual([{ enfants_ids: [3, 6] }]);
    expect(log).toEqual(['done', 'closed']);
  });

  describe('for a member with a spouse', () => {
    const married = { ...awa, conjoint: { id: 2, nom: 'Ba', prenom: 'Moussa' } };
    const SPOUSE = '/api/membres/2/membre_avec_relations/';
    const ADD_TO_SPOUSE = '/api/membres/2/ajouter_enfant/';
    const box = (root: ShadowRoot) =>
      byRole<HTMLInputElement>(dialog(root), 'checkbox', 'Aussi les enfants de Ba Moussa');
    const theirs = (children: object[] = []) =>
      back.next(SPOUSE, () => json({ data: { id: 2, nom: 'Ba', prenom: 'Moussa', enfants: children } }));
    /** Chooses two children, and waits until it is known which ones the spouse has. */
    const chosen = async () => {
      back.next(ADD_CHILDREN, () => json({ message: 'Deux pour Awa.', data: [{ id: 3 }, { id: 6 }] }));
      const shown = await open('children', married);
      await until(() => back.sent(SPOUSE).length === 1);
      await chooseOption(shown.root, 'Ba Noé');
      await chooseOption(shown.root, 'Lefèvre');
      return shown;
    };

    it('offers them for the spouse too, ticked, and makes two calls [K18]', async () => {
      theirs();
      back.next(ADD_TO_SPOUSE, () => json({ message: 'Deux pour Moussa.', data: [{ id: 3 }, { id: 6 }] }));
      const { root, button } = await chosen();
      expect(box(root).checked).toBe(true);
      await click(button());
      expect(await alertShown(root)).toEqual([
        'Enfants ajoutés avec succès',
        'Deux pour Awa.\nDeux pour Moussa.',
      ]);
      expect([back.sent(ADD_CHILDREN), back.sent(ADD_TO_SPOUSE)]).toEqual([
        [{ enfants_ids: [3, 6] }],
        [{ enfants_ids: [3, 6] }],
      ]);
    });

    it('gives them to the member alone when unticked [K18]', async () => {
      theirs();
      const { root, button } = await chosen();
      await click(box(root));
      await click(button());
      expect(await alertShown(root)).toEqual(['Enfants ajoutés avec succès', 'Deux pour Awa.']);
      expect(back.sent(ADD_TO_SPOUSE)).toEqual([]);
    });

    it('leaves out those that the spouse has already [K18]', async () => {
      theirs([{ id: 3, nom: 'Ba', prenom: 'Noé' }]);
      back.next(ADD_TO_SPOUSE, () => json({ message: 'Une pour Moussa.', data: [{ id: 6 }] }));
      const { root, button } = await chosen();
      await click(button());
      await alertShown(root);
      expect(back.sent(ADD_TO_SPOUSE)).toEqual([{ enfants_ids: [6] }]);
    });

    it('says what was done and what not when the second call fails, and makes that one again [K18]', async () => {
      theirs();
      back.next(ADD_TO_SPOUSE, () => json({ message: 'Base occupée' }, 500));
      const { root, button, log } = await chosen();
      await click(button());
      expect(await alertShown(root)).toEqual([
        'Enfants ajoutés à un seul parent',
        'Deux pour Awa.\nPas encore pour Ba Moussa (Ba Noé, Lefèvre Élodie)\u00a0: Base occupée',
      ]);
      back.next(ADD_TO_SPOUSE, () => json({ message: 'Deux pour Moussa.', data: [] }));
      await click(byRole(await question(root), 'button', 'Réessayer'));
      await until(() => byText(root, 'Deux pour Moussa.'));
      expect([back.sent(ADD_CHILDREN).length, back.sent(ADD_TO_SPOUSE)]).toEqual([
        1,
        [{ enfants_ids: [3, 6] }, { enfants_ids: [3, 6] }],
      ]);
      expect(log).toEqual(['done', 'closed']);
    });

    it('gives nothing to the spouse when the first call fails [K18]', async () => {
      theirs();
      back.next(ADD_CHILDREN, () => json({ message: 'Base occupée' }, 500));
      const { root, button } = await open('children', married);
      await chooseOption(root, 'Ba Noé');
      await click(button());
      expect(await problem(root)).toBe('Base occupée');
      expect(back.sent(ADD_TO_SPOUSE)).toEqual([]);
    });

    it('offers nothing for a spouse who is known only by name [K18]', async () => {
      const { root } = await open('children', { ...awa, conjoint: 'Ba Moussa' });
      await loaded(root);
      expect(dialog(root).querySelector('input[type=checkbox]')).toBe(null);
    });
  });

  it('shows a failure in red where one is, without an alert: the message, or its own words [MD23]', async () => {
    const { root, button, log } = await open('children');
    await chooseOption(root, 'Ba Noé');
    back.next(ADD_CHILDREN, () => json({ message: 'Noé est le parent d’Awa' }, 409));
    await click(button());
    expect(await problem(root)).toBe('Noé est le parent d’Awa');
    const line = byText(root, 'Noé est le parent d’Awa');
    expect(getComputedStyle(line).color).toBe('rgb(165, 35, 27)');
    back.next(ADD_CHILDREN, () => json({}, 500));
    await click(button());
    await until(async () => (await problem(root)) === "Erreur lors de l'ajout des enfants");
    expect(root.querySelector('[role=alertdialog]')).toBe(null);
    expect(log).toEqual([]);
  });

  it('shows the red line even in a low window [MD23]', async () => {
    await setViewport({ width: 320, height: 400 });
    const { root, button } = await open('children');
    await loaded(root);
    await click(button());
    await problem(root);
    const line = byRole(dialog(root), 'alert').getBoundingClientRect();
    expect(line.height).toBeGreaterThan(0);
    expect(line.bottom).toBeLessThan(button().getBoundingClientRect().top);
    expect(button().getBoundingClientRect().bottom).toBeLessThanOrEqual(360);
  });

  it('says that the member has no id [MD24]', async () => {
    const { root, button } = await open('children', { ...awa, id: Number.NaN });
    await chooseOption(root, 'Ba Noé');
    await click(button());
    expect(await problem(root)).toBe('ID du membre non disponible');
    expect(back.sent('/api/membres/NaN/ajouter_enfant/')).toEqual([]);
  });

  it('asks before several chosen children are dropped', async () => {
    const { root } = await open('children');
    await chooseOption(root, 'Ba Noé');
    await chooseOption(root, 'Lefèvre');
    await click(byRole(dialog(root), 'button', 'Fermer'));
    await click(await until(() => byRole(root, 'button', 'Abandonner')));
    await until(() => maybeDialog(root) === null);
  });

  it('says in place that the list can’t be loaded, and loads it on «Réessayer»', async () => {
    back.next(PEOPLE, () => json({ message: 'Base indisponible' }, 500));
    const { root } = await open('children');
    await until(() => byText(root, 'Base indisponible'));
    expect(root.querySelector('[role=alertdialog]')).toBe(null);
    await click(byRole(root, 'button', 'Réessayer'));
    await loaded(root);
  });
});
