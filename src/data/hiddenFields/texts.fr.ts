import { defineTexts } from '../../texts/texts';

/** What a page adds, unseen, to what its visitors send. */
export const hiddenFieldTexts = defineTexts('hiddenFields', {
  title: 'Champs cachés',
  names: 'Noms des champs cachés',
  hint: 'Ce que vos pages ajoutent à chaque envoi sans le montrer, par exemple «\u00a0source, campagne\u00a0». Cinq noms au plus, séparés par des virgules.',
  name: 'Un nom a 40 caractères au plus\u00a0: d’abord une lettre sans accent, puis des lettres, des chiffres, le tiret ou le tiret bas.',
  twice: 'Deux champs cachés portent le même nom.',
  many: 'Pas plus de cinq champs cachés.',
  added: 'Ajouté par la page',
  hidden: (name: string) => `${name} (champ caché)`,
});
