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
