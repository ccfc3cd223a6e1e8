import { DepartmentDialog } from '../../src/areas/members/actions/DepartmentDialog.tsx';
import { GroupDialog } from '../../src/areas/members/actions/GroupDialog.tsx';
import { StepDialog } from '../../src/areas/members/actions/StepDialog.tsx';
import { TagDialog } from '../../src/areas/members/actions/TagDialog.tsx';
import { expect } from '../support/expect.ts';
import { axeCheck } from '../support/mount.tsx';
import { byLabel, byRole, byText, focused, maybeByRole, until } from '../support/queries.ts';
import { click, fill, press, setViewport } from '../support/user.ts';
import {
  ADD_STEP,
  ADD_TAGS,
  ADD_TO_DEPARTMENT,
  ADD_TO_GROUP,
  acknowledge,
  actionsBack,
  alertShown,
  type Back,
  choose,
  DEPARTMENTS,
  dialogOf,
  dropped,
  GROUPS,
  held,
  json,
  labels,
  nothing,
  opened,
  option,
  STEPS,
  TAGS,
  two,
} from './members-actionsBack.tsx';

const dialogs = { TagDialog, StepDialog, GroupDialog, DepartmentDialog };
type Kind = keyof typeof dialogs;

const KINDS = [
  { kind: 'TagDialog', title: 'Associer des tags', confirm: 'Associer les tags', option: 'Accueil' },
  { kind: 'StepDialog', title: 'Associer une étape', confirm: 'Associer l’étape', option: 'Baptême' },
  { kind: 'GroupDialog', title: 'Ajouter à un groupe', confirm: 'Ajouter au groupe', option: 'Chorale' },
  {
    kind: 'DepartmentDialog',
    title: 'Ajouter à un département',
    confirm: 'Ajouter au département',
    option: 'Louange',
  },
] as const;
const LISTS = { TagDialog: TAGS, StepDialog: STEPS, GroupDialog: GROUPS, DepartmentDialog: DEPARTMENTS };
const WRITES = {
  TagDialog: ADD_TAGS,
  StepDialog: ADD_STEP,
  GroupDialog: ADD_TO_GROUP,
  DepartmentDialog: ADD_TO_DEPARTMENT,
};

let back: Back;
const realError = console.error;
beforeEach(async () => {
  back = actionsBack();
  console.error = () => {};
  await setViewport({ width: 1280, height: 800 });
});
afterEach(() => {
  console.error = realError;
});

async function open(kind: Kind, membres: readonly { id: number; label: string }[] = two, theme?: 'dark') {
  const Dialog = dialogs[kind];
  const shown = await opened(back, (props) => <Dialog membres={membres} {...props} />, theme);
  const { confirm, option: first } = KINDS.find((one) => one.kind === kind)!;
  const button = () => byRole<HTMLButtonElement>(dialogOf(shown.root)!, 'button', confirm);
  /** Chooses the usual option and confirms. */
  const send = async () => {
    await choose(shown.root, first);
    await until(() => !button().disabled);
    await click(button());
  };
  return { ...shown, button, send };
}

