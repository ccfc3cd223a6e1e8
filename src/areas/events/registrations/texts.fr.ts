import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';
import { beforeAnswer } from '../../../texts/typedQuestion';

export const registrationSectionTexts = defineTexts('eventRegistrations', {
  title: 'Inscriptions',
  failed: 'Les inscriptions n’ont pas pu être chargées.',
  stale: 'Les inscriptions ne sont peut-être plus à jour.',
  none: 'Les inscriptions ne sont pas ouvertes pour cet événement.',
  begin: 'Ouvrir les inscriptions',
  settings: 'Régler les inscriptions',
  share: 'Partager',
  shareLess: 'Replier le partage',
  moreOfSection: 'Autres actions sur les inscriptions',
  add: 'Inscrire une personne',
  open: 'ouvertes jusqu’à l’événement',
  notYet: 'pas encore ouvertes',
  opensOn: (day: string) => `ouverture le ${day}`,
  closesOn: (day: string) => `clôture le ${day}`,
  closed: 'inscriptions fermées',
  full: 'Complet',
  registered: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne inscrite', 'personnes inscrites')}`,
  placesOf: (count: number, places: number) =>
    `${formatNumber(count)} / ${formatNumber(places)}\u00a0${plural(places, 'place', 'places')}`,
  requested: (count: number) => `${formatNumber(count)}\u00a0à accepter`,
  offered: (count: number) => `${formatNumber(count)} ${plural(count, 'place gardée', 'places gardées')}`,
  waiting: (count: number) => `${formatNumber(count)}\u00a0en attente`,

  search: 'Rechercher une personne inscrite',
  searchShort: 'Rechercher un nom',
  state: 'État',
  shownAll: 'Tous',
  shownRegistered: (count: number) => `Avec\u00a0une place ${formatNumber(count)}`,
  shownAsked: (count: number) => `À\u00a0accepter ${formatNumber(count)}`,
  shownOffered: (count: number) => `Place gardée ${formatNumber(count)}`,
  shownWaiting: (count: number) => `En attente ${formatNumber(count)}`,
  list: 'Personnes inscrites',
  listFailed: 'La liste n’a pas pu être chargée.',
  listStale: 'La liste n’est peut-être plus à jour.',
  nobody: 'Personne n’est encore sur la liste.',
  nobodyFound: 'Personne ne correspond à cette recherche.',
  showAll: 'Voir toute la liste',
  waitingPart: 'Liste d’attente, dans l’ordre',
  morePlaces: 'Augmenter les places…',
  gonePart: 'Ne viennent pas',
  waitingAt: (place: number) => `En attente, n°\u00a0${formatNumber(place)}`,
  offeredUntil: (moment: string) => `Place gardée jusqu’au ${moment}`,
  withState: (name: string, state: string) => `${name} (${state.toLowerCase()})`,
  answer: (question: string, value: string) => `${beforeAnswer(question)} ${value}`,
  answeredWith: (name: string) => `avec ${name}`,
  answeredForAll: (value: string) => `Pour l’inscription\u00a0: ${value}`,
  missing: 'Manque',
  answerCount: (answer: string, count: number) => `${answer}\u00a0${formatNumber(count)}`,
  answersMissing: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'réponse manque', 'réponses manquent')}`,
  actions: 'Actions',
  people: (count: number) => `${formatNumber(count)} ${plural(count, 'personne', 'personnes')}`,
  accept: 'Accepter',
  acceptDone: (name: string) => `Inscription acceptée\u00a0: ${name}`,
  acceptAllDone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'inscription acceptée', 'inscriptions acceptées')}`,
  acceptCount: (count: number) => `Accepter (${formatNumber(count)})`,
  refuse: 'Refuser',
  refuseAsk: 'Refuser…',
  refuseTitle: (about: string) => `Refuser l’inscription\u00a0: ${about}\u00a0?`,
  refuseDone: (name: string) => `Inscription refusée\u00a0: ${name}`,
  refuseAllDone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'inscription refusée', 'inscriptions refusées')}`,
  refuseCount: (count: number) => `Refuser (${formatNumber(count)})…`,
  withdraw: 'Retirer',
  withdrawAsk: 'Retirer de la liste…',
  withdrawTitle: (about: string) => `Retirer de la liste\u00a0: ${about}\u00a0?`,
  withdrawDone: (name: string) => `${name} n’est plus sur la liste`,
  withdrawAllDone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne n’est plus', 'personnes ne sont plus')} sur la liste`,
  withdrawCount: (count: number) => `Retirer (${formatNumber(count)})…`,
  keep: 'Ne rien changer',
  told(addresses: number, without: number) {
    const mails =
      addresses > 0
        ? `Un e-mail le dit à ${formatNumber(addresses)} ${plural(addresses, 'adresse', 'adresses')}.`
        : 'Aucun e-mail ne part\u00a0: aucune adresse n’est connue.';
    const others = `${formatNumber(without)} ${plural(without, 'personne n’a pas d’adresse', 'personnes n’ont pas d’adresse')}\u00a0: appelez.`;
    return addresses > 0 && without > 0 ? `${mails} ${others}` : mails;
  },
  passesOn: 'Les places libres vont aux personnes suivantes.',
  notChanged: 'Rien n’a changé',
  createMember: 'Créer sa fiche',
  writeToOne: 'Écrire',
  call: (number: string) => `Appeler le ${number}`,
  more: (name: string) => `Autres actions\u00a0: ${name}`,
  erase: 'Effacer cette personne…',
  eraseTitle: 'Effacer cette personne de la liste\u00a0?',
  eraseText: (name: string) =>
    `Le nom de ${name} disparaît de la liste, de ses fichiers, de la corbeille et des e-mails qui attendent. Sa ligne reste, sous «\u00a0Personne effacée\u00a0»\u00a0: les nombres restent justes.`,
  eraseWarning: 'Rien ne pourra rétablir ce qui est effacé.',
  eraseRecord: (name: string) =>
    `${name} a une fiche, qui reste. «\u00a0Effacer définitivement\u00a0», sur la fiche, efface tout.`,
  eraseContact: 'L’adresse, le téléphone et les réponses sont les siens',
  eraseContactHint:
    'Coché, ils partent aussi si d’autres personnes sont sur la même inscription. Seule sur la sienne, la personne les emporte toujours.',
  eraseConfirm: 'Effacer',
  erasing: 'Effacement…',
  eraseDone: (name: string) => `Le nom de ${name} est effacé de la liste`,
  notErased: 'Rien n’a été effacé',

  tickAll: 'Tout choisir',
  ticked: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne choisie', 'personnes choisies')}`,
  untick: 'Ne plus choisir personne',
  moreOfTicked: 'Autres actions sur les personnes choisies',
  writeCount: (addresses: number) =>
    `Écrire (${formatNumber(addresses)} ${plural(addresses, 'adresse', 'adresses')})`,
  print: 'Imprimer',
  name: 'Nom et prénom',
  contact: 'Contact',
  printTitle: 'Imprimer la liste',
  printedAnswers: 'Réponses à imprimer',
  printed: (count: number) => `${formatNumber(count)} ${plural(count, 'personne', 'personnes')}`,
  printedWaiting: (count: number) => `Liste d’attente\u00a0: ${formatNumber(count)}`,
  moreOfList: 'Autres actions sur la liste',
  join: 'Ajouter à un groupe',
  noMember: 'Aucun membre dans cette liste',
  noMemberText: 'Créez d’abord la fiche des personnes\u00a0: «\u00a0Créer sa fiche\u00a0», sur leur ligne.',
  writeToAll: 'Écrire à la liste',
  writeTitle: 'Écrire aux personnes inscrites',
  writeText: 'Chaque lien ouvre un message de votre messagerie\u00a0; les adresses y sont en copie cachée.',
  noEmail: 'Aucune adresse e-mail dans cette liste.',
  withoutAddress: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne n’a pas d’adresse', 'personnes n’ont pas d’adresse')}\u00a0:`,
  writeTo: (count: number, part: number, parts: number) =>
    parts > 1
      ? `Partie ${part} sur ${parts}\u00a0: ${formatNumber(count)} ${plural(count, 'adresse', 'adresses')}`
      : `Écrire à ${formatNumber(count)} ${plural(count, 'adresse', 'adresses')}`,
  close: 'Fermer',
  fileName: (id: number) => `inscrits-${id}.csv`,
  exportFailed: 'Impossible de télécharger le fichier.',

  addTitle: 'Inscrire une personne',
  addPerson: 'Inscrire',
  adding: 'Inscription…',
  added: (name: string, state: string) => `${name}\u00a0: ${state.toLowerCase()}`,
  wasThere: (name: string, state: string) =>
    `${name} était déjà sur la liste (${state.toLowerCase()})\u00a0: rien n’a changé, ni e-mail ni téléphone.`,
  knownPerson: 'Chercher parmi les membres',
  membersFailed: 'Les membres n’ont pas pu être chargés.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  emailHint: 'Avec une adresse, la personne reçoit un e-mail de confirmation.',
  telephone: 'Téléphone',
  unnamedQuestion: (place: number) => `Question ${formatNumber(place)}`,
  askedRequired: (question: string) => `${question} *`,
  askedNote: '* Obligatoire pour les visiteurs. Laissée vide ici, la liste dit «\u00a0Manque\u00a0».',
});

