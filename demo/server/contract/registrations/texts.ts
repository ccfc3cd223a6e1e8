/** The sentences about registrations: answers, and pages behind mailed links. */
import type { AttendeeState } from '../../../../src/domain/registrations/registrationState';

export const registrationReplies = {
  none: 'Aucune inscription ne se trouve à cette adresse.',
  noneOpen: 'Les inscriptions ne sont pas ouvertes pour cet événement.',
  notYet: (moment: string) => `Les inscriptions ouvrent le ${moment}.`,
  over: 'Les inscriptions sont fermées.',
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
  nameRequired: 'Indiquez le nom.',
  tooLong: (max: number) => `${max} caractère${max > 1 ? 's' : ''} au plus.`,
  onePerson: 'Inscrivez au moins une personne.',
  tooManyPeople: (max: number) =>
    max > 1 ? `${max} personnes au plus par inscription.` : 'Une seule personne par inscription.',
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

/** «Awa, Luc et Nora» */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** The pages behind the links of the mails. */
export const registrationPageTexts = {
  peopleLabel: 'Personnes de votre inscription',
  unchanged: (until: string | null) =>
    `Rien ne change avant que vous cliquiez.${until === null ? '' : ` Possible jusqu’au ${until}.`}`,
  answersTitle: 'Vos réponses',
  telephoneTitle: 'Votre téléphone',
  kept: (moment: string, resent: string) =>
    `Un envoi du ${resent} n’a pas été repris\u00a0: ce que vous aviez donné le ${moment} a été gardé. Corrigez-le ici s’il le faut.`,
  telephone: 'Téléphone',
  /** A question of one of several people. */
  ofPerson: (name: string, question: string) => `${name}\u00a0: ${question}`,
  before: (answer: string) => `Réponse donnée avant pour toute l’inscription\u00a0: ${answer}`,
  goneChoice: (choices: readonly string[]) =>
    choices.length > 1
      ? `Vos réponses d’avant, ${choices.map((choice) => `«\u00a0${choice}\u00a0»`).join(', ')}, ne sont plus proposées.`
      : `Votre réponse d’avant, «\u00a0${choices[0] ?? ''}\u00a0», n’est plus proposée.`,
  save: 'Enregistrer',
  saved: (hasQuestions: boolean) =>
    hasQuestions
      ? 'C’est noté\u00a0: vos réponses sont enregistrées.'
      : 'C’est noté\u00a0: votre téléphone est enregistré.',
  prenom: 'Prénom',
  nom: 'Nom',
  addTitle: 'Ajouter une personne',
  add: 'Ajouter cette personne',
  addToList: 'Mettre en liste d’attente',
  wasThere: (name: string) => `${name} était déjà sur la liste\u00a0: rien n’a changé.`,
  added: (name: string, state: AttendeeState, place: number | null) => {
    if (place) return `C’est noté. ${name}\u00a0: liste d’attente, n°\u00a0${place}.`;
    return state === 'demande'
      ? `C’est noté. ${name}\u00a0: demande envoyée, l’organisateur doit encore l’accepter.`
      : `C’est noté. ${name}\u00a0: inscription confirmée.`;
  },
  /** What adding a person will do. */
  willWait: (place: number) =>
    `Toutes les places sont prises\u00a0: cette personne sera n°\u00a0${place} sur la liste d’attente.`,
  willBeAsked: 'L’organisateur devra accepter la demande.',
  willHavePlace: 'Il reste une place pour cette personne.',
  /** What each person is now, as the mail has it. */
  state: {
    inscrit: 'Une place',
    demande: 'À accepter par l’organisateur',
    offert: 'Place à confirmer',
    attente: (place: number) => `Liste d’attente, n°\u00a0${place}`,
  },
  offeredElsewhere: 'La place à confirmer se prend par le lien d’un autre e-mail.',
  withdraw: 'Retirer',
  withdrawOne: (name: string) => `Retirer ${name}`,
  person: (number: number) => (number > 1 ? `la ${number}e personne` : 'la 1re personne'),
  thisPerson: 'Cette personne',
  numbered: (name: string, number: number) => `${name} (${number > 1 ? `${number}e` : '1re'} personne)`,
  withdrawAll: 'Annuler toute l’inscription…',
  allQuestion: (names: readonly string[]) => `Retirer ${listed(names)}\u00a0?`,
  allText:
    'Les places libérées vont aux personnes en attente, s’il y en a. Pour revenir, il faudra s’inscrire de nouveau.',
  withdrawPeople: (count: number) =>
    count > 1 ? `Retirer les ${count} personnes` : 'Retirer cette personne',
  keep: 'Ne rien changer',
  withdrawn: (names: readonly string[]) =>
    `C’est noté\u00a0: ${listed(names)} ne ${names.length > 1 ? 'viendront' : 'viendra'} pas.`,
  allWithdrawn: 'C’est noté\u00a0: votre inscription est annulée.',
  nobody: 'Cette inscription est déjà annulée.',
  tooLate: 'Il est trop tard pour changer cette inscription. Prévenez l’organisateur.',
  eventGone:
    'Cette inscription n’existe plus\u00a0: l’événement a été supprimé, ou ses données effacées. Contactez l’organisateur.',
  offer: (names: readonly string[]) =>
    names.length > 1 ? `${names.length} places pour ${listed(names)}` : `Une place pour ${listed(names)}`,
  offerUntil: (count: number, until: string) =>
    count > 1
      ? `Gardées ensemble jusqu’au ${until}, puis proposées aux personnes suivantes.`
      : `Gardée jusqu’au ${until}, puis proposée à la personne suivante.`,
  take: (count: number) => (count > 1 ? `Accepter les ${count} places` : 'Accepter la place'),
  decline: (count: number) => (count > 1 ? 'Laisser ces places' : 'Laisser la place'),
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
export const REGISTRATION_CLOCK = 'Parvis (délai de réponse dépassé)';

/** The file of the people. */
export const attendeeTexts = {
  columns: [
    'Nom',
    'Prénom',
    'État',
    'Place en attente',
    'E-mail',
    'Téléphone',
    'Inscription',
    'N°\u00a0d’inscription',
  ],
  /** What was answered once, beside answers of each person to the same question. */
  once: (question: string) => `${question} (toute l’inscription)`,
  states: {
    demande: 'à accepter',
    inscrit: 'inscrit',
    attente: 'liste d’attente',
    offert: 'place à confirmer',
    retire: 'retiré',
    refuse: 'refusé',
  },
} as const;
