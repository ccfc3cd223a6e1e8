/** Loaded only where a widget is refused. */
export const refusedText = (api: string): string =>
  `Cette partie de la page demande le serveur ${api}, que la page n’a pas autorisé : rien ne lui est envoyé. Le responsable du site peut l’autoriser en l’ajoutant à l’attribut data-api de la balise script de Parvis.`;
