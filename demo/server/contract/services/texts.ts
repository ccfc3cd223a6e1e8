/** Answers about services and absences, and the page behind the link of the mail that asks. */
import { serviceAnswers } from '../../letters/events/texts';

export const serviceReplies = {
  asked: (count: number) =>
    count > 1 ? `${count} e-mails de demande partent.` : 'Un e-mail de demande part.',
  tooManyDates: (max: number) => `Pas plus de ${max} dates à la fois.`,
  noneAsked: 'Aucune demande envoyée.',
  noMail:
    'Ce serveur n’envoie pas d’e-mails\u00a0: demandez vous-même, et notez les réponses sur l’événement.',
  noTelling:
    'Ce serveur n’envoie pas d’e-mails\u00a0: décochez cette case, et prévenez ces personnes vous-même.',
  notThatDay: 'L’événement n’a pas lieu ce jour-là.',
  tooLate: 'Cette date est passée\u00a0: il n’y a plus de réponse à demander.',
  notAssigned: 'Cette personne n’est plus parmi les intervenants.',
  sameName:
    'Plusieurs intervenants de ce nom ont des adresses différentes\u00a0: choisissez leur fiche dans l’événement.',
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
  noteOfOthers: 'Cette absence a déjà une note, qui est réservée à d’autres et reste. Videz ce champ.',
  tooMany: (max: number) => `Pas plus de ${max} absences par personne.`,
  tooManyMembers: (max: number) => `Pas plus de ${max} membres à la fois.`,
  problems: {
    noStart: { field: 'du', sentence: 'Indiquez le premier jour.' },
    noEnd: { field: 'au', sentence: 'Indiquez le dernier jour.' },
    reversed: { field: 'au', sentence: 'Le dernier jour doit suivre le premier.' },
    tooLong: { field: 'au', sentence: 'Une absence dure moins de trois ans.' },
  },
} as const;

export const servicePageTexts = {
  question: (firstName: string | undefined) =>
    firstName ? `${firstName}, serez-vous disponible\u00a0?` : 'Serez-vous disponible\u00a0?',
  unchanged: 'Rien ne change avant que vous cliquiez.',
  /** Above the buttons of one of several dates. */
  date: (event: string, facts: string, answer: string | undefined) =>
    `${event}, ${facts}${answer ? ` (votre réponse\u00a0: ${answer})` : ''}`,
  titleOfDates: 'Vos réponses',
  questionOfDates: (firstName: string | undefined) =>
    firstName
      ? `${firstName}, serez-vous disponible à ces dates\u00a0?`
      : 'Serez-vous disponible à ces dates\u00a0?',
  answered: { oui: 'oui', non: 'non', propose: 'proposition' },
  present: {
    oui: 'Vous avez répondu «\u00a0oui\u00a0». Vous pouvez changer d’avis jusqu’à l’événement.',
    non: 'Vous avez répondu «\u00a0non\u00a0». Vous pouvez changer d’avis jusqu’à l’événement.',
    propose: 'Vous avez fait une proposition. Vous pouvez changer d’avis jusqu’à l’événement.',
  },
  actions: { ...serviceAnswers, propose: 'Envoyer ma proposition' },
  proposalTitle: 'Proposer autre chose…',
  proposal: 'Ce que vous proposez (une autre heure, une autre personne…)',
  done: {
    oui: 'C’est noté\u00a0: vous venez. Merci\u00a0!',
    non: 'C’est noté\u00a0: vous ne pouvez pas venir.',
    propose: 'C’est noté\u00a0: votre proposition est transmise.',
  },
  eventGone: 'Cette demande n’existe plus\u00a0: l’événement est supprimé.',
  notThatDay:
    'L’événement n’a plus lieu ce jour-là\u00a0: il est annulé ou déplacé. Il n’y a rien à répondre.',
  notAssigned: 'Vous n’êtes plus parmi les intervenants de cet événement. Il n’y a rien à répondre.',
  replaced:
    'Vous n’êtes plus dans l’équipe de cette date\u00a0: elle a changé. Il n’y a rien à répondre. Ce que vous aviez répondu est gardé.',
  tooLate: 'Il est trop tard pour répondre\u00a0: l’événement a commencé. Prévenez l’organisateur.',
} as const;
