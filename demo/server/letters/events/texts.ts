/** The letters to people without an account: about a registration, about an event, and about a service. */

/** What is said of an event in mails and on pages. */
export const saidTexts = {
  cancelled: 'Cet événement est annulé.',
  dateCancelled: 'Cette date est annulée.',
  begun: 'Cet événement a déjà commencé.',
  over: 'Cet événement a déjà eu lieu.',
  noDateLeft: 'Cet événement n’a plus de date à venir.',
  place: (text: string) => `Lieu\u00a0: ${text}`,
  nextDate: (moment: string) => `Prochaine date\u00a0: ${moment}`,
  movedDate: (moment: string) => `Prochaine date, déplacée\u00a0: ${moment}`,
  cancelledDate: (moment: string) => `Annulée\u00a0: ${moment}`,
  insteadOf: (text: string) => `Avant\u00a0: ${text}`,
} as const;

/** «Awa, Luc et Nora» */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The subjects of letters about a registration, by what they tell. */
const SUBJECTS = {
  confirmed: 'Inscription confirmée',
  waiting: 'Liste d’attente',
  asked: 'Demande reçue',
  refused: 'Réponse à votre demande',
  withdrawn: 'Inscription annulée',
  changed: 'Inscription modifiée',
  missed: 'Place non confirmée',
  kept: 'Inscription déjà reçue',
} as const;

const WILL_TELL = 'Si une place se libère, vous recevrez un e-mail.';

/** What the opening of a letter about a registration depends on. */
interface OpeningFacts {
  /** The people that the news concerns. */
  people: number;
  /** Others of the registration are still on the list. */
  isPart: boolean;
  /** Others of it still need the organisation's agreement. */
  isUndecided: boolean;
  /** The people of it who wait, as mails call them. */
  waiting: readonly string[];
  isAllWaiting: boolean;
}

/** The mails about a registration. */
export const registrationMailTexts = {
  opening: {
    recu: ({ waiting, isAllWaiting, isUndecided }) => {
      if (isAllWaiting) return `Vous êtes sur la liste d’attente.\n${WILL_TELL}`;
      if (waiting.length > 0)
        return `${atStart(listed(waiting))} ${waiting.length > 1 ? 'sont' : 'est'} sur la liste d’attente.\n${WILL_TELL}`;
      return isUndecided
        ? 'Votre demande est bien arrivée.\nVous recevrez une réponse par e-mail.'
        : 'Votre inscription est confirmée.';
    },
    place: ({ people }) =>
      people > 1
        ? `${people} places se sont libérées\u00a0: l’inscription est confirmée.`
        : 'Une place s’est libérée\u00a0: l’inscription est confirmée.',
    accepte: ({ isUndecided }) =>
      isUndecided ? 'Votre inscription est acceptée en partie.' : 'Votre inscription est acceptée.',
    refuse: ({ isPart }) =>
      isPart
        ? 'Votre inscription n’a pas pu être acceptée en entier.'
        : 'Votre inscription n’a pas pu être acceptée.',
    retire: ({ isPart }) =>
      isPart
        ? 'C’est noté\u00a0: votre inscription est modifiée.'
        : 'C’est noté\u00a0: votre inscription est annulée.',
    delai: ({ people }) =>
      people > 1
        ? `Faute de réponse à temps, les ${people} places gardées pour vous reviennent aux personnes suivantes.`
        : 'Faute de réponse à temps, la place gardée pour vous revient à la personne suivante.',
    deja: () => 'Vous étiez déjà sur la liste\u00a0: rien n’a changé.',
  } satisfies Record<string, (facts: OpeningFacts) => string>,
  /** The offer of an event that has begun ends too, and its place goes to no other person. */
  offerOver: (count: number) =>
    count > 1
      ? `Les ${count} places qui vous étaient gardées n’ont pas été prises à temps.`
      : 'La place qui vous était gardée n’a pas été prise à temps.',
  subject: (kind: keyof typeof SUBJECTS, event: string) => `${SUBJECTS[kind]}\u00a0: ${event}`,
  /** A line for each person. */
  person: (name: string, state: string) => `- ${atStart(name)}\u00a0: ${state}`,
  state: {
    inscrit: 'une place',
    demande: 'à accepter par l’organisateur',
    offert: 'place à confirmer',
  },
  waiting: (place: number) => `liste d’attente, n°\u00a0${place}`,
  tooLate:
    'Il est trop tard pour changer cette inscription par un lien\u00a0: prévenez l’organisateur si quelque chose change.',
  offerSubject: (names: readonly string[], event: string) =>
    `${names.length > 1 ? `${names.length} places` : 'Une place'} pour ${listed(names)}\u00a0: ${event}`,
  offered: (names: readonly string[], until: string) =>
    names.length > 1
      ? `${names.length} places se sont libérées pour ${listed(names)}.\nElles sont gardées ensemble jusqu’au ${until}, puis proposées aux personnes suivantes.`
      : `Une place s’est libérée pour ${listed(names)}.\nElle est gardée jusqu’au ${until}, puis proposée à la personne suivante.`,
  answerOffer: (count: number) => `Accepter ou laisser ${count > 1 ? 'ces places' : 'la place'}\u00a0:`,
  keptAnswersOf: (moment: string) =>
    `Vous étiez déjà sur la liste\u00a0: vos réponses du ${moment} ont été gardées. Celles que vous venez d’envoyer n’ont pas été reprises.`,
  keptAsItWas: (moment: string) =>
    `Vous étiez déjà sur la liste\u00a0: votre inscription du ${moment} a été gardée telle quelle. Ce que vous venez d’envoyer n’a pas été repris.`,
  /** Names of questions; what was answered may be another person's words. */
  keptAnswers: (questions: readonly string[], hasTelephone: boolean) => {
    const kept = [
      ...questions.map((question) => `«\u00a0${question}\u00a0»`),
      ...(hasTelephone ? ['votre téléphone'] : []),
    ];
    return kept.length > 0
      ? `Gardé\u00a0: ${kept.join(', ')}.`
      : 'Cette inscription a été gardée sans réponse ni téléphone.';
  },
  homonym:
    'S’il s’agit d’une autre personne de ce nom, ajoutez-la par ce lien, par exemple avec «\u00a0fils\u00a0» ou un second prénom.',
  /** What the page behind the link is for. */
  change: 'Voir ou changer l’inscription\u00a0:',
  until: (moment: string) => `Possible jusqu’au ${moment}.`,
} as const;

