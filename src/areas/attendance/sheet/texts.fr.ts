import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'personne', 'personnes')}`;

/** The sheet of one event and day. */
export const sheetTexts = defineTexts('attendanceSheet', {
  failed: 'La feuille de présence n’a pas pu être chargée.',
  gone: 'Feuille introuvable',
  search: 'Chercher un nom',
  shown: (count: number) => people(count),
  list: 'Personnes',
  show: 'Afficher',
  all: 'Tous',
  open: 'À pointer',
  came: 'Présents',
  away: 'Excusés et absents',
  totals: (present: number, expected: number) =>
    expected > 0
      ? `${formatNumber(present)} ${plural(present, 'présent', 'présents')} sur ${formatNumber(expected)} ${plural(expected, 'attendu', 'attendus')}`
      : `${formatNumber(present)} ${plural(present, 'présent', 'présents')}`,
  others: (count: number) => `${formatNumber(count)} de plus`,
  nameless: (count: number) => `${formatNumber(count)} sans nom`,
  excused: (count: number) => `${formatNumber(count)} ${plural(count, 'excusé', 'excusés')}`,
  absent: (count: number) => `${formatNumber(count)} ${plural(count, 'absent', 'absents')}`,

  excuse: 'Excusé',
  markAbsent: 'Absent',
  present: 'Présent',
  clear: 'Effacer le pointage',
  more: (name: string) => `Autres choix pour ${name}`,
  family: 'Famille',
  familyOf: (name: string, count: number) =>
    `Toute la famille de ${name} est présente\u00a0: ${people(count)}`,
  by: (state: string, author: string) => `${state}, par ${author}`,
  waiting: (state: string) => `${state}, en attente d’envoi`,
  familyDone: (count: number) => `Famille présente\u00a0: ${people(count)}`,
  familyThere: 'Toute la famille est déjà présente.',

  allPresent: 'Tous présents',
  allPresentHint: (count: number) => `Noter présentes ${people(count)} sans pointage`,
  allDone: (count: number) => `${people(count)} ${plural(count, 'notée présente', 'notées présentes')}`,
  restAbsent: (count: number) => `Noter absents les ${formatNumber(count)} sans pointage`,
  restDone: (count: number) => `${people(count)} ${plural(count, 'notée absente', 'notées absentes')}`,
  nobodyLeft: 'Toutes les personnes attendues sont déjà pointées.',
  undo: 'Annuler',
  undone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pointage annulé', 'pointages annulés')}`,
  actions: 'Autres actions',
  chooseExpected: 'Personnes attendues…',
  helperLink: 'Lien pour une aide…',
  openEvent: 'Voir l’événement',

  heads: 'Compter sans nom',
  adultes: 'Adultes',
  enfants: 'Enfants',
  visiteurs: 'Visiteurs',
  oneMore: (kind: string) => `${kind}\u00a0: un de plus`,
  oneLess: (kind: string) => `${kind}\u00a0: un de moins`,

  nobody: 'Personne n’est encore attendu',
  nobodyText: 'Choisissez les groupes ou les départements attendus, ou cherchez un nom.',
  nobodyForHelper: 'Demandez à la personne qui vous a donné le lien de choisir les personnes attendues.',
  noneFound: 'Aucun nom ne correspond',
  noneOpen: 'Tout le monde est pointé',
  noneHere: 'Personne',
  elsewhere: 'Autres membres',
  elsewhereFailed:
    'Les autres membres n’ont pas pu être cherchés\u00a0: seules les personnes de la liste le sont.',
  addPresent: (name: string) => `Noter ${name} présent`,

  offline: 'Hors connexion',
  offlineText: (count: number) =>
    count === 0
      ? 'Vous pouvez continuer à pointer.'
      : `${formatNumber(count)} ${plural(count, 'pointage attend', 'pointages attendent')} le réseau et ${plural(count, 'sera envoyé', 'seront envoyés')} dès son retour.`,
  mayReload: 'La page peut être rechargée ou fermée\u00a0: rien ne se perd pendant 48\u00a0heures.',
  mayNotReload: 'Ne rechargez pas sans réseau\u00a0: la page ne se rouvrirait qu’à son retour.',
  keepsNothing:
    'Ce navigateur ne garde rien sur l’appareil (navigation privée, peut-être)\u00a0: sans réseau, laissez cette page ouverte.',
  goneNow: 'Cet événement n’est plus là',
  goneText: (count: number) =>
    count === 0
      ? 'Il a été supprimé ou déplacé. S’il est rétabli, la feuille continue.'
      : `Il a été supprimé ou déplacé. ${formatNumber(count)} ${plural(count, 'pointage est gardé', 'pointages sont gardés')} sur cette page, pour le cas où l’événement serait rétabli.`,
  refused: 'Non enregistré',
  refusedText: (why: string, count: number) =>
    [
      why,
      count > 0
        ? `${formatNumber(count)} ${plural(count, 'pointage est gardé', 'pointages sont gardés')} sur cette page.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  unconfirmed: 'Le serveur n’a pas confirmé',
  unconfirmedText: (why: string, count: number) =>
    [
      why,
      `${formatNumber(count)} ${plural(count, 'pointage est gardé sur cette page et sera renvoyé', 'pointages sont gardés sur cette page et seront renvoyés')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  stale: 'Feuille pas à jour',
  staleText: (why: string) =>
    [why, 'Ce que notent d’autres appareils n’y apparaît pas pour l’instant.'].filter(Boolean).join(' '),
  unplanned: 'Cette date n’est plus prévue',
  unplannedText: 'L’événement a été déplacé ou annulé entre-temps. Ce qui est pointé ici reste enregistré.',
  late: (name: string, state: string, author: string, moment: string, own: string) =>
    `${name}\u00a0: «\u00a0${state}\u00a0» noté par ${author} à ${moment} l’emporte. Votre «\u00a0${own}\u00a0», plus ancien, n’a pas été retenu.`,
  replaced: (name: string, state: string, author: string, moment: string, own: string) =>
    `${name}\u00a0: ${author} a noté «\u00a0${state}\u00a0» à ${moment}, après votre «\u00a0${own}\u00a0».`,
  departed: (names: string) =>
    `Fiche supprimée entre-temps\u00a0: ${names}. Le pointage n’est pas gardé\u00a0; si la fiche est rétablie, refaites-le.`,
  offSheet: (names: string) =>
    `Pointage non gardé\u00a0: ${names}. La personne n’est plus sur la feuille, ou le jour du lien était passé.`,
  someone: 'un autre appareil',
  cleared: 'sans pointage',
  understood: 'Compris',
});

