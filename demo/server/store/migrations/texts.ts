/** The lines that updates of the tables print for the operator. */
export const migrationTexts = {
  sameNames: (table: string, names: readonly string[], ids: readonly number[]) =>
    `Attention\u00a0: dans la table ${table}, plusieurs lignes portent le même nom et restent telles quelles\u00a0: ${names
      .map((name, at) => `«\u00a0${name}\u00a0» (n°\u00a0${ids[at]})`)
      .join(', ')}. Renommez-les ou fusionnez-les dans l’application.`,
} as const;
