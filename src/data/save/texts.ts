import { defineTexts } from '../../texts/texts';

/** Two users edited the same entry. */
export const conflictTexts = defineTexts('conflict', {
  title: 'Modifié entre-temps',
  text: (name: string) =>
    `Quelqu’un a modifié «\u00a0${name}\u00a0» depuis l’ouverture de ce formulaire. Que faut-il enregistrer\u00a0?`,
  table: 'Champs modifiés entre-temps',
  field: 'Champ',
  theirs: 'Enregistré entre-temps',
  mine: 'Votre saisie',
  untouched: 'Inchangé',
  emptyValue: 'Vide',
  yes: 'Oui',
  no: 'Non',
  keepMine: 'Garder ma saisie',
  keepChosen: 'Enregistrer ces choix',
  hint: 'Les champs que vous n’avez pas modifiés gardent ce qui a été enregistré.',
  takeTheirs: 'Tout reprendre',
  keepEditing: 'Continuer la saisie',
  taken: (name: string) => `«\u00a0${name}\u00a0» est affiché tel qu’il a été enregistré entre-temps.`,
  notSaved: 'Rien n’a été enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
});
