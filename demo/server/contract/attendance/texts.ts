/** Answers about attendance. */
export const attendanceTexts = {
  notThatDay: 'Cet événement n’a pas lieu ce jour-là.',
  badTime: 'Un instant de la forme AAAA-MM-JJTHH:MM:SSZ est attendu.',
  tooManyDevices: (max: number) =>
    `Pas plus de ${max} appareils comptent les personnes d’un même événement et jour.`,
  badCount: (max: number) => `Un nombre entier, de ${max} au plus, est attendu.`,
  goneGroup: 'Un groupe choisi n’existe plus.',
  goneDepartment: 'Un département choisi n’existe plus.',
  expectedChanged:
    'Les personnes attendues ont été choisies entre-temps par quelqu’un d’autre. Rechargez la feuille, puis refaites votre choix.',
  chosen: 'Personnes attendues enregistrées',
  newcomerAdded: (name: string) => `Fiche créée, présence notée\u00a0: ${name}`,
  dayOver: 'Ce jour est passé\u00a0: le lien n’ouvrirait plus rien.',
  linkMade: 'Lien créé',
  linkRevoked: 'Lien retiré',
  linkEnded: 'Ce lien n’est plus valable\u00a0: il a été remplacé ou retiré, ou son jour est passé.',
} as const;
