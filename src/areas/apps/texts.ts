import { defineTexts } from '../../texts/texts';

export const appsTexts = defineTexts('apps', {
  title: 'Espace Applications',
  subtitle: 'Les outils pour organiser la communauté.',
  list: 'Applications',
  forms: 'Formulaires',
  formsText: 'Construire des formulaires, les partager et suivre leurs champs.',
  secretariat: 'Secrétariat',
  secretariatText: 'Préparer rendez-vous, disponibilités et catégories.',
  departments: 'Départements',
  departmentsText: 'Les équipes de service, leur mission et leurs serviteurs.',
  tags: 'Tags',
  tagsText: 'Les mots-clés des membres et des intervenants.',
  groups: 'Groupes',
  groupsText: 'Les groupes de la communauté et leurs membres.',
  steps: 'Intégrations',
  stepsText: 'Les étapes du parcours d’intégration.',
  polls: 'Sondages',
  pollsText: 'Demander leur avis aux membres.',
  soon: 'Bientôt disponible',
});