/** How visitors reach a registration. */
export const registrationShareTexts = defineTexts('registrationShare', {
  title: 'Partager l’inscription',
  link: 'Lien de l’inscription',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  open: 'Voir la page',
  code: 'Code QR du lien',
  codeHint: 'À imprimer ou à projeter\u00a0: un téléphone y lit le lien.',
  line: 'Code pour votre site',
  lineHint:
    'À coller dans une page qui charge Parvis (parvis.js)\u00a0: le formulaire d’inscription s’y affichera.',
  wholeLineHint:
    'Ce code charge Parvis et affiche l’inscription\u00a0: donnez-le à la personne qui gère le site. Le serveur doit permettre l’adresse de ce site.',
  copyLine: 'Copier la ligne',
  lineCopied: 'Ligne copiée',
});

export const attendeeStateTexts = defineTexts('attendeeStates', {
  demande: 'À accepter',
  inscrit: 'Inscription confirmée',
  attente: 'Liste d’attente',
  offert: 'Place gardée',
  retire: 'Retrait',
  refuse: 'Refus',
});

export const registrationSettingTexts = defineTexts('registrationSettings', {
  title: 'Réglages des inscriptions',
  from: 'Ouverture',
  to: 'Clôture',
  toHint: 'Jusqu’au soir de ce jour. Laissez vide pour rester ouvert jusqu’à l’événement.',
  changeable: 'Chacun peut se retirer jusqu’au',
  changeableHint: 'Par le lien de son reçu. Laissez vide pour le permettre jusqu’à l’événement.',
  places: 'Places',
  placesHint: 'Laissez vide pour ne pas limiter.',
  fewerPlaces: (held: number) =>
    `${formatNumber(held)} ${plural(held, 'place est déjà prise ou gardée', 'places sont déjà prises ou gardées')}\u00a0: personne n’est retiré de la liste, et aucune place n’est donnée avant qu’il en reste.`,
  people: 'Nombre maximal de personnes par inscription',
  waiting: 'Tenir une liste d’attente',
  split: 'Une famille peut être séparée quand les places manquent',
  splitHint: 'Sinon, toute l’inscription attend, jusqu’à ce qu’il y ait une place pour chacun.',
  offer: 'Délai pour accepter une place libérée (en heures)',
  offerHint: 'Laissez vide pour inscrire la personne suivante tout de suite.',
  agreement: 'Accepter chaque inscription à la main',
  form: 'Questions d’un formulaire',
  formHint: 'Les questions qui demandent un fichier ne sont pas posées.',
  noForm: 'Aucune question',
  formsFailed: 'Les formulaires n’ont pas pu être chargés.',
  presentForm: (id: number) => `Formulaire n°\u00a0${id}`,
  ofEach: 'Chaque personne',
  once: 'Une fois',
  presentQuestion: (id: number) => `Question n°\u00a0${id}`,
  questionsFailed: 'Les questions de ce formulaire n’ont pas pu être chargées.',
  more: 'Plus\u00a0: ouverture, délais, organisation, conservation',
  organisation: 'Organisation',
  privacy: 'Données personnelles',
  keep: 'Effacer les inscriptions après (mois)',
  keepHint:
    'Ensuite, les personnes et leurs réponses sont effacées\u00a0; pour une série, après sa dernière date. Laissez vide pour les garder.',
  wholeUpTo: (max: number) => `Indiquez un nombre entier de 1 à ${max}.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Réglages enregistrés',
  notSaved: 'Les réglages n’ont pas été enregistrés.',
});
