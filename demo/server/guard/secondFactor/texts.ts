/** What is told of a code or of the second factor. */
export const factorTexts = {
  codeNeeded: 'Saisissez le code de votre application d’authentification, ou un code de secours.',
  wrongCode:
    'Ce code n’est pas valable, ou il a déjà servi. Attendez le suivant, ou utilisez un code de secours.',
  tooManyCodes: (minutes: number) =>
    `Trop de codes essayés. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  noSecret: 'Recommencez\u00a0: ce code n’est plus proposé.',
  alreadyOn: 'La double authentification est déjà activée. Retirez-la d’abord pour changer d’application.',
  notOn: 'La double authentification n’est pas activée.',
} as const;
