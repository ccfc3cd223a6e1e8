import { defineTexts } from '../../texts/texts';

export const orderTexts = defineTexts('stepOrder', {
  handle: (name: string) => `Déplacer ${name}`,
  hint: 'Glissez pour déplacer. Au clavier\u00a0: ↑ et ↓.',
  moved: (name: string, place: number, count: number) => `${name}\u00a0: place ${place} sur ${count}`,
  error: 'Erreur',
  failed: 'L’ordre des étapes n’a pas été enregistré.',
});
