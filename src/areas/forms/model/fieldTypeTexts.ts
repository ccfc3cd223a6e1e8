import { defineTexts } from '../../../texts/texts';

/** Names of the field types. */
export const fieldTypeTexts = defineTexts('fieldTypes', {
  text: 'Texte court',
  email: 'Adresse e-mail',
  number: 'Nombre',
  tel: 'Téléphone',
  date: 'Date',
  textarea: 'Texte long',
  select: 'Liste déroulante',
  radio: 'Choix unique',
  checkbox: 'Cases à cocher',
  file: 'Fichier',
});

/** What a new field shows while it is empty, until it is given words of its own. */
export const placeholderTexts = defineTexts('fieldPlaceholders', {
  text: 'Votre réponse',
  email: 'nom@exemple.fr',
  number: '0',
  tel: '06 12 34 56 78',
  date: 'jj/mm/aaaa',
  textarea: 'Votre message',
  select: 'Choisissez une réponse',
  radio: 'Choisissez une réponse',
  checkbox: 'Cochez les réponses',
  file: 'Choisissez un fichier',
});
