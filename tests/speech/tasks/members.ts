import { press, pressForAlert, reach, type Task, type } from '../task.ts';

const LIST = { path: '/#/community', isSignedIn: true };
const SEARCH = 'Rechercher un membre';

export const findMember: Task = {
  ...LIST,
  name: 'find-member',
  title: 'Trouver un membre',
  steps: [reach(SEARCH), type('martin', /\d+ membres?/), reach(/Martin [^|»]* bouton/)],
};

export const openRecord: Task = {
  ...LIST,
  name: 'open-record',
  title: 'Ouvrir une fiche, et revenir',
  steps: [
    reach(SEARCH),
    type('martin', /\d+ membres?/),
    reach(/Martin [^|»]* bouton/),
    press('Return', 'Details en-tête'),
    reach('Retour', 'shift+Tab'),
    press('Return', /Martin/i),
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
    pressForAlert('Return', 'Membre créé avec succès !', 'Nouveau membre ajouté avec succès'),
    press('Return', 'Ajouter un membre bouton'),
  ],
};
