import { press, reach, type Task, type } from '../task.ts';

export const buildForm: Task = {
  name: 'build-form',
  title: 'Construire un formulaire',
  path: '/#/apps/formulaire',
  isSignedIn: true,
  steps: [
    reach('Nom du formulaire'),
    type('Gouter'),
    reach('Ajouter un champ'),
    press('Return', /élément de menu|menu/),
    press('Return', 'Champ ajouté en position 1'),
    type('Jour'),
    reach('Ajouter un champ'),
    press('Return', /menu/),
    press('Down', /./),
    press('Return', 'Champ ajouté en position 2'),
    type('Heure'),
    reach(/Heure[^|]*bouton/, 'shift+Tab'),
    press('alt+Up', /position|1 sur 2|avant|premier/i),
    reach(/Créer[^|]*bouton/),
    press('Return', 'Formulaire créé avec succès'),
  ],
};
