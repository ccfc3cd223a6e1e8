/* The links of a member: tags, steps, group, department and family. */
import type { Case } from '../../support/Case.ts';
import { isUnreadable } from '../../support/faults.ts';
import { alert, messageOr, note, panel, withReason } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { acknowledge, chooseAction, createMember, expectChosen, openRecord, options } from './actions.ts';

/** A picker whose options can’t load; a pair of words means that an alert with this title and sentence shows too. */
function picker(
  call: string,
  screen: string,
  open: (tab: Tab) => Promise<void>,
  words: [string, string] | string,
): Case {
  const sentence = typeof words === 'string' ? words : words[1];
  return {
    call,
    screen,
    kind: 'load',
    async open(tab) {
      await openRecord(tab);
      await open(tab);
    },
    async shows(tab, attempt) {
      if (typeof words !== 'string') await alert(words[0], () => words[1])(tab, attempt);
      await panel(messageOr(sentence))(tab, attempt);
      return typeof words === 'string' ? 'R' : 'AR';
    },
    done: (tab) => options(tab).first().waitFor(),
  };
}

interface Action {
  call: string;
  screen: string;
  item: string;
  confirm: string;
  title: string;
  words: Parameters<typeof alert>[1];
  success: string;
  /** The dialog closes when the call fails. */
  closes?: true;
}

const unreadable = 'Réponse invalide du serveur';
const orUnreadable =
  (words: Parameters<typeof alert>[1]): Parameters<typeof alert>[1] =>
  (attempt) =>
    isUnreadable(attempt.fault) ? unreadable : words(attempt);

const actions: readonly Action[] = [
  {
    call: 'membres.addTags',
    screen: 'Fiche, tags',
    item: 'Associer un tag',
    confirm: 'Associer les tags',
    title: "Erreur lors de l'association",
    words: withReason("Une erreur est survenue lors de l'association des tags aux membres."),
    success: 'Tags associés avec succès !',
  },
  {
    call: 'membres.addStep',
    screen: 'Fiche, étape',
    item: 'Associer une étape',
    confirm: 'Associer l’étape',
    title: "Erreur lors de l'association",
    words: withReason("Une erreur est survenue lors de l'association de l'étape aux membres."),
    success: 'Étape associée avec succès',
  },
  {
    call: 'groupes.addMembers',
    screen: 'Fiche, groupe',
    item: 'Ajouter à un groupe',
    confirm: 'Ajouter au groupe',
    title: "Erreur lors de l'ajout au groupe",
    words: messageOr('Une erreur est survenue lors de l’ajout des membres au groupe.'),
    success: 'Membres ajoutés avec succès !',
    closes: true,
  },
  {
    call: 'departements.addMembers',
    screen: 'Fiche, département',
    item: 'Ajouter à un département',
    confirm: 'Ajouter au département',
    title: "Erreur lors de l'ajout au département",
    words: messageOr('Une erreur est survenue lors de l’ajout des membres au département.'),
    success: 'Membres ajoutés avec succès !',
  },
];

const actionCase = ({ call, screen, item, confirm, title, words, success, closes }: Action): Case => {
  const choose = async (tab: Tab): Promise<void> => {
    await chooseAction(tab, item);
    await options(tab).first().click();
  };
  return {
    call,
    screen,
    kind: 'save',
    async open(tab) {
      await openRecord(tab);
      await choose(tab);
    },
    async act(tab) {
      // A refused group closes its dialog, as the specification says, so it opens again here.
      if (closes && (await tab.page.locator('dialog[open]').count()) === 0) await choose(tab);
      await tab.press(confirm, tab.dialog);
    },
    shows: alert(title, orUnreadable(words)),
    ...(!closes && { kept: expectChosen }),
    done: (tab) => acknowledge(tab, success),
  };
};

