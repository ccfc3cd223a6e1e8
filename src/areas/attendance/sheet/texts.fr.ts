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
  away: 'Absents',

  excuse: 'Excusé',
  markAbsent: 'Absent',
  present: 'Présent',
  clear: 'Décocher',
  /** In the disc of a row. */
  excuseMark: 'E',
  more: (name: string) => `Autres choix pour ${name}`,
  family: 'Famille',
  familyOf: (name: string, count: number) => `Pointer toute la famille de ${name}\u00a0: ${people(count)}`,
  registrationOf: (name: string, count: number) =>
    `Pointer toute l’inscription de ${name}\u00a0: ${people(count)}`,
  by: (state: string, author: string) => `${state}, par ${author}`,
  waiting: (state: string) => `${state}, à envoyer`,
  familyDone: (count: number) => `Pointage fait\u00a0: ${people(count)}`,
  familyThere: 'Tout le monde est déjà pointé.',

  allPresent: 'Tous présents',
  allDone: (count: number) => `${people(count)} ${plural(count, 'pointée présente', 'pointées présentes')}`,
  restAbsent: (count: number) =>
    count === 1
      ? 'Pointer absente la dernière personne'
      : `Pointer absentes les ${formatNumber(count)} personnes qui restent`,
  restDone: (count: number) => `${people(count)} ${plural(count, 'pointée absente', 'pointées absentes')}`,
  nobodyLeft: 'Tout le monde est déjà pointé.',
  undo: 'Annuler',
  undone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'pointage annulé', 'pointages annulés')}`,
  actions: 'Autres actions',
  chooseExpected: 'Personnes attendues…',
  chooseFirst: 'Choisir les attendus',
  assembly: 'Assemblée…',
  helperLink: 'Lien de pointage…',
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
  noneOpen: 'Tout le monde est déjà pointé.',
  noneHere: 'Personne dans cette liste',
  elsewhere: 'Autres membres',
  elsewhereFailed: 'Recherche limitée à cette liste\u00a0: les autres membres n’ont pas pu être chargés.',
  addPresent: (name: string) => `Présent\u00a0: ${name}`,

  offline: 'Pas de réseau',
  offlineText: (count: number) =>
    count === 0
      ? 'Vous pouvez continuer à pointer.'
      : `${formatNumber(count)} ${plural(count, 'pointage attend', 'pointages attendent')} le réseau et ${plural(count, 'sera envoyé', 'seront envoyés')} dès son retour.`,
  mayReload: 'Vous pouvez fermer la page\u00a0: tout est gardé 48\u00a0heures.',
  mayNotReload: 'Ne rechargez pas la page sans réseau\u00a0: elle ne se rouvrirait pas.',
  keepsNothing:
    'Ce navigateur ne garde rien sur l’appareil (navigation privée, peut-être)\u00a0: sans réseau, laissez cette page ouverte.',
  goneNow: 'Cet événement n’est plus là',
  goneText: (count: number) =>
    count === 0
      ? 'Il a été supprimé ou déplacé. S’il est rétabli, la feuille continue.'
      : `Il a été supprimé ou déplacé. ${formatNumber(count)} ${plural(count, 'pointage est gardé', 'pointages sont gardés')} sur cette page, au cas où l’événement serait rétabli.`,
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
    [why, 'Les présences pointées par d’autres n’apparaissent pas encore.'].filter(Boolean).join(' '),
  unplanned: 'Cette date n’est plus prévue',
  unplannedText: 'L’événement a été déplacé ou annulé entre-temps. Ce qui est pointé ici reste enregistré.',
  late: (name: string, state: string, author: string, moment: string, own: string) =>
    `${name}\u00a0: ${author} a pointé «\u00a0${state}\u00a0» après vous, à ${moment}. Votre «\u00a0${own}\u00a0» n’est pas gardé.`,
  replaced: (name: string, state: string, author: string, moment: string, own: string) =>
    `${name}\u00a0: ${author} a pointé «\u00a0${state}\u00a0» à ${moment}, après votre «\u00a0${own}\u00a0».`,
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
    'Quelqu’un d’autre vient de choisir les personnes attendues. La liste vient d’être mise à jour\u00a0: refaites votre choix.',
});

/** Somebody who came for the first time. */
export const newcomerTexts = defineTexts('attendanceNewcomer', {
  add: 'Ajouter',
  button: 'Ajouter une nouvelle personne',
  named: (name: string) => `Ajouter «\u00a0${name}\u00a0»`,
  title: 'Nouvelle personne',
  text: 'Elle aura une fiche et sera pointée présente.',
  nom: 'Nom',
  prenom: 'Prénom',
  genre: 'Genre',
  telephone: 'Téléphone',
  known: 'A déjà une fiche\u00a0?',
  thisOne: (name: string) => `C’est ${name}`,
  save: 'Ajouter à la feuille',
  saving: 'Ajout…',
  added: (name: string) => `Fiche créée, présence pointée\u00a0: ${name}`,
  notAdded: 'La personne n’a pas été ajoutée.',
  maybe: 'Le serveur n’a pas confirmé. Réessayez\u00a0: elle ne sera pas ajoutée deux fois.',
});
