import { columnLabels } from '../../../domain/members/memberFieldRules';
import { defineTexts } from '../../../texts/texts';

/** The fields as the comparison names them. */
export const mergeFieldTexts = defineTexts('duplicateFields', {
  ...columnLabels,
  conjoint: 'Conjoint',
});

export const pairTexts = defineTexts('duplicatePair', {
  title: 'Comparer deux fiches',
  failed: 'Les deux fiches n’ont pas pu être chargées.',
  stale: 'Les deux fiches ne sont peut-être plus à jour.',
  gone: 'Une des deux fiches n’existe plus\u00a0: elle a été supprimée ou fusionnée.',
  oneTwice: 'Ce lien compare une fiche avec elle-même.',
  backToList: 'Retour à la liste',
  refused: 'Fusion impossible',
  twoPeople: 'Deux personnes',
  twoPeopleText: 'Vous avez indiqué que ce ne sont pas les mêmes personnes.',
  proposeAgain: 'Les proposer de nouveau',

  comparison: 'Comparaison des deux fiches',
  kept: 'Fiche gardée',
  keptHint: 'Elle garde son numéro et son historique.',
  differs: 'À choisir',
  single: 'Une seule valeur',
  same: 'Identique',
  nothing: 'Vide',

  result: 'Fiche après la fusion',
  moved: (links: string) => `Passent de l’autre fiche à la fiche gardée\u00a0: ${links}.`,
  nothingMoved: 'L’autre fiche n’a aucun lien de plus.',
  endsGroup: (name: string) =>
    `L’appartenance au groupe «\u00a0${name}\u00a0» se termine aujourd’hui\u00a0; elle reste dans l’historique.`,
  endsDepartment: (name: string) =>
    `L’appartenance au département «\u00a0${name}\u00a0» se termine aujourd’hui\u00a0; elle reste dans l’historique.`,
  losesSpouse: (name: string) => `Le conjoint ne sera plus indiqué sur la fiche de ${name}.`,
  bringsAccount: 'Le compte de l’autre fiche sera lié à la fiche gardée.',
  losesAccount:
    'Le compte de la fiche gardée le reste\u00a0; celui de l’autre fiche ne sera plus lié à aucune fiche.',
  merge: 'Fusionner',
  merged: (name: string) => `Fiches fusionnées\u00a0: ${name}`,
  notMerged: 'Rien n’a été fusionné',
});

const count = (number: number, one: string, many: string): string =>
  `${number}\u00a0${number > 1 ? many : one}`;

/** The links of a record in words, by what they are. */
export const duplicateLinkTexts = defineTexts('duplicateLinks', {
  enfants: (number: number) => count(number, 'enfant', 'enfants'),
  parents: (number: number) => count(number, 'parent', 'parents'),
  tags: (number: number) => count(number, 'tag', 'tags'),
  etapes: (number: number) => count(number, 'étape', 'étapes'),
  groupes: (number: number) => count(number, 'groupe suivi', 'groupes suivis'),
  departements: (number: number) => count(number, 'département suivi', 'départements suivis'),
  evenements: (number: number) =>
    count(number, 'événement comme intervenant', 'événements comme intervenant'),
  inscriptions: (number: number) => count(number, 'inscription', 'inscriptions'),
  presences: (number: number) => count(number, 'présence', 'présences'),
  absences: (number: number) => count(number, 'absence', 'absences'),
  services: (number: number) => count(number, 'réponse de service', 'réponses de service'),
  conjoint: 'le conjoint',
});