/** The choice of the people who are expected. */
export const expectedTexts = defineTexts('attendanceExpected', {
  title: 'Personnes attendues',
  text: 'Les membres de ces groupes et départements sont affichés d’abord. Le choix vaut pour ce jour et pour les suivants.',
  groups: 'Groupes',
  departments: 'Départements',
  none: 'Il n’y en a pas encore.',
  failed: 'Les groupes et départements n’ont pas pu être chargés.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Personnes attendues enregistrées',
  notSaved: 'Le choix n’a pas été enregistré.',
  maybe: 'Le serveur n’a pas confirmé. Votre choix est toujours là\u00a0: vous pouvez réessayer.',
  changed:
    'Quelqu’un d’autre vient de choisir les personnes attendues. La liste est à jour\u00a0: reprenez votre choix.',
});

/** Somebody who came for the first time. */
export const newcomerTexts = defineTexts('attendanceNewcomer', {
  button: 'Ajouter une nouvelle personne',
  named: (name: string) => `Ajouter «\u00a0${name}\u00a0»`,
  title: 'Nouvelle personne',
  text: 'Elle aura une fiche et sera notée présente.',
  nom: 'Nom',
  prenom: 'Prénom',
  genre: 'Genre',
  telephone: 'Téléphone',
  known: 'Déjà dans le fichier\u00a0?',
  thisOne: (name: string) => `C’est ${name}`,
  save: 'Ajouter et noter présent',
  saving: 'Ajout…',
  added: (name: string) => `Fiche créée, présence notée\u00a0: ${name}`,
  notAdded: 'La personne n’a pas été ajoutée.',
  maybe: 'Le serveur n’a pas confirmé. Réessayez\u00a0: elle ne sera pas ajoutée deux fois.',
});
