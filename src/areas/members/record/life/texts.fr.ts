import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** The life line of a person. */
export const lifeLineTexts = defineTexts('memberLifeLine', {
  title: 'Ligne de vie',
  visits: (count: number) => `${formatNumber(count)} ${plural(count, 'visite', 'visites')}`,
  inYear: (year: string) => `Faits de ${year}`,
  none: 'Aucun fait daté. L’entrée, les groupes, les étapes et les départs apparaîtront ici.',
  failed: 'La ligne de vie n’a pas pu être chargée.',
  stale: 'La ligne de vie n’est peut-être plus à jour.',
  earlier: (count: number) =>
    `Voir ${plural(count, 'le fait plus ancien', `les ${formatNumber(count)} faits plus anciens`)}`,

  entered: 'Entrée',
  returned: 'Retour',
  left: 'Départ',
  died: 'Décès',
  corrected: 'Correction',
  deleted: 'supprimé',
  groupIn: (name: string) => `Entrée dans le groupe ${name}`,
  groupOut: (name: string) => `Sortie du groupe ${name}`,
  departmentIn: (name: string) => `Entrée dans le département ${name}`,
  departmentOut: (name: string) => `Sortie du département ${name}`,
  stepIn: (name: string) => `Étape ${name}`,
  stepOut: (name: string) => `Fin de l’étape ${name}`,
  correctedOf: (name: string) => `Correction\u00a0: ${name}`,
  added: 'ajout à l’effectif',
  removed: 'retrait de l’effectif',
});
export type LifeLineTexts = typeof lifeLineTexts;
