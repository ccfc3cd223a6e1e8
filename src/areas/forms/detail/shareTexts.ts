import { defineTexts } from '../../../texts/texts';

/** How visitors reach a form. */
export const shareTexts = defineTexts('formShare', {
  link: 'Lien du formulaire',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  refused: 'Le partage et la copie ont été refusés\u00a0: copiez le lien vous-même.',
  open: 'Voir la page',
  code: 'Code QR du lien',
  codeHint: 'À imprimer ou à projeter\u00a0: un téléphone y lit le lien.',
  line: 'Ligne à intégrer dans une page',
  lineHint: 'Pour un site qui charge déjà Parvis (parvis.js).',
  copyLine: 'Copier la ligne',
  lineCopied: 'Ligne copiée',
  created: (name: string) => `Formulaire créé\u00a0: ${name}`,
  details: 'Voir le détail',
  close: 'Fermer',
});