for (const { kind, title, confirm, option: first } of KINDS) {
  describe(`${kind}`, () => {
    it('is titled by what it does and says on whom before it does it [M29, M30, M31, M32]', async () => {
      const { root } = await open(kind);
      byRole(root, 'dialog', title);
      byText(root, '2 membres : Ba Awa, Ba Moussa');
      byRole(root, 'button', confirm);
    });

    it('says the first names and how many more, for one member as for many', async () => {
      const many = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, label: `Nom${at + 1}` }));
      const { root } = await open(kind, many);
      byText(root, '12 membres : Nom1, Nom2, Nom3, Nom4, Nom5 et 7 autres');
      await press('Escape');
      const alone = await open(kind, two.slice(0, 1));
      byText(alone.root, '1 membre : Ba Awa');
    });

    it('asks its options again at each opening [MM15]', async () => {
      const { root, open: reopen } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(back.sent(LISTS[kind])).toHaveLength(1);
      await press('Escape');
      await until(() => dialogOf(root) === null);
      await reopen();
      await until(() => back.sent(LISTS[kind]).length === 2);
    });

    it('finds an option by any part of its name, whatever case and accents [MM17]', async () => {
      const { root } = await open(kind);
      await until(() => option(root, first) ?? null);
      const needle = first.slice(1, 5).toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
      await fill(byRole(root, 'combobox'), needle);
      await until(() => labels(root).length === 1);
      expect(labels(root)[0]).toContain(first);
    });

    it('is at most 80 % of the window high, its list scrolling [MM16]', async () => {
      await setViewport({ width: 800, height: 400 });
      const { root } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(dialogOf(root)!.getBoundingClientRect().height).toBeLessThanOrEqual(320);
      expect(getComputedStyle(root.querySelector('[role=listbox]')!).overflowY).toBe('auto');
    });

    it('sends once on a double click, is not closed meanwhile, and says that it is at work', async () => {
      const { reply, release } = held(() => json({ success: true, message: 'Fait' }));
      back.next(WRITES[kind], reply);
      const { root, send, button } = await open(kind);
      await send();
      const busy =
        kind === 'TagDialog' || kind === 'StepDialog' ? 'Association en cours…' : 'Ajout en cours…';
      const working = byRole(root, 'button', busy);
      await click(working);
      await press('Escape');
      expect(dialogOf(root)).not.toBe(null);
      expect(back.sent(WRITES[kind])).toHaveLength(1);
      release();
      await alertShown(root);
      expect(() => button()).toThrow();
    });

    it('alerts when its options can’t be loaded, each time, and loads them on «Réessayer» [MM21]', async () => {
      const list = { TagDialog: 'tags', StepDialog: 'étapes', GroupDialog: 'groupes' };
      const what = kind === 'DepartmentDialog' ? 'départements' : list[kind];
      const failing = () => json({ message: 'Panne' }, 500);
      back.next(LISTS[kind], failing);
      const { root } = await open(kind);
      expect(await alertShown(root)).toEqual([
        'Erreur de chargement',
        `Impossible de charger la liste des ${what}.`,
      ]);
      await acknowledge(root);
      back.next(LISTS[kind], failing);
      await click(byRole(root, 'button', 'Réessayer'));
      expect((await alertShown(root))[0]).toBe('Erreur de chargement');
      await acknowledge(root);
      await click(byRole(root, 'button', 'Réessayer'));
      await until(() => option(root, first) ?? null);
      expect(root.querySelector('dialog[role=alertdialog]')).toBe(null);
    });

    it('does not alert of an earlier failure when it is opened again', async () => {
      back.next(LISTS[kind], () => json({ message: 'Panne' }, 500));
      const { root, open: reopen } = await open(kind);
      await alertShown(root);
      await acknowledge(root);
      await press('Escape');
      await until(() => dialogOf(root) === null);
      const { reply, release } = held(() => json({ message: 'Panne' }, 500));
      back.next(LISTS[kind], reply);
      await reopen();
      await until(() => back.sent(LISTS[kind]).length === 2);
      expect(root.querySelector('[role=alert], [role=alertdialog]')).toBe(null);
      release();
      await alertShown(root);
    });

    it('keeps the choice when the session has ended meanwhile, and says nothing over the sign-in', async () => {
      back.next(WRITES[kind], () => json({ message: 'Session expirée' }, 401));
      const { root, send, button } = await open(kind);
      await send();
      await until(() => !button().hasAttribute('data-busy'));
      expect(root.querySelector('[role=alertdialog]')).toBe(null);
      expect(option(root, first).getAttribute('aria-selected')).toBe('true');
    });

    it('lists by name the members who were refused, the others being done', async () => {
      const step = { membres_associes: 1, etape_associee: { libelle: 'Baptême' } };
      const refus = [{ id: 2, nom: 'Moussa Ba', message: 'Déjà présent' }];
      back.next(WRITES[kind], () => json({ success: true, message: 'Fait', data: { ...step, refus } }));
      const { root, send, log } = await open(kind);
      await send();
      const [, text] = await alertShown(root);
      expect(text).toContain('1 membre non traité :\n• Ba Moussa : Déjà présent');
      expect(text).toMatch(/1 membre/);
      expect(log).toEqual(['done', 'closed']);
    });

    it('has no accessibility violation, light and dark', async () => {
      for (const theme of [undefined, 'dark'] as const) {
        const { root, send } = await open(kind, two, theme);
        await until(() => option(root, first) ?? null);
        await axeCheck(root);
        await send();
        await alertShown(root);
        await axeCheck(root);
        await acknowledge(root);
      }
    });
  });
}

