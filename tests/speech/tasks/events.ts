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
    press('Next', /23 décembre 2026/, /\| Décembre 2026/, /événements? ce mois/),
    press('Next', /23 janvier 2027/, /\| Janvier 2027/),
    press('Next', /23 février 2027/, /\| Février 2027/),
    press('Next', /Mars 2027/),
    press('Prior', /Février 2027/),
  ],
};
