import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const dashboardTexts = defineTexts('dashboard', {
  subtitle: "Vue d'ensemble de votre communauté",

  counts: 'Effectifs',
  groupCount: 'Nombre de groupes',
  departmentCount: 'Nombre de départements',
  userCount: "Nombre d'utilisateurs",
  memberCount: 'Nombre de membres',
  unknown: '–',
  unavailable: 'indisponible',

  groups: 'Groupes',
  departments: 'Départements',
  sharesOfGroups: 'Part des membres par groupe',
  sharesOfDepartments: 'Part des membres par département',
  name: 'Nom',
  members: 'Membres',
  share: 'Part',
  noGroup: 'Aucun groupe',
  noDepartment: 'Aucun département',
  sharesUnavailable: 'Données indisponibles pour le moment',

  evolution: 'Évolution des membres',
  evolutionTable: 'Nombre de membres, date par date',
  period: 'Période',
  daily: 'Quotidien',
  monthly: 'Mensuel',
  start: 'Date de début',
  end: 'Date de fin',
  reset: 'Réinitialiser',
  backwards: 'La fin est avant le début\u00a0: corrigez l’une des deux dates.',

  total: 'Total des membres',
  gained: 'Évolution sur la période',
  points: 'Nombre de dates',

  date: 'Date',
  memberNumber: 'Nombre de Membres',
  change: 'Évolution',
  up: 'En hausse',
  down: 'En baisse',
  flat: 'Stable',
  pointOf: (date: string, value: string, count: number) =>
    `${date}\u00a0: ${value} ${plural(count, 'membre', 'membres')}`,

  noEvolution: "Aucune donnée d'évolution disponible pour cette période",
  evolutionFailed: 'Erreur lors de la récupération des données',
  network: 'Erreur de connexion au serveur',
});

/** Who came and left in the period of the curve. */
export const movementsTexts = defineTexts('dashboardMovements', {
  sentence: (parts: readonly string[]) => `Sur cette période\u00a0: ${parts.join(', ')}.`,
  entrees: (count: number) => plural(count, 'entrée', 'entrées'),
  retours: (count: number) => plural(count, 'retour', 'retours'),
  sorties: (count: number) => plural(count, 'départ ou décès', 'départs ou décès'),
  corrections: (sum: string) => `corrections\u00a0: ${sum}`,
  since: (day: string) => `Les départs sont comptés depuis le ${day}.`,
  meaning:
    'Les corrections (corbeille, annulations, fusions de fiches) ne sont ni des entrées ni des départs.',
  failed: 'Les entrées et les départs n’ont pas pu être chargés.',
});
