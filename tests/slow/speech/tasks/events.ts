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
    // The title follows, except when Orca gets both at once: then it only reads the focus.
    press('Next', /23 décembre 2026/),
    press('Next', /23 janvier 2027/),
    press('Next', /23 février 2027/),
    // The focus stays at the same place in the grid, so the title is heard.
    press('Next', /Mars 2027/),
    press('Prior', /Février 2027/),
  ],
};
