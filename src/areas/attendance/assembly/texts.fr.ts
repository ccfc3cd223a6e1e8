import { formatNumber, listOf, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const votes = (count: number) => `${formatNumber(count)} voix`;
const proxies = (count: number) => `${formatNumber(count)} ${plural(count, 'pouvoir', 'pouvoirs')}`;

/** The sheet of an assembly. */
export const assemblyTexts = defineTexts('assemblySheet', {
  quorum: 'Quorum',
  meter: (needed: number | undefined) =>
    needed === undefined ? 'Voix' : `Voix, quorum à ${formatNumber(needed)}`,
  of: (voters: number) => `voix sur ${formatNumber(voters)}`,
  reached: 'Quorum atteint',
  missing: (count: number) => `Il en manque ${formatNumber(count)}`,
  sum: (present: number, represented: number) =>
    `${formatNumber(present)} ${plural(present, 'présent', 'présents')} + ${formatNumber(represented)} ${plural(represented, 'représenté', 'représentés')}`,
  needed: (count: number) => `quorum\u00a0: ${formatNumber(count)}`,
  quarter: 'le quart',
  third: 'le tiers',
  half: 'la moitié',
  twoThirds: 'les deux tiers',
  none: 'Personne ne vote\u00a0: aucun membre ne remplit les conditions.',
  change: 'Changer qui vote…',
  since: (moment: string) =>
    `Chiffres de ${moment} et de cet appareil\u00a0: les autres pointages n’arrivent plus.`,
  spoken: (count: number, voters: number, end: string) =>
    `${votes(count)} sur ${formatNumber(voters)}. ${end}`,

  voters: 'Électeurs',
  show: 'Afficher',
  all: 'Tous',
  away: 'Pas encore là',
  guests: 'Sans voix',
  noneShown: 'Personne dans cette liste',

  proxy: 'Pouvoir',
  proxyOf: (name: string) => `Pouvoir\u00a0: ${name}`,
  represented: 'Représenté',
  noVote: 'Ne vote pas',
  late: 'Arrivée après la clôture, sans voix',
  leftAt: (moment: string) => `Départ à ${moment}`,
  givenTo: (name: string) => `Pouvoir donné à ${name}`,
  givenWaiting: (name: string) => `Pouvoir donné à ${name}, pas encore là`,
  givenLeft: (name: string) => `Pouvoir donné à ${name}, qui n’est plus là\u00a0: il ne compte plus`,
  givenFull: (name: string) => `Pouvoir donné à ${name}, qui en porte trop\u00a0: il ne compte pas`,
  givenNoVoter: (name: string) =>
    `Pouvoir donné à ${name}\u00a0: l’un des deux ne vote pas, il ne compte pas`,
  takenBack: (name: string) => `Pouvoir donné à ${name}, repris à l’arrivée`,
  erased: 'une personne effacée',
  holds: (names: readonly string[]) => `Porte ${proxies(names.length)}\u00a0: ${listOf(names)}`,
  toSend: 'à envoyer',

  more: (name: string) => `Autres choix pour ${name}`,
  family: 'Pointer la famille',
  excuse: 'Excusé',
  absent: 'Absent',
  present: 'Présent',
  clear: 'Décocher',
  leave: 'Noter le départ',
  comeBack: 'Annuler le départ',
  give: 'Donner son pouvoir…',
  takeBack: 'Retirer son pouvoir',

  arrives: (name: string) => `${name} est là\u00a0?`,
  arrivesCounted: (holder: string, count: number) =>
    `Son pouvoir est donné à ${holder}. Le pointage le reprend\u00a0; le total reste à ${votes(count)}.`,
  arrivesWaiting: (holder: string) => `Son pouvoir est donné à ${holder}. Le pointage le reprend.`,
  tickAndTake: 'Pointer et reprendre',
  ticked: (name: string, count: number) => `Présent\u00a0: ${name}. ${votes(count)}`,
  departed: (name: string, lost: readonly string[]) =>
    lost.length === 0
      ? `Départ noté\u00a0: ${name}`
      : `Départ noté\u00a0: ${name}. ${plural(lost.length, 'Son pouvoir ne compte plus', 'Ses pouvoirs ne comptent plus')}\u00a0: ${listOf(lost)}`,
  familyDone: (count: number, left: number) =>
    [
      `Pointage fait\u00a0: ${formatNumber(count)} ${plural(count, 'personne', 'personnes')}`,
      left > 0 ? `${proxies(left)} à reprendre un à un` : '',
    ]
      .filter(Boolean)
      .join('. '),
  undo: 'Annuler',

  who: 'Qui vote',
  edit: 'Modifier',
  given: 'Pouvoirs',
  noProxy: 'Aucun pouvoir donné',
  closed: 'Cette assemblée n’en prend pas.',
  to: (name: string) => `à ${name}`,
  remove: (name: string) => `Retirer le pouvoir de ${name}`,
  removed: (name: string) => `Pouvoir retiré\u00a0: ${name}`,
  others: (count: number) => `Voir ${plural(count, 'l’autre', `les ${formatNumber(count)} autres`)}`,
  print: 'Feuille d’émargement',
  export: 'Exporter la feuille (CSV)',
  settings: 'Assemblée…',

  closing: 'Clore la feuille…',
  closeTitle: 'Clore la feuille\u00a0?',
  closeText: (count: number, voters: number) =>
    `${votes(count)} sur ${formatNumber(voters)} à cet instant. Les arrivées suivantes seront notées sans voix, et la feuille ne prendra plus de pouvoirs. Vous pourrez la rouvrir.`,
  close: 'Clore la feuille',
  keepOpen: 'Ne pas clore',
  closedNow: (count: number) => `Feuille close\u00a0: ${votes(count)}`,
  notClosed: 'La feuille n’a pas été close.',
  isClosed: (moment: string, author: string | null | undefined, count: number) =>
    `Feuille close le ${moment}${author ? ` par ${author}` : ''}\u00a0: ${votes(count)}.`,
  closedText: 'Les arrivées suivantes sont notées sans voix. La feuille ne prend plus de pouvoirs.',
  reopen: 'Rouvrir…',
  reopenTitle: 'Rouvrir la feuille\u00a0?',
  reopenText:
    'Les arrivées notées depuis la clôture compteront, et la feuille prendra de nouveau des pouvoirs.',
  reopenConfirm: 'Rouvrir la feuille',
  keepClosed: 'Laisser close',
  reopened: 'Feuille rouverte',
  notReopened: 'La feuille n’a pas été rouverte.',
  maybe: 'Le serveur n’a pas confirmé\u00a0: vérifiez avant de réessayer.',
});

/** Giving a proxy, and why it can't be given. */
export const proxyTexts = defineTexts('assemblyProxy', {
  title: 'Donner un pouvoir',
  from: 'De',
  to: 'À',
  choose: 'Choisissez les deux personnes.',
  save: 'Enregistrer',
  given: (giver: string, holder: string) => `Pouvoir donné\u00a0: ${giver}, à ${holder}`,
  undo: 'Annuler',
  undone: 'Pouvoir annulé',
  closed: 'Cette assemblée ne prend pas de pouvoirs.',
  link: 'Ce lien de pointage ne prend pas de pouvoirs.',
  ended: 'La feuille était déjà close.',
  self: 'Un pouvoir se donne à une autre personne.',
  giver: (name: string) => `${name} ne vote pas à cette assemblée\u00a0: son pouvoir ne compterait pas.`,
  holder: (name: string) => `${name} ne vote pas à cette assemblée\u00a0: seul un électeur porte un pouvoir.`,
  minor: (name: string) => `${name} a moins de 18\u00a0ans\u00a0: pas de pouvoir donné ni porté.`,
  held: (name: string, holder: string) => `${name} a déjà donné son pouvoir à ${holder}. Retirez-le d’abord.`,
  there: (name: string, moment: string) =>
    `${name} est déjà là (${moment}). Une personne présente vote elle-même.`,
  left: (name: string, moment: string) => `${name} n’est plus là depuis ${moment}.`,
  passing: (name: string, other: string) =>
    `Un pouvoir ne se transmet pas\u00a0: ${name} a donné le sien à ${other}.`,
  holding: (name: string, other: string) =>
    `Un pouvoir ne se transmet pas\u00a0: ${name} porte déjà celui de ${other}.`,
  full: (name: string, most: number) => `${name} en porte déjà ${formatNumber(most)}, le maximum.`,
  others: (names: string) => `Peuvent encore le prendre\u00a0: ${names}.`,
  nobody: 'Personne d’autre ne peut le prendre.',
  refused: (giver: string, holder: string, why: string) =>
    `Pouvoir de ${giver} à ${holder} non gardé. ${why}`,
  unknown: 'Le serveur ne l’a pas pris.',
  overtaken: (giver: string, author: string, moment: string, holder: string) =>
    `Pouvoir de ${giver}\u00a0: ${author} l’a donné à ${holder} à ${moment}. Le vôtre n’est pas gardé.`,
  overtakenBack: (giver: string, author: string, moment: string) =>
    `Pouvoir de ${giver}\u00a0: ${author} l’a retiré à ${moment}. Le vôtre n’est pas gardé.`,
  arrived: (giver: string, author: string, moment: string) =>
    `${giver}\u00a0: ${author} a pointé «\u00a0présent\u00a0» à ${moment}. Le pouvoir que vous aviez noté est repris.`,
  someone: 'un autre appareil',
});

const years = (count: number) => `${formatNumber(count)} ${plural(count, 'an', 'ans')}`;

/** The settings of an assembly. */
export const assemblySettingsTexts = defineTexts('assemblySettings', {
  title: 'Assemblée',
  text: 'Pour cette date seule. La feuille compte alors les voix, les pouvoirs et le quorum.',
  age: 'Âge minimal ce jour-là',
  ageHint: 'En années\u00a0; vide\u00a0: tous les âges.',
  months: 'Inscription depuis au moins',
  monthsHint: 'En mois\u00a0; vide\u00a0: sans délai.',
  dues: 'À jour pour l’année',
  noDues: 'Sans condition',
  proxies: 'Pouvoirs par personne, au plus',
  noProxies: 'Aucun',
  quorum: 'Quorum',
  noQuorum: 'Pas de quorum',
  quarter: 'Le quart des électeurs',
  third: 'Le tiers des électeurs',
  half: 'La moitié des électeurs',
  twoThirds: 'Les deux tiers des électeurs',
  number: 'Un nombre de voix',
  votes: 'Nombre de voix',
  link: 'Les liens de pointage prennent aussi les pouvoirs',
  active: 'Les personnes parties ou décédées avant ce jour ne votent pas.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (count: number) =>
    `Assemblée enregistrée\u00a0: ${formatNumber(count)} ${plural(count, 'membre vote', 'membres votent')}`,
  notSaved: 'L’assemblée n’a pas été enregistrée.',
  maybe: 'Le serveur n’a pas confirmé. Votre choix est toujours là\u00a0: vous pouvez réessayer.',
  failed: 'Les réglages de l’assemblée n’ont pas pu être chargés.',
  notWhole: (most: number) => `Un nombre entier de 1 à ${formatNumber(most)}, ou rien.`,
  needsVotes: (most: number) => `Un nombre entier de 1 à ${formatNumber(most)}.`,
  more: 'Autres actions',
  end: 'Ne plus être une assemblée…',
  endTitle: 'Ne plus être une assemblée\u00a0?',
  endText: (count: number) =>
    count === 0
      ? 'Les pointages restent\u00a0; les réglages partent.'
      : `Les pointages restent\u00a0; les réglages et ${formatNumber(count)} ${plural(count, 'pouvoir', 'pouvoirs')} partent.`,
  endConfirm: 'Retirer l’assemblée',
  keep: 'Garder l’assemblée',
  ended: 'Cette date n’est plus une assemblée',
  notEnded: 'L’assemblée n’a pas été retirée.',
  undo: 'Annuler',
  undone: 'Assemblée rétablie',

  who: (count: number) => `${formatNumber(count)} ${plural(count, 'membre vote', 'membres votent')}`,
  ofAge: (age: number) => `de ${years(age)} ou plus ce jour-là`,
  registered: (months: number) => `inscrits depuis ${formatNumber(months)} mois`,
  actives: 'actifs',
  upToDate: (year: number) => `à jour pour ${year}`,
  everybody: 'Tous les membres votent.',
  nearly: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'membre serait électeur s’il était', 'membres seraient électeurs s’ils étaient')} à jour.`,
  see: 'Voir',
  nearlyTitle: 'À jour, ils voteraient',
});

/** The sheet on paper and as a file. */
export const paperTexts = defineTexts('assemblyPaper', {
  title: 'Feuille d’émargement',
  name: 'Nom',
  proxy: 'Pouvoir donné à, ou porte',
  signature: 'Signature',
  voters: (count: number) => `${formatNumber(count)} ${plural(count, 'électeur', 'électeurs')}`,
  quorum: (count: number) => `quorum ${formatNumber(count)}`,
  foot: (page: number, pages: number, moment: string) => `${page} / ${pages} · imprimée le ${moment}`,
  to: (name: string) => `à ${name}`,
  holds: (names: string) => `porte\u00a0: ${names}`,
  state: 'Présence',
  moment: 'Heure',
  file: (event: string) => `Émargement ${event}`,
});
