/** Answers about services and absences, the mail that asks for an answer, and the page behind its link. */
export const serviceReplies = {
  asked: (count: number) =>
    count > 1 ? `${count} e-mails de demande partent.` : 'Un e-mail de demande part.',
  noneAsked: 'Aucun e-mail n’est parti.',
  noMail:
    'Ce serveur n’envoie pas d’e-mails\u00a0: demandez vous-même, et notez les réponses sur l’événement.',
  notThatDay: 'L’événement n’a pas lieu ce jour-là.',
  tooLate: 'Cette date est passée\u00a0: il n’y a plus de réponse à demander.',
  notAssigned: 'Cette personne n’est plus parmi les intervenants.',
  sameName:
    'Plusieurs intervenants de ce nom ont des adresses différentes\u00a0: rattachez-les à leur fiche de membre.',
  answeredMeanwhile: 'La réponse a changé entre-temps. Rien n’a été changé.',
  noted: 'La réponse est notée.',
  proposalRequired: 'Écrivez ce que vous proposez.',
  proposalTooLong: (max: number) => `${max} caractères au plus.`,
  rolesSaved: 'Les rôles attendus sont enregistrés.',
  rolesChanged: 'Les rôles attendus ont été modifiés entre-temps. Rien n’a été changé.',
  roleTwice: 'Ce rôle est indiqué deux fois.',
  roleNumber: (max: number) => `Indiquez un nombre entier de 1 à ${max}.`,
  tooManyRoles: (max: number) => `Pas plus de ${max} rôles attendus par événement.`,
  tooManySpeakers: (max: number) => `Pas plus de ${max} intervenants à la fois.`,
  tooManyDays: (max: number) => `Pas plus de ${max} jours à la fois.`,
  weeks: (max: number) => `Indiquez de 1 à ${max} semaines.`,
} as const;

export const absenceReplies = {
  gone: 'Cette absence n’existe plus.',
  created: 'L’absence est enregistrée.',
  updated: 'L’absence est modifiée.',
  removed: 'L’absence est supprimée.',
  changedMeanwhile: 'Cette absence a été modifiée entre-temps. Rien n’a été changé.',
  noteTooLong: (max: number) => `${max} caractères au plus.`,
  tooMany: (max: number) => `Pas plus de ${max} absences par personne.`,
  tooManyMembers: (max: number) => `Pas plus de ${max} membres à la fois.`,
  problems: {
    noStart: { field: 'du', sentence: 'Indiquez le premier jour.' },
    noEnd: { field: 'au', sentence: 'Indiquez le dernier jour.' },
    reversed: { field: 'au', sentence: 'Le dernier jour doit suivre le premier.' },
    tooLong: { field: 'au', sentence: 'Une absence dure moins de trois ans.' },
  },
} as const;

/** What the buttons and the mail call the answers. */
const answers = { oui: 'Oui, je viens', non: 'Non, je ne peux pas', propose: 'Je propose…' } as const;

export const serviceMailTexts = {
  subject: (event: string) => `Pouvez-vous servir\u00a0? ${event}`,
  question: 'Pouvez-vous servir à l’événement ci-dessous\u00a0?',
  roles: (labels: readonly string[]) =>
    `${labels.length > 1 ? 'Vos rôles' : 'Votre rôle'}\u00a0: ${labels.join(', ')}`,
  how: 'Répondez par l’un de ces liens. Rien n’est noté avant que vous appuyiez sur le bouton de la page, et vous pourrez changer d’avis par le même lien.',
  answer: (answer: keyof typeof answers, link: string) => `${answers[answer]}\u00a0:\n${link}`,
} as const;

export const servicePageTexts = {
  title: (event: string) => `Votre réponse\u00a0: ${event}`,
  hello: (firstName: string | undefined) => (firstName ? `Bonjour ${firstName}.` : 'Bonjour.'),
  question: 'Pouvez-vous servir\u00a0? Rien ne change tant que vous n’appuyez pas sur un bouton.',
  present: {
    oui: 'Vous avez répondu «\u00a0oui\u00a0». Vous pouvez changer d’avis jusqu’à l’événement.',
    non: 'Vous avez répondu «\u00a0non\u00a0». Vous pouvez changer d’avis jusqu’à l’événement.',
    propose: 'Vous avez fait une proposition. Vous pouvez changer d’avis jusqu’à l’événement.',
  },
  actions: answers,
  proposal: 'Ce que vous proposez (une autre heure, une autre personne…)',
  done: {
    oui: 'C’est noté\u00a0: vous venez. Merci\u00a0! Le même lien permet de changer d’avis.',
    non: 'C’est noté\u00a0: vous ne pouvez pas venir. Le même lien permet de changer d’avis.',
    propose: 'C’est noté\u00a0: votre proposition est transmise. Le même lien permet de la changer.',
  },
  eventGone: 'Cette demande n’existe plus\u00a0: l’événement est supprimé.',
  notThatDay:
    'L’événement n’a plus lieu ce jour-là\u00a0: il est annulé ou déplacé. Il n’y a rien à répondre.',
  notAssigned: 'Vous n’êtes plus parmi les intervenants de cet événement. Il n’y a rien à répondre.',
  tooLate: 'Il n’est plus temps de répondre\u00a0: l’événement a commencé. Prévenez l’organisateur.',
} as const;
