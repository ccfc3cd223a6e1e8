import { defineTexts } from '../../../texts/texts';

/** The agenda of several back ends. */
export const agendaSeveralTexts = defineTexts('agendaSeveral', {
  failed: (name: string, reason: string) => `${name}\u00a0: ${reason}`,
  refused: (api: string) =>
    `Cette partie de la page demande le serveur ${api}, que la page n’a pas autorisé\u00a0: rien ne lui est envoyé. Le responsable du site peut l’autoriser en l’ajoutant à l’attribut data-api de la balise script de Parvis.`,
});
