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
  insteadOf: (text: string) => `Au lieu de\u00a0: ${text}`,
} as const;

const people = (count: number): string => (count > 1 ? `${count} personnes` : '1 personne');

/** What the opening of a letter about a registration depends on. */
interface OpeningFacts {
  /** The people that the news concerns. */
  people: number;
  /** Others of the registration are still on the list. */
  isPart: boolean;
  /** Others of it still need the organisation's agreement. */
  isUndecided: boolean;
}

/** The mails about a registration. */
export const registrationMailTexts = {
  opening: {
    recu: () => 'Votre inscription est enregistrée.',
    place: ({ people }) =>
      people > 1
        ? `${people} places se sont libérées\u00a0: elles sont à vous.`
        : 'Une place s’est libérée\u00a0: elle est à vous.',
    accepte: ({ isUndecided }) =>
      isUndecided ? 'Votre inscription est acceptée en partie.' : 'Votre inscription est acceptée.',
    refuse: ({ isPart }) =>
      isPart
        ? 'Votre inscription n’a pas pu être acceptée en entier.'
        : 'Votre inscription n’a pas pu être acceptée.',
    retire: ({ isPart }) =>
      isPart
        ? 'C’est noté\u00a0: une partie de votre inscription n’est plus sur la liste.'
        : 'C’est noté\u00a0: vous n’êtes plus sur la liste.',
    delai: ({ people }) =>
      people > 1
        ? `Les ${people} places qui vous étaient gardées n’ont pas été prises à temps\u00a0: elles sont passées aux personnes suivantes.`
        : 'La place qui vous était gardée n’a pas été prise à temps\u00a0: elle est passée à la personne suivante.',
    deja: () => 'Vous étiez déjà sur la liste\u00a0: rien n’a changé.',
  } satisfies Record<string, (facts: OpeningFacts) => string>,
  /** The offer of an event that has begun ends too, and its place goes to no other person. */
  offerOver: (count: number) =>
    count > 1
      ? `Les ${count} places qui vous étaient gardées n’ont pas été prises à temps.`
      : 'La place qui vous était gardée n’a pas été prise à temps.',
  subject: (event: string) => `Inscription\u00a0: ${event}`,
  state: {
    inscrit: (count: number) => `${count > 1 ? 'Inscrites' : 'Inscrite'}\u00a0: ${people(count)}`,
    demande: (count: number) => `En attente d’accord\u00a0: ${people(count)}`,
    offert: (count: number) =>
      `${count > 1 ? 'Places gardées' : 'Place gardée'}, à confirmer\u00a0: ${people(count)}`,
  },
  waiting: (place: number) => `Sur la liste d’attente\u00a0: place n°\u00a0${place}`,
  tooLate:
    'Il n’est plus temps de changer cette inscription par un lien\u00a0: prévenez l’organisateur si quelque chose change.',
  offerSubject: (count: number, event: string) =>
    count > 1
      ? `${count} places se sont libérées\u00a0: ${event}`
      : `Une place s’est libérée\u00a0: ${event}`,
  offered: (count: number, until: string) =>
    count > 1
      ? `${count} places se sont libérées. Elles vous sont gardées ensemble jusqu’au ${until}\u00a0: prenez-les, ou laissez-les aux personnes suivantes.`
      : `Une place s’est libérée. Elle vous est gardée jusqu’au ${until}\u00a0: prenez-la, ou laissez-la à la personne suivante.`,
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
  change: (until: string | null) =>
    `Pour lire et changer vos réponses, vous retirer, retirer une personne ou en ajouter une${until === null ? '' : `, jusqu’au ${until}`}\u00a0:`,
} as const;

/** The letters about an event, by what happened to it: the subject, and the first line. */
export const newsTexts = {
  cancelled: { subject: 'Annulé', opening: 'L’événement ci-dessous est annulé.' },
  reactivated: { subject: 'Maintenu', opening: 'L’événement ci-dessous, qui était annulé, aura bien lieu.' },
  changed: { subject: 'Changement', opening: 'L’événement ci-dessous a changé.' },
  dateCancelled: {
    subject: 'Date annulée',
    opening: 'La date ci-dessous est annulée. Les autres dates ne changent pas.',
  },
  dateReactivated: { subject: 'Date rétablie', opening: 'La date ci-dessous est rétablie.' },
  dateMoved: {
    subject: 'Date déplacée',
    opening: 'Une date de l’événement ci-dessous est déplacée. Les autres ne changent pas.',
  },
  reminder: { subject: 'Rappel', opening: 'Rappel\u00a0: l’événement ci-dessous a lieu bientôt.' },
} as const;
export type EventNewsKind = keyof typeof newsTexts;

/** What these letters say beyond that. */
export const newsLineTexts = {
  subject: (news: string, event: string) => `${news}\u00a0: ${event}`,
  stillCancelled: 'Il reste annulé.',
  /** Of an event that is over or has no date to come, which takes place no more than before. */
  noLongerCancelled: 'L’événement ci-dessous n’est plus annulé.',
  offersEnded: (count: number) =>
    `${count > 1 ? `Les ${count} places qui vous étaient gardées ne le sont donc plus.` : 'La place qui vous était gardée ne l’est donc plus.'} Si l’événement a lieu après tout, vous êtes de nouveau sur la liste d’attente, à votre rang.`,
  reason: (text: string) => `Motif\u00a0: ${text}`,
  withdraw: 'Pour vous retirer, ou retirer une personne\u00a0:',
} as const;

/** What the buttons and the mail call the answers. */
export const serviceAnswers = {
  oui: 'Oui, je viens',
  non: 'Non, je ne peux pas',
  propose: 'Je propose…',
} as const;

/** The letter that asks for a service. */
export const serviceMailTexts = {
  subject: (event: string) => `Pouvez-vous servir\u00a0? ${event}`,
  question: 'Pouvez-vous servir à l’événement ci-dessous\u00a0?',
  /** For several dates. */
  subjectOfDates: (count: number) => `${count} dates\u00a0: serez-vous disponible\u00a0?`,
  questionOfDates: (count: number) => `Serez-vous disponible aux ${count} dates ci-dessous\u00a0?`,
  howOfDates:
    'Le même lien mène à toutes ces dates. Rien n’est noté avant que vous appuyiez sur un bouton de la page, et vous pourrez changer d’avis.',
  answerDates: 'Pour répondre, date par date\u00a0:',
  roles: (labels: readonly string[]) =>
    `${labels.length > 1 ? 'Vos rôles' : 'Votre rôle'}\u00a0: ${labels.join(', ')}`,
  how: 'Répondez par l’un de ces liens. Rien n’est noté avant que vous appuyiez sur le bouton de la page, et vous pourrez changer d’avis par le même lien.',
  answer: (answer: keyof typeof serviceAnswers) => `${serviceAnswers[answer]}\u00a0:`,
} as const;
