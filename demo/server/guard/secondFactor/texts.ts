/** What is told of a code or of the second factor. */
export const factorTexts = {
  codeNeeded: 'Saisissez le code de votre application d’authentification, ou un code de secours.',
  wrongCode:
    'Ce code n’est pas valable, ou il a déjà servi. Attendez le suivant, ou utilisez un code de secours.',
  tooManyCodes: (minutes: number) =>
    `Trop de codes essayés. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  noSecret: 'Recommencez\u00a0: la préparation du second facteur n’est plus en cours.',
  alreadyOn: 'Le second facteur est déjà activé. Retirez-le d’abord pour changer d’application.',
  notOn: 'Le second facteur n’est pas activé.',
} as const;
