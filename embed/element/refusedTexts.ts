/**
 * What stands in place of a widget that Parvis refused to start. Kept apart from texts.ts, because pages download it
 * only when a widget is refused.
 */
export const refusedTexts = {
  notNamed: (api: string) =>
    `Cette partie de la page demande le serveur ${api}, que la page n’a pas autorisé : rien ne lui est envoyé. Le responsable du site peut l’autoriser en l’ajoutant à l’attribut data-api de la balise script de Parvis.`,
};
