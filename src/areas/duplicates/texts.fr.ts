import { formatNumber } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** The list of pairs, and what both screens say of a pair. */
export const duplicatesTexts = defineTexts('duplicatesArea', {
  search: 'Recherche des doublons',
  never: 'Aucune recherche n’a encore eu lieu.',
  running: 'Recherche en cours… Vous pouvez continuer à travailler.',
  last: (moment: string, count: number | null) =>
    count === null
      ? `Dernière recherche le ${moment}`
      : `Dernière recherche le ${moment}\u00a0: ${formatNumber(count)}\u00a0${count > 1 ? 'membres comparés' : 'membre comparé'}`,
  start: 'Chercher les doublons',
  again: 'Chercher à nouveau',
  notStarted: 'La recherche n’a pas commencé',

  list: 'Doublons possibles',
  failed: 'Les doublons n’ont pas pu être chargés.',
  stale: 'La liste n’est peut-être plus à jour.',
  none: 'Aucun doublon à traiter',
  unsearched: 'Cherchez les fiches qui se ressemblent',
  noneHint: 'La recherche compare les noms, les dates de naissance, les e-mails et les téléphones.',

  sure: 'Très probable',
  likely: 'Probable',
  possible: 'Possible',
  likeness: (word: string, percent: number) => `${word} · ${percent}\u00a0%`,
  pairOf: (one: string, other: string) => `${one} et ${other}`,
  compare: 'Comparer',
  comparePair: (one: string, other: string) => `Comparer ${one} et ${other}`,
  differ: 'Ce ne sont pas les mêmes personnes',
  differPair: (one: string, other: string) => `Ce ne sont pas les mêmes personnes\u00a0: ${one} et ${other}`,
  dismissed: 'Ces deux personnes ne seront plus proposées',
  undo: 'Annuler',
  undismissed: 'Ces deux personnes sont de nouveau proposées',
  notSaved: 'Rien n’a été enregistré',
  born: (date: string) => `Naissance\u00a0: ${date}`,
  record: (id: number) => `Fiche n°\u00a0${id}`,
});

/** Why two members are alike, by the names that the back end sends. */
export const reasonTexts = defineTexts('duplicateReasons', {
  nom: 'même nom',
  'nom-proche': 'nom presque identique',
  naissance: 'même date de naissance',
  'naissance-proche': 'date de naissance presque identique',
  email: 'même e-mail',
  telephone: 'même téléphone',
});
