import { press, reach, type Task } from '../task.ts';

export const monthView: Task = {
  name: 'month-view',
  title: 'Parcourir le mois',
  path: '/#/events',
  isSignedIn: true,
  steps: [
    reach(/^(.*\| )?Mois [^|]*|Mois bouton/),
    press('Return', /événements? ce mois/),
    reach(/novembre 2026/),
    press('Right', /./),
    press('Next', /20\d\d/),
    press('Prior', /20\d\d/),
  ],
};
