/** What is told when the date that was shown is no longer the one to confirm. */
export const clockReplies = {
  clockMovedOn:
    'L’heure du serveur n’est plus celle qui était affichée\u00a0: rien n’a été confirmé. Actualisez, vérifiez la date, puis confirmez.',
} as const;

/** Answers about undoing. */
export const undoTexts = {
  gone: 'Cette action n’est pas dans le journal.',
  irreversible: 'Cette action ne peut pas être annulée.',
  twice: 'Cette action est déjà annulée.',
  tooLate: (days: number) =>
    `Cette action a plus de ${days}\u00a0jours\u00a0: elle ne peut plus être annulée.`,
  purged:
    'Ce qui a été supprimé alors l’est maintenant définitivement\u00a0: cette action ne peut plus être annulée.',
  conflict:
    'Une autre modification empêche l’annulation\u00a0: rien n’a été annulé. Actualisez, puis recommencez.',
  undone: 'Action annulée',
  partly: (left: number) =>
    left === 1
      ? 'Action annulée, sauf pour un élément modifié ou supprimé depuis'
      : `Action annulée, sauf pour ${left} éléments modifiés ou supprimés depuis`,
  nothing: 'Rien n’a été annulé\u00a0: tout a été modifié ou supprimé depuis',
};
