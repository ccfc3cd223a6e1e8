import { defineTexts } from '../../../texts/texts';

/** Words of the preview. */
export const previewTexts = defineTexts('formPreview', {
  title: 'Aperçu du formulaire',
  untitled: 'Formulaire sans nom',
  unnamed: 'Champ sans nom',
  required: 'obligatoire',
  requiredNote: 'Les champs marqués d’un astérisque sont obligatoires.',
  unsupported: 'Type de champ non supporté',
  noOptions: 'Aucun choix proposé',
  submit: 'Soumettre',
});

/** Two users edited the same form. */
export const formConflictTexts = defineTexts('formConflict', {
  order: 'Ordre des champs',
  field: (name: string) => `Champ «\u00a0${name}\u00a0»`,
  required: 'obligatoire',
  absent: 'Absent',
});
