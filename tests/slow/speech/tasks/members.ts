import { press, pressForAlert, reach, type Step, type Task, type } from '../task.ts';

/** The start of these tasks. */
export const LIST = { path: '/#/community', isSignedIn: true };
export const SEARCH = 'Rechercher un membre';

/** The steps in the dialog of tags. */
export const chooseTag = (result: string, ...buttons: string[]): readonly Step[] => [
  // The title and the member are read too, except when the menu closes before Orca reads it.
  press('Return', 'Tags liste déroulante', /\d+ au total/),
  press('Down', 'Baptisé'),
  press('Return', /Sélection : 1/),
  reach('Associer les tags bouton'),
  pressForAlert('Return', 'Tags associés avec succès !', result, ...buttons),
];

export const findMember: Task = {
  ...LIST,
  name: 'find-member',
  title: 'Trouver un membre',
  steps: [reach(SEARCH), type('martin', /\d+ membres?/), reach(/Martin [^|»]* lien/)],
};

export const openRecord: Task = {
  ...LIST,
  name: 'open-record',
  title: 'Ouvrir une fiche, et revenir',
  steps: [
    reach(SEARCH),
    type('martin', /\d+ membres?/),
    reach(/Martin [^|»]* lien/),
    press('Return', 'Details en-tête'),
    reach('Retour', 'shift+Tab'),
    press('Return', /Martin/i),
  ],
};

export const addTag: Task = {
  ...LIST,
  name: 'add-tag',
  title: 'Ajouter un tag à un membre',
  steps: [
    reach(SEARCH),
    type('martin', /\d+ membres?/),
    reach(/Martin [^|»]* lien/),
    press('Return', 'Details en-tête'),
    reach(/Actions [^|]*bouton/),
    press('Return', 'Associer un tag'),
    ...chooseTag('1 tag associé à 1 membre', 'Annuler cette action bouton'),
    // Orca may say nothing of a focus that comes from a removed element: the next keys show where it is.
    { key: 'Return', isSilent: true },
    press('shift+Tab', 'Modifier bouton'),
    press('Tab', /Actions [^|]*bouton/),
  ],
};

export const createWithError: Task = {
  ...LIST,
  name: 'create-with-error',
  title: 'Créer un membre, avec une erreur',
  steps: [
    reach('Ajouter un membre'),
    press('Return', 'Nom'),
    type('Aubépine'),
    reach(/Enregistrer bouton/),
    { key: 'Return', hears: ['Prénom', 'Ce champ est obligatoire'], twice: ['Ce champ est obligatoire'] },
    type('Rose'),
    reach(/bouton radio/),
    press('Down', /bouton radio/),
    reach(/Enregistrer bouton/),
    pressForAlert(
      'Return',
      'Membre créé avec succès !',
      'Nouveau membre ajouté avec succès',
      'Aubépine Rose',
      'Ouvrir la fiche bouton',
      'Ajouter quelqu’un de la même famille bouton',
    ),
    press('Return', 'Ajouter un membre bouton'),
  ],
};
