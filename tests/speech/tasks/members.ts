import { press, reach, type Task, type } from '../task.ts';

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
