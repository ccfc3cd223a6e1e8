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
} from '../../../../support/onScreen.ts';
import { byLabel, byRole, eventually, focused, maybeByRole, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { click, press } from '../../../../support/user.ts';
import {
  ADD_STEP,
  ADD_TAGS,
  ADD_TO_DEPARTMENT,
  ADD_TO_GROUP,
  actionsBackend,
  TAGS,
  two,
} from './fixtures.ts';
import { type Kind, openAction } from './kinds.tsx';

let back: FakeBackend;
eachQuietly(() => {
  back = actionsBackend();
});

const open = (kind: Kind, members?: typeof two, theme?: 'dark') => openAction(back, kind, members, theme);

describe('tags', () => {
  const failed = "Une erreur est survenue lors de l'association des tags aux membres.";

  it('sends several tags for several members and says how many of both [MM10, MM24, MM25]', async () => {
    const { root, button, log } = await open('tags');
    await chooseOption(root, 'Musicien');
    await chooseOption(root, 'Bénévole');
    await chooseOption(root, 'Accueil');
    await click(button());
    expect(await alertShown(root)).toEqual(['Tags associés avec succès !', '3 tags associés à 2 membres.']);
    expect(back.sent(ADD_TAGS)).toEqual([{ membre_ids: [1, 2], tags_ids: [3, 2, 1] }]);
    expect(log).toEqual(['done', 'closed']);
    await acknowledge(root);
    await eventually(() => expect(focused()).toBe(byRole(root, 'button', 'Ouvrir')));
  });

  it('warns when no tag is chosen [MM19]', async () => {
    const { root, button } = await open('tags');
    await click(button());
    expect(await alertShown(root)).toEqual([
      'Aucun tag sélectionné',
      'Veuillez sélectionner au moins un tag à associer.',
    ]);
    expect(back.sent(ADD_TAGS)).toEqual([]);
  });

  it('warns when there is no member [MM20]', async () => {
    const { root, send } = await open('tags', []);
    await send();
    expect(await alertShown(root)).toEqual([
      'Aucun membre sélectionné',
      'Veuillez sélectionner au moins un membre.',
    ]);
    expect(back.sent(ADD_TAGS)).toEqual([]);
  });

  it('says what failed, keeps the choice and sends again [MM22]', async () => {
    back.next(ADD_TAGS, () => json({}, 500));
    const { root, send, button, log } = await open('tags');
    await send();
    expect(await alertShown(root)).toEqual(["Erreur lors de l'association", failed]);
    await acknowledge(root);
    expect(log).toEqual([]);
    await click(button());
    expect((await alertShown(root))[0]).toBe('Tags associés avec succès !');
  });

  it('adds the reason where there is one: refusal on 200, server’s words, no network [MM22]', async () => {
    const { root, send, button } = await open('tags');
    back.next(ADD_TAGS, () => json({ success: false, message: 'Tag supprimé entre-temps' }));
    await send();
    expect((await alertShown(root))[1]).toBe(`${failed}\nTag supprimé entre-temps`);
    await acknowledge(root);
    back.next(ADD_TAGS, () => json({ message: 'Accès interdit' }, 403));
    await click(button());
    expect((await alertShown(root))[1]).toBe(`${failed}\nAccès interdit`);
    await acknowledge(root);
    back.next(ADD_TAGS, dropped);
    await click(button());
    expect((await alertShown(root))[1]).toBe(`${failed}\nImpossible de se connecter au serveur`);
  });

  it('says so when the answer is empty or is no answer to this [MM23]', async () => {
    const { root, send, button } = await open('tags');
    back.next(ADD_TAGS, nothing);
    await send();
    const said = ["Erreur lors de l'association", 'Réponse invalide du serveur'];
    expect(await alertShown(root)).toEqual(said);
    await acknowledge(root);
    back.next(ADD_TAGS, () => new Response('<html>', { status: 200 }));
    await click(button());
    expect(await alertShown(root)).toEqual(said);
  });

  it('fails when every member was refused, and lists them', async () => {
    const refus = two.map(({ id, label }) => ({ id, nom: label, message: 'Membre supprimé' }));
    back.next(ADD_TAGS, () => json({ success: true, message: 'Rien', data: { refus } }));
    const { root, send, log } = await open('tags');
    await send();
    expect(await alertShown(root)).toEqual([
      "Erreur lors de l'association",
      'Non fait pour 2 membres\u00a0:\n•\u00a0Ba Awa\u00a0: Membre supprimé\n•\u00a0Ba Moussa\u00a0: Membre supprimé',
    ]);
    expect(log).toEqual([]);
  });

  it('scrolls a long list of refusals, which stays accessible', async () => {
    const many = Array.from({ length: 80 }, (_, at) => ({ id: at + 1, label: `Nom${at + 1}` }));
    const refus = many.slice(0, 60).map(({ id, label }) => ({ id, nom: label, message: 'Membre supprimé' }));
    back.next(ADD_TAGS, () => json({ success: true, message: 'Fait', data: { refus } }));
    const { root, send } = await open('tags', many);
    await send();
    const [, text] = await alertShown(root);
    expect(text!.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(60);
    await axeCheck(root);
  });

  it('asks before several chosen tags are dropped, not before one is', async () => {
    const { root, open: reopen } = await open('tags');
    await chooseOption(root, 'Musicien');
    await press('Escape', 'Escape');
    await until(() => maybeDialog(root) === null);
    await reopen();
    await chooseOption(root, 'Musicien');
    await chooseOption(root, 'Bénévole');
    await until(() => root.querySelectorAll('[aria-selected=true]').length === 2);
    for (const leave of ['Fermer', 'Annuler']) {
      await click(byRole(dialog(root), 'button', leave));
      const question = await until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
      await click(byRole(question, 'button', 'Continuer la saisie'));
      await until(() => root.querySelector('dialog[role=alertdialog]') === null);
    }
    expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(2);
    await click(byRole(dialog(root), 'button', 'Annuler'));
    await click(await until(() => byRole(root, 'button', 'Abandonner')));
    await until(() => maybeDialog(root) === null);
  });

  it('does not send a tag that was deleted while the dialog was open', async () => {
    const { root, open: reopen, button } = await open('tags');
    await until(() => option(root, 'Musicien') ?? null);
    await press('Escape');
    await until(() => maybeDialog(root) === null);
    const { reply, release } = held(() => json({ data: [{ id: 3, name: 'Accueil' }] }));
    back.next(TAGS, reply);
    await reopen();
    await chooseOption(root, 'Musicien');
    release();
    await until(() => optionNames(root).length === 1);
    await click(button());
    expect((await alertShown(root))[0]).toBe('Aucun tag sélectionné');
  });
});

describe('step', () => {
  it('keeps the server’s order of steps', async () => {
    const { root } = await open('step');
    await until(() => optionNames(root).length === 2);
    expect(optionNames(root)).toEqual(['Premier contact', 'Baptême']);
  });

  it('sends numeric ids and names members and step in its success [MM27, MM28]', async () => {
    const { root, send, log } = await open('step');
    await send();
    const [title, text] = await alertShown(root);
    expect(title).toBe('Étape associée avec succès\u00a0!');
    expect(text).toBe('L’étape «\u00a0Baptême\u00a0» est associée à 2 membres.');
    expect(back.sent(ADD_STEP)).toEqual([{ etape_id: 2, membre_ids: [1, 2] }]);
    expect(log).toEqual(['done', 'closed']);
  });

  it('counts the members a back end lists, and says the step as it names it [MM27]', async () => {
    back.next(ADD_STEP, () =>
      json({
        success: true,
        data: { membres_associes: [{ id: 1 }], etape_associee: { libelle: 'Baptême (juin)' } },
      }),
    );
    const { root, send } = await open('step');
    await send();
    expect((await alertShown(root))[1]).toBe('L’étape «\u00a0Baptême (juin)\u00a0» est associée à 1 membre.');
  });

  it('says what failed [MM26]', async () => {
    back.next(ADD_STEP, () => json({}, 500));
    const { root, send } = await open('step');
    await send();
    expect(await alertShown(root)).toEqual([
      "Erreur lors de l'association",
      "Une erreur est survenue lors de l'association de l'étape aux membres.",
    ]);
  });
});

describe('group', () => {
  it('sends the members to the group and says so [MM29, MM31]', async () => {
    const { root, send, log } = await open('group');
    await until(() => optionNames(root).length === 2);
    expect(optionNames(root)).toEqual(['Chorale1 membre', 'Jeunes12 membres']);
    await send();
    expect(await alertShown(root)).toEqual([
      'Membres ajoutés avec succès !',
      '2 membres ajoutés au groupe «\u00a0Chorale\u00a0».',
    ]);
    expect(back.sent(ADD_TO_GROUP)).toEqual([{ membre_ids: [1, 2] }]);
    expect(log).toEqual(['done', 'closed']);
  });

  it('closes on a failure and says what happened [MM30]', async () => {
    back.next(ADD_TO_GROUP, () => json({ success: false, message: 'Groupe complet' }));
    const { root, send, log } = await open('group');
    await send();
    expect(await alertShown(root)).toEqual(["Erreur lors de l'ajout au groupe", 'Groupe complet']);
    expect(maybeDialog(root)).toBe(null);
    expect(log).toEqual(['closed']);
    await acknowledge(root);
    await eventually(() => expect(focused()).toBe(byRole(root, 'button', 'Ouvrir')));
  });
});

describe('department', () => {
  it('sends department and members and says so [MM32]', async () => {
    const { root, send } = await open('department');
    await send();
    expect(await alertShown(root)).toEqual([
      'Membres ajoutés avec succès !',
      '2 membres ajoutés au département «\u00a0Louange\u00a0».',
    ]);
    expect(back.sent(ADD_TO_DEPARTMENT)).toEqual([{ departement_id: 2, membre_ids: [1, 2] }]);
  });

  it('says the server’s words or its own when it fails, and stays open [MM33]', async () => {
    const { root, send, button } = await open('department');
    back.next(ADD_TO_DEPARTMENT, () => json({ message: 'Département fermé' }, 422));
    await send();
    const title = "Erreur lors de l'ajout au département";
    expect(await alertShown(root)).toEqual([title, 'Département fermé']);
    await acknowledge(root);
    back.next(ADD_TO_DEPARTMENT, () => json({}, 500));
    await click(button());
    expect(await alertShown(root)).toEqual([
      title,
      'Une erreur est survenue lors de l’ajout des membres au département.',
    ]);
    await acknowledge(root);
    await eventually(() => expect(maybeByRole(root, 'dialog')).not.toBe(null));
    byLabel(root, 'Départements');
  });
});
