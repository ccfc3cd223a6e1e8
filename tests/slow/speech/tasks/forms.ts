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
    press('Return', 'Champ ajouté en position 1', 'Saisissez son nom'),
    type('Jour'),
    reach('Ajouter un champ'),
    press('Return', /menu/),
    press('Down', /./),
    press('Return', 'Champ ajouté en position 2'),
    type('Heure'),
    reach(/Heure[^|]*bouton/, 'shift+Tab'),
    press('alt+Up', /position|1 sur 2|avant|premier/i),
    reach(/Créer[^|]*bouton/),
    // «Formulaire créé avec succès» is heard too, except when Orca gets both at once: then it only reads the focus.
    press('Return', 'Formulaire créé : Gouter'),
  ],
};

export const answerForm: Task = {
  name: 'answer-form',
  title: 'Répondre à un formulaire public',
  path: '/formulaires/premiere-visite',
  isSignedIn: false,
  steps: [
    reach(/Nom[^|]*zone de saisie/),
    type('Dupont'),
    reach('Envoyer bouton'),
    press('Return', 'Une réponse est à corriger', 'Prénom Ce champ est obligatoire'),
    reach(/Prénom bouton/),
    press('Return', /Prénom[^|]*zone de saisie/, 'Ce champ est obligatoire'),
    type('Zoé'),
    reach(/bouton radio/),
    press('space', /sélectionné/),
    reach('Envoyer bouton'),
    press('Return', 'Votre réponse a bien été envoyée'),
  ],
};