for (const { kind, option: first } of KINDS.slice(1)) {
  describe(`${kind}`, () => {
    it('takes exactly one option before it can be confirmed [MM11, MM12, MM13, MM14]', async () => {
      const { root, button } = await open(kind);
      await until(() => option(root, first) ?? null);
      expect(button().disabled).toBe(true);
      const [one, other] = [...root.querySelectorAll<HTMLElement>('[role=option]')];
      await click(one!);
      await until(() => !button().disabled);
      await click(other!);
      await until(() => other!.getAttribute('aria-selected') === 'true');
      expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
      await click(byRole(root, 'button', /^Retirer /));
      await until(() => button().disabled);
    });
  });
}

describe('TagDialog', () => {
  const failed = "Une erreur est survenue lors de l'association des tags aux membres.";

  it('sends several tags for several members and says how many of both [MM10, MM24, MM25]', async () => {
    const { root, button, log } = await open('TagDialog');
    await choose(root, 'Musicien');
    await choose(root, 'Bénévole');
    await click(button());
    expect(await alertShown(root)).toEqual(['Tags associés avec succès !', '2 tags associés à 2 membres.']);
    expect(back.sent(ADD_TAGS)).toEqual([{ membre_ids: [1, 2], tags_ids: [2, 1] }]);
    expect(log).toEqual(['done', 'closed']);
    await acknowledge(root);
    expect(focused()).toBe(byRole(root, 'button', 'Ouvrir'));
  });

  it('warns when no tag is chosen [MM19]', async () => {
    const { root, button } = await open('TagDialog');
    await click(button());
    expect(await alertShown(root)).toEqual([
      'Aucun tag sélectionné',
      'Veuillez sélectionner au moins un tag à associer.',
    ]);
    expect(back.sent(ADD_TAGS)).toEqual([]);
  });

  it('warns when there is no member [MM20]', async () => {
    const { root, send } = await open('TagDialog', []);
    await send();
    expect(await alertShown(root)).toEqual([
      'Aucun membre sélectionné',
      'Veuillez sélectionner au moins un membre.',
    ]);
    expect(back.sent(ADD_TAGS)).toEqual([]);
  });

  it('says what failed, keeps the choice and sends again [MM22]', async () => {
    back.next(ADD_TAGS, () => json({}, 500));
    const { root, send, button, log } = await open('TagDialog');
    await send();
    expect(await alertShown(root)).toEqual(["Erreur lors de l'association", failed]);
    await acknowledge(root);
    expect(log).toEqual([]);
    await click(button());
    expect((await alertShown(root))[0]).toBe('Tags associés avec succès !');
  });

  it('adds the reason where there is one: refusal on 200, server’s words, no network [MM22]', async () => {
    const { root, send, button } = await open('TagDialog');
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
    const { root, send, button } = await open('TagDialog');
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
    const { root, send, log } = await open('TagDialog');
    await send();
    expect(await alertShown(root)).toEqual([
      "Erreur lors de l'association",
      '2 membres non traités :\n• Ba Awa : Membre supprimé\n• Ba Moussa : Membre supprimé',
    ]);
    expect(log).toEqual([]);
  });

  it('scrolls a long list of refusals, which stays accessible', async () => {
    const many = Array.from({ length: 80 }, (_, at) => ({ id: at + 1, label: `Nom${at + 1}` }));
    const refus = many.slice(0, 60).map(({ id, label }) => ({ id, nom: label, message: 'Membre supprimé' }));
    back.next(ADD_TAGS, () => json({ success: true, message: 'Fait', data: { refus } }));
    const { root, send } = await open('TagDialog', many);
    await send();
    const [, text] = await alertShown(root);
    expect(text!.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(60);
    await axeCheck(root);
  });

  it('asks before several chosen tags are dropped, not before one is', async () => {
    const { root, open: reopen } = await open('TagDialog');
    await choose(root, 'Musicien');
    await press('Escape', 'Escape');
    await until(() => dialogOf(root) === null);
    await reopen();
    await choose(root, 'Musicien');
    await choose(root, 'Bénévole');
    await until(() => root.querySelectorAll('[aria-selected=true]').length === 2);
    for (const leave of ['Fermer', 'Annuler']) {
      await click(byRole(dialogOf(root)!, 'button', leave));
      const question = await until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
      await click(byRole(question, 'button', 'Continuer la saisie'));
      await until(() => root.querySelector('dialog[role=alertdialog]') === null);
    }
    expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(2);
    await click(byRole(dialogOf(root)!, 'button', 'Annuler'));
    await click(await until(() => byRole(root, 'button', 'Abandonner')));
    await until(() => dialogOf(root) === null);
  });

  it('does not send a tag that was deleted while the dialog was open', async () => {
    const { root, open: reopen, button } = await open('TagDialog');
    await until(() => option(root, 'Musicien') ?? null);
    await press('Escape');
    await until(() => dialogOf(root) === null);
    const { reply, release } = held(() => json({ data: [{ id: 3, name: 'Accueil' }] }));
    back.next(TAGS, reply);
    await reopen();
    await choose(root, 'Musicien');
    release();
    await until(() => labels(root).length === 1);
    await click(button());
    expect((await alertShown(root))[0]).toBe('Aucun tag sélectionné');
  });
});

describe('StepDialog', () => {
  it('keeps the server’s order of steps', async () => {
    const { root } = await open('StepDialog');
    await until(() => labels(root).length === 2);
    expect(labels(root)).toEqual(['Premier contact', 'Baptême']);
  });

  it('sends numeric ids and names members and step in its success [MM27, MM28]', async () => {
    const { root, send, log } = await open('StepDialog');
    await send();
    const [title, text] = await alertShown(root);
    expect(title).toBe('Étape associée avec succès\u00a0!');
    expect(text).toBe('L’étape «\u00a0Baptême\u00a0» est associée à 2 membres.');
    expect(back.sent(ADD_STEP)).toEqual([{ etape_id: 2, membre_ids: [1, 2] }]);
    expect(log).toEqual(['done', 'closed']);
  });

  it('counts the members a back end lists instead of counting them [MM27]', async () => {
    back.next(ADD_STEP, () =>
      json({
        success: true,
        data: { membres_associes: [{ id: 1 }], etape_associee: { libelle: 'Baptême' } },
      }),
    );
    const { root, send } = await open('StepDialog');
    await send();
    expect((await alertShown(root))[1]).toContain('1 membre.');
  });

  it('says what failed [MM26]', async () => {
    back.next(ADD_STEP, () => json({}, 500));
    const { root, send } = await open('StepDialog');
    await send();
    expect(await alertShown(root)).toEqual([
      "Erreur lors de l'association",
      "Une erreur est survenue lors de l'association de l'étape aux membres.",
    ]);
  });
});

describe('GroupDialog', () => {
  it('sends the members to the group and says so [MM29, MM31]', async () => {
    const { root, send, log } = await open('GroupDialog');
    await until(() => labels(root).length === 2);
    expect(labels(root)).toEqual(['Chorale1 membre', 'Jeunes12 membres']);
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
    const { root, send, log } = await open('GroupDialog');
    await send();
    expect(await alertShown(root)).toEqual(["Erreur lors de l'ajout au groupe", 'Groupe complet']);
    expect(dialogOf(root)).toBe(null);
    expect(log).toEqual(['closed']);
    await acknowledge(root);
    expect(focused()).toBe(byRole(root, 'button', 'Ouvrir'));
  });
});

describe('DepartmentDialog', () => {
  it('sends department and members and says so [MM32]', async () => {
    const { root, send } = await open('DepartmentDialog');
    await send();
    expect(await alertShown(root)).toEqual([
      'Membres ajoutés avec succès !',
      '2 membres ajoutés au département «\u00a0Louange\u00a0».',
    ]);
    expect(back.sent(ADD_TO_DEPARTMENT)).toEqual([{ departement_id: 2, membre_ids: [1, 2] }]);
  });

  it('says the server’s words or its own when it fails, and stays open [MM33]', async () => {
    const { root, send, button } = await open('DepartmentDialog');
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
    expect(maybeByRole(root, 'dialog')).not.toBe(null);
    byLabel(root, 'Départements');
  });
});
