/** The sentences about a new e-mail address of an account. */
export const addressTexts = {
  sameAddress: 'C’est déjà l’adresse de votre compte.',
  taken: 'Un compte a déjà cette adresse.',
  tooManyMails: (minutes: number) =>
    `Trop de demandes de changement d’adresse. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  noMail:
    'Parvis n’envoie pas d’e-mails ici\u00a0: une nouvelle adresse ne peut pas être confirmée. Rien n’a changé.',
  notSent:
    'L’e-mail n’a pas pu être envoyé\u00a0: rien n’a changé. Vérifiez l’adresse, puis réessayez plus tard.',
  sent: (address: string) => `Un lien est envoyé à ${address}.`,

  title: 'Nouvelle adresse e-mail',
  question: (address: string) => `L’adresse de votre compte Parvis devient ${address}.`,
  confirm: 'Confirmer',
  saved: (address: string) =>
    `L’adresse de votre compte est maintenant ${address}. Utilisez-la à votre prochaine connexion.`,
  ended:
    'Ce lien n’est plus valable\u00a0: il a déjà servi, il a été remplacé ou annulé, ou il date de plus de 24 heures. Demandez-en un autre dans les paramètres de votre compte.',
  takenMeanwhile:
    'Un autre compte a pris cette adresse entre-temps\u00a0: rien n’a changé. Vous pouvez en demander une autre dans les paramètres de votre compte.',
  tooMany: (minutes: number) => `Trop d’essais. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  back: 'Retour à Parvis',
} as const;