const pickers: readonly Case[] = [
  picker('tags.all', 'Fiche, choix de tags', (tab) => chooseAction(tab, 'Associer un tag'), [
    'Erreur de chargement',
    'Impossible de charger la liste des tags.',
  ]),
  picker('etapes.all', 'Fiche, choix d’une étape', (tab) => chooseAction(tab, 'Associer une étape'), [
    'Erreur de chargement',
    'Impossible de charger la liste des étapes.',
  ]),
  picker(
    'groupes.statistiques',
    'Fiche, choix d’un groupe',
    (tab) => chooseAction(tab, 'Ajouter à un groupe'),
    ['Erreur de chargement', 'Impossible de charger la liste des groupes.'],
  ),
  picker(
    'departements.statistiques',
    'Fiche, choix d’un département',
    (tab) => chooseAction(tab, 'Ajouter à un département'),
    ['Erreur de chargement', 'Impossible de charger la liste des départements.'],
  ),
  picker('membres.simple', 'Fiche, choix du conjoint', (tab) => tab.press('Ajouter un conjoint'), [
    'Erreur',
    'Erreur lors du chargement de la liste des membres',
  ]),
  picker(
    'membres.simple',
    'Fiche, choix des enfants',
    (tab) => tab.press('Ajouter des enfants'),
    'Erreur lors du chargement de la liste des membres',
  ),
];

/** Removal from a group or department: each attempt answers the question again. */
const removal = (
  call: string,
  kind: 'groupe' | 'département',
  path: (id: number) => [string, object],
): Case => ({
  call,
  screen: `Fiche, retrait du ${kind}`,
  kind: 'save',
  async open(tab) {
    const member = await createMember(tab);
    await tab.site.ask('POST', ...path(member.id));
    await openRecord(tab, member);
  },
  async act(tab) {
    await chooseAction(tab, `Retirer d’un ${kind}`);
    await tab.press('Retirer', tab.alert);
  },
  shows: alert(
    `Erreur lors du retrait du ${kind}`,
    orUnreadable(messageOr('Une erreur est survenue, le membre n’a pas été retiré.')),
  ),
  done: (tab) => acknowledge(tab, 'Membre retiré avec succès !'),
});

/** A dialog that links another member to this member. */
const familyCase = (
  call: string,
  screen: string,
  opener: string,
  results: Pick<Case, 'shows' | 'done'>,
): Case => ({
  call,
  screen,
  kind: 'save',
  async open(tab) {
    const relative = await createMember(tab);
    await openRecord(tab);
    await tab.press(opener);
    await tab.dialog.getByRole('combobox').fill(relative.nom);
    await options(tab).filter({ hasText: relative.nom }).first().click();
  },
  act: (tab) => tab.press('Enregistrer', tab.dialog),
  kept: expectChosen,
  ...results,
});

export const linkCases: readonly Case[] = [
  ...pickers,
  ...actions.map(actionCase),
  removal('groupes.removeMembers', 'groupe', (id) => ['/api/groupes/1/insert_membre/', { membre_ids: [id] }]),
  removal('departements.removeMembers', 'département', (id) => [
    '/api/serviteurs/ajouter_membre_departement/',
    { departement_id: 1, membre_ids: [id] },
  ]),
  {
    call: 'membres.removeTags',
    screen: 'Fiche, retrait d’un tag',
    kind: 'save',
    async open(tab) {
      const member = await createMember(tab);
      await tab.site.ask('POST', '/api/membres/taged_multiple/', { membre_ids: [member.id], tags_ids: [1] });
      await openRecord(tab, member);
    },
    async act(tab) {
      await tab.press(/^Retirer le tag /);
      await tab.press('Retirer', tab.alert);
    },
    shows: alert(
      'Erreur lors du retrait du tag',
      orUnreadable(messageOr('Une erreur est survenue, le tag n’a pas été retiré.')),
    ),
    done: (tab) => tab.page.getByText('Tag retiré').first().waitFor(),
  },
  familyCase('membres.addSpouse', 'Fiche, conjoint', 'Ajouter un conjoint', {
    shows: alert('Erreur', orUnreadable(messageOr('Erreur lors de l’ajout du conjoint'))),
    done: (tab) => acknowledge(tab, 'Conjoint ajouté avec succès'),
  }),
  familyCase('membres.addChildren', 'Fiche, enfants', 'Ajouter des enfants', {
    shows: note(orUnreadable(messageOr("Erreur lors de l'ajout des enfants"))),
    done: (tab) => acknowledge(tab, 'Enfants ajoutés avec succès'),
  }),
];
