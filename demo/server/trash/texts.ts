const quoted = (name: string) => `«\u00a0${name}\u00a0»`;

/** Answers about what was deleted. */
export const trashTexts = {
  gone: 'Cet élément n’est plus dans la corbeille.',
  taken: (name: string) =>
    `Le nom ${quoted(name)} a été repris entre-temps\u00a0: rien n’a été rétabli. Renommez l’autre élément, puis recommencez.`,
  formMissing:
    'Le formulaire de cette réponse est supprimé\u00a0: rien n’a été rétabli. Rétablissez d’abord le formulaire.',
  circle: (parent: string, child: string) =>
    `Le lien de parenté de ${parent} à ${child} n’a pas été rétabli\u00a0: entre-temps, ${child} est devenu son ancêtre.`,
  restored: (name: string | null) => (name ? `${quoted(name)} est rétabli` : 'L’élément est rétabli'),
  removed: 'Supprimé définitivement',
  emptied: (count: number) =>
    count === 0
      ? 'La corbeille était déjà vide'
      : count === 1
        ? 'Un élément supprimé définitivement'
        : `${count} éléments supprimés définitivement`,
};