/** The letters about an event, by what happened to it: the subject, and the first line. */
export const newsTexts = {
  cancelled: { subject: 'Annulé', opening: 'Cet événement est annulé.' },
  reactivated: { subject: 'Aura bien lieu', opening: 'Cet événement, qui était annulé, aura bien lieu.' },
  changed: { subject: 'Changement', opening: 'Cet événement a changé.' },
  dateCancelled: {
    subject: 'Date annulée',
    opening: 'Cette date est annulée. Les autres dates ne changent pas.',
  },
  dateReactivated: { subject: 'Date rétablie', opening: 'Cette date est rétablie.' },
  dateMoved: {
    subject: 'Nouvelle date',
    opening: 'Cette date est déplacée. Les autres ne changent pas.',
  },
  reminder: { subject: 'Rappel', opening: 'Rappel\u00a0: nous vous attendons.' },
} as const;
export type EventNewsKind = keyof typeof newsTexts;

/** What these letters say beyond that. */
export const newsLineTexts = {
  /** @param day missing of a series as a whole */
  subject: (news: string, event: string, day: string | undefined) =>
    `${news}\u00a0: ${event}${day ? `, ${day}` : ''}`,
  stillCancelled: 'Il reste annulé.',
  /** Of an event that is over or has no date to come, which takes place no more than before. */
  noLongerCancelled: 'Cet événement n’est plus annulé.',
  offersEnded: (count: number) =>
    `${count > 1 ? `Les ${count} places qui vous étaient gardées ne le sont donc plus.` : 'La place qui vous était gardée ne l’est donc plus.'} Si l’événement a lieu après tout, vous êtes de nouveau sur la liste d’attente, à votre rang.`,
  reason: (text: string) => `Motif\u00a0: ${text}`,
} as const;

/** What the buttons and the mail call the answers. */
export const serviceAnswers = {
  oui: 'Oui, je viens',
  non: 'Non, je ne peux pas',
  propose: 'Je propose autre chose',
} as const;

/** The letter that asks for a service. */
export const serviceMailTexts = {
  subject: (day: string, event: string) => `${atStart(day)}, ${event}\u00a0: serez-vous disponible\u00a0?`,
  question: 'Pouvons-nous compter sur vous\u00a0?',
  /** For several dates. */
  subjectOfDates: (count: number) => `${count} dates\u00a0: serez-vous disponible\u00a0?`,
  questionOfDates: (count: number) => `Serez-vous disponible aux ${count} dates ci-dessous\u00a0?`,
  howOfDates:
    'Le même lien mène à toutes ces dates. Rien n’est noté avant que vous appuyiez sur un bouton de la page, et vous pourrez changer d’avis.',
  answerDates: 'Pour répondre, date par date\u00a0:',
  roles: (labels: readonly string[]) =>
    `${labels.length > 1 ? 'Vos rôles' : 'Votre rôle'}\u00a0: ${labels.join(', ')}`,
  how: 'Cliquez sur votre réponse, puis confirmez sur la page. Vous pourrez changer d’avis avec le même lien.',
  answer: (answer: keyof typeof serviceAnswers) => `${serviceAnswers[answer]}\u00a0:`,
} as const;

/** The letter to a person who leaves the team of some dates, or of an event. */
export const replacedMailTexts = {
  /** @param day of the only date; `count` of several */
  subject: (event: string, day: string | undefined, count: number) =>
    `Remplacement\u00a0: ${event}${day ? `, ${day}` : count > 1 ? `, ${count} dates` : ''}`,
  opening: (isReplaced: boolean, where: 'date' | 'dates' | 'event') =>
    `${isReplaced ? 'Une autre personne prend votre place' : 'Vous ne faites plus partie de l’équipe'}${{ date: ' à cette date', dates: ' à ces dates', event: '' }[where]}.\nVous n’avez rien à faire.`,
  /** Of a series of which some dates have their own teams. */
  kept: 'Les dates qui ont leur propre équipe ne changent pas.',
} as const;
