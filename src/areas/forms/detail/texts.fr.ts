import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Words of a form's detail. */
export const formDetailTexts = defineTexts('formDetail', {
  fallbackTitle: 'Formulaire',
  edit: 'Éditer',
  export: 'Exporter',
  share: 'Partager',
  remove: 'Supprimer',
  failed: 'Erreur lors du chargement du formulaire',
  notFound: 'Formulaire non trouvé',
  notFoundText: 'Quelqu’un l’a peut-être supprimé.',
  identifiant: 'Identifiant',
  type: 'Type',
  createdAt: 'Créé le',
  availability: 'Disponibilité',
  description: 'Description',
  fields: (count: number) => `${count} ${plural(count, 'champ', 'champs')}`,
  unnamed: 'Champ sans nom',
  required: 'requis',
  unknownType: (type: string) => `type inconnu (${type})`,
  noAnswers: 'La console ne montre pas les réponses à un formulaire.',
  seeAnswers: 'Voir les réponses',
  kept: 'Les réponses se lisent à l’écran, ou se téléchargent.',
  answers: 'Télécharger les réponses (CSV)',
  answersOf: (name: string) => `Réponses ${name}`,
  error: 'Erreur',
  answersMissing: 'Ce serveur ne garde pas de réponses à ce formulaire.',
  answersFailed: 'Les réponses n’ont pas pu être téléchargées.',
});

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
