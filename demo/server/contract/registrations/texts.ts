/** The sentences about registrations: answers, and pages behind mailed links. */
export const registrationReplies = {
  none: 'Aucune inscription ne se trouve à cette adresse.',
  noneOpen: 'Cet événement ne prend pas d’inscriptions.',
  notYet: (moment: string) => `Les inscriptions ouvrent le ${moment}.`,
  over: 'Les inscriptions sont closes.',
  cancelled: 'Cet événement est annulé.',
  full: 'Toutes les places sont prises.',
  left: (count: number) =>
    `${count > 1 ? `Il ne reste que ${count} places` : 'Il ne reste qu’une place'}\u00a0: inscrivez moins de personnes.`,
  registered: 'L’inscription est enregistrée.',
  noted: (email: string) => `C’est noté. Un e-mail part à ${email}.`,
  notedUnmailed: 'C’est noté. L’organisation vous dira si vous avez une place.',
  wereThere: (count: number) =>
    count > 1
      ? 'Ces personnes étaient déjà sur la liste\u00a0: rien n’a été changé.'
      : 'Cette personne était déjà sur la liste\u00a0: rien n’a été changé.',
  sameName:
    'Une autre personne de ce nom est déjà dans cette inscription. Ajoutez par exemple «\u00a0fils\u00a0» ou un second prénom.',
  nameRequired: 'Ce nom est nécessaire.',
  tooLong: (max: number) => `${max} caractère${max > 1 ? 's' : ''} au plus.`,
  onePerson: 'Inscrivez au moins une personne.',
  tooManyPeople: (max: number) => `${max} personne${max > 1 ? 's' : ''} au plus par inscription.`,
  tooMany: (minutes: number) =>
    `Trop d’inscriptions depuis cette connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  badMinute: 'Une date et une heure de la forme AAAA-MM-JJTHH:MM sont attendues.',
  reversed: 'La fermeture doit suivre l’ouverture.',
  badForm: 'Ce formulaire n’existe plus.',
  changedMeanwhile: 'Les réglages ont été modifiés entre-temps.',
  saved: 'Les réglages sont enregistrés.',
  savedOver: (held: number, places: number) =>
    `Les réglages sont enregistrés. ${held} places sont déjà prises ou gardées pour ${places}\u00a0: personne n’est retiré de la liste, et aucune place n’est donnée avant qu’il en reste.`,
  notDecided: (state: string) => `${state} Aucune inscription ne peut plus être acceptée ni refusée.`,
  notAsked: 'Cette personne n’attend plus d’accord.',
  accepted: 'La personne est inscrite.',
  refused: 'La personne est prévenue du refus.',
  withdrawn: 'La personne est retirée de la liste.',
} as const;

/** The pages behind the links of the mails. */
export const registrationPageTexts = {
  title: (event: string) => `Inscription\u00a0: ${event}`,
  unchanged: 'Rien ne change tant que vous n’appuyez pas sur un bouton.',
  question: 'Qui ne viendra pas\u00a0?',
  answersTitle: 'Vos réponses',
  telephoneTitle: 'Votre téléphone',
  kept: (moment: string, resent: string) =>
    `Un envoi du ${resent} n’a pas été repris\u00a0: ce que vous aviez donné le ${moment} a été gardé. Corrigez-le ici s’il le faut.`,
  telephone: 'Téléphone',
  goneChoice: (choices: readonly string[]) =>
    choices.length > 1
      ? `Vos réponses d’avant, ${choices.map((choice) => `«\u00a0${choice}\u00a0»`).join(', ')}, ne sont plus proposées.`
      : `Votre réponse d’avant, «\u00a0${choices[0] ?? ''}\u00a0», n’est plus proposée.`,
  save: 'Enregistrer',
  saved: (hasQuestions: boolean) =>
    hasQuestions
      ? 'C’est noté\u00a0: vos réponses sont enregistrées.'
      : 'C’est noté\u00a0: votre téléphone est enregistré.',
  firstName: 'Prénom',
  lastName: 'Nom',
  addTitle: 'Ajouter une personne',
  add: 'Ajouter cette personne',
  wasThere: (name: string) => `${name} était déjà sur la liste\u00a0: rien n’a changé.`,
  added: (name: string, place: number | null) =>
    place
      ? `C’est noté\u00a0: ${name} est sur la liste d’attente, à la place n°\u00a0${place}.`
      : `C’est noté\u00a0: ${name} est sur la liste.`,
  /** What each person is now, as the mail has it. */
  state: {
    inscrit: (name: string) => `${name} a une place.`,
    demande: (name: string) => `${name} attend l’accord de l’organisateur.`,
    offert: (name: string) => `Une place est gardée pour ${name}, à prendre par le lien d’un autre e-mail.`,
    attente: (name: string, place: number) =>
      `${name} est sur la liste d’attente, à la place n°\u00a0${place}.`,
  },
  withdraw: (name: string) => `Retirer ${name}`,
  person: (number: number) => (number > 1 ? `la ${number}e personne` : 'la 1re personne'),
  thisPerson: 'Cette personne',
  numbered: (name: string, number: number) => `${name} (${number > 1 ? `${number}e` : '1re'} personne)`,
  withdrawAll: 'Retirer tout le monde',
  withdrawn: (count: number) =>
    `C’est noté\u00a0: ${count > 1 ? `${count} personnes ne viendront` : 'une personne ne viendra'} pas. Les autres restent inscrites.`,
  allWithdrawn: 'C’est noté\u00a0: votre inscription est annulée.',
  nobody: 'Cette inscription est déjà annulée.',
  tooLate: 'Il n’est plus temps de changer cette inscription. Prévenez l’organisateur.',
  eventGone: 'Cette inscription n’existe plus\u00a0: l’événement est supprimé, ou ses données sont effacées.',
  offerTitle: (event: string) => `Une place s’est libérée\u00a0: ${event}`,
  offersTitle: (event: string) => `Des places se sont libérées\u00a0: ${event}`,
  offer: (names: readonly string[], until: string) =>
    names.length > 1
      ? `${names.length} places sont gardées jusqu’au ${until}, ensemble\u00a0: ${names.join(', ')}.`
      : `Une place est gardée pour ${names.join(', ')} jusqu’au ${until}.`,
  take: (count: number) => (count > 1 ? `Prendre les ${count} places` : 'Prendre la place'),
  decline: (count: number) =>
    count > 1 ? 'Laisser ces places aux personnes suivantes' : 'Laisser la place à la personne suivante',
  taken: (count: number) =>
    count > 1
      ? `C’est noté\u00a0: les ${count} places sont prises.`
      : 'C’est noté\u00a0: la place est prise.',
  asked: 'C’est noté\u00a0: l’organisateur doit encore donner son accord.',
  declined: (count: number) =>
    count > 1
      ? 'C’est noté\u00a0: ces places passent aux personnes suivantes.'
      : 'C’est noté\u00a0: la place passe à la personne suivante.',
  noOffer: (state: string) => `${state} Plus aucune place n’est gardée.`,
  offerOver: 'Cette place n’est plus gardée\u00a0: le délai est passé, ou la réponse est déjà donnée.',
} as const;

/** Who the journal names where the server acts by itself. */
export const REGISTRATION_CLOCK = 'Parvis, délai d’une place';

/** The file of the people. */
export const attendeeTexts = {
  columns: ['Nom', 'Prénom', 'État', 'Place en attente', 'E-mail', 'Téléphone', 'Inscription'],
  states: {
    demande: 'en attente d’accord',
    inscrit: 'inscrit',
    attente: 'liste d’attente',
    offert: 'place à confirmer',
    retire: 'retiré',
    refuse: 'refusé',
  },
} as const;
