const quoted = (name: string) => `«\u00a0${name}\u00a0»`;

/** Answers about what was deleted. */
export const trashTexts = {
  gone: 'Cet élément n’est plus dans la corbeille.',
  taken: (name: string) =>
    `Le nom ${quoted(name)} est maintenant pris\u00a0: rien n’a été rétabli. Renommez l’autre élément, puis recommencez.`,
  formMissing:
    'Le formulaire de cette réponse est supprimé\u00a0: rien n’a été rétabli. Rétablissez d’abord le formulaire.',
  circle: (parent: string, child: string) =>
    `Le lien de parenté de ${parent} à ${child} n’a pas été rétabli\u00a0: ${child} est maintenant parmi ses parents ou grands-parents.`,
  spouseTaken: (name: string, spouse: string) =>
    `La fiche de ${name} est rétablie, sans conjoint\u00a0: ${spouse} a un autre conjoint depuis.`,
  spouseTrashed: (name: string, spouse: string) =>
    `La fiche de ${name} est rétablie, sans conjoint\u00a0: ${spouse} est aussi dans la corbeille. Le lien reviendra avec sa fiche.`,
  spouseGone: (name: string) =>
    `La fiche de ${name} est rétablie, sans conjoint\u00a0: la fiche du conjoint a été supprimée définitivement.`,
  spouseFree: (name: string, spouse: string) =>
    `La fiche de ${name} est rétablie, sans conjoint\u00a0: le lien avec ${spouse} n’a pas pu être rétabli.`,
  restored: (name: string | null) => (name ? `Rétabli\u00a0: ${quoted(name)}` : 'Élément rétabli'),
  removed: 'Suppression définitive',
  emptied: (count: number) =>
    count === 0
      ? 'La corbeille était déjà vide'
      : count === 1
        ? 'Un élément supprimé définitivement'
        : `${count} éléments supprimés définitivement`,
};
