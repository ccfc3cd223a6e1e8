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
  required: 'obligatoire',
  unknownType: (type: string) => `type inconnu (${type})`,
  noAnswers: 'Les réponses ne s’affichent pas ici.',
  seeAnswers: 'Voir les réponses',
  kept: 'Vous pouvez lire les réponses ici, ou les télécharger.',
  answers: 'Télécharger les réponses (CSV)',
  answersOf: (name: string) => `Réponses ${name}`,
  error: 'Erreur',
  answersMissing: 'Les réponses de ce formulaire ne sont pas conservées.',
  answersFailed: 'Les réponses n’ont pas pu être téléchargées.',
});

/** How visitors reach a form. */
export const shareTexts = defineTexts('formShare', {
  link: 'Lien du formulaire',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  refused: 'Le navigateur n’a permis ni le partage ni la copie\u00a0: copiez le lien vous-même.',
  open: 'Voir la page',
  code: 'Code QR du lien',
  codeHint: 'À imprimer ou à projeter\u00a0: on l’ouvre avec un téléphone.',
  line: 'Code pour votre site',
  lineHint: 'À donner à la personne qui gère le site.',
  wholeLineHint:
    'Ce code charge Parvis et affiche le formulaire\u00a0: donnez-le à la personne qui gère le site. Le serveur doit permettre l’adresse de ce site.',
  copyLine: 'Copier le code',
  lineCopied: 'Code copié',
  created: (name: string) => `Formulaire créé\u00a0: ${name}`,
  details: 'Voir le détail',
  close: 'Fermer',
});
