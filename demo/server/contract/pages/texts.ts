/** What the page behind a mailed link says where the link is no longer good. */
export const linkTexts = {
  title: 'Votre lien',
  foreign: 'Ce lien n’est pas valable, ou il est incomplet\u00a0: ouvrez-le en entier depuis votre e-mail.',
  used: 'Ce lien a déjà servi. Votre réponse est notée.',
  late: 'Ce lien a expiré.',
  optional: (label: string) => `${label} (facultatif)`,
  noChoice: 'Sans réponse',
  notStored: 'Rien n’est enregistré.',
  notDone: (reason: string) => `Rien n’a été changé. ${reason}`,
  refused: 'Rien n’est enregistré\u00a0: corrigez ce qui est indiqué plus bas.',
  notOffered: 'Cette page ne propose plus ce choix. Rouvrez le lien de votre e-mail.',
  tooMany: (minutes: number) =>
    `Trop d’envois depuis cette adresse. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
} as const;
