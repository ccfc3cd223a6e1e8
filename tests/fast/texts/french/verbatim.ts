/**
 * Strings of the specification that break the rules of French typography. They are used byte for byte, each with the
 * requirement that prints it; ◌ stands for a value.
 */
export const verbatim: readonly { id: string; text: string; printed?: string }[] = [
  { id: 'L7', text: 'Connexion...' },
  { id: 'L8', text: 'Mot de passe oublié ?' },
  { id: 'L20', text: 'Envoi en cours...' },
  { id: 'L23', text: 'Email envoyé !' },
  { id: 'L24', text: 'Vérifiez votre boîte mail pour le lien de réinitialisation' },
  { id: 'S3', text: 'Chargement...' },
  { id: 'D2', text: "Vue d'ensemble de votre communauté" },
  { id: 'D5', text: "Nombre d'utilisateurs" },
  { id: 'D22', text: "Aucune donnée d'évolution disponible pour cette période" },
  { id: 'MM7', text: 'Membre créé avec succès !' },
  { id: 'MM22', text: "Erreur lors de l'association" },
  { id: 'MM22', text: "Une erreur est survenue lors de l'association des tags aux membres." },
  { id: 'MM24', text: 'Tags associés avec succès !' },
  { id: 'MM26', text: "Une erreur est survenue lors de l'association de l'étape aux membres." },
  { id: 'MM30', text: "Erreur lors de l'ajout au groupe" },
  { id: 'MM31', text: 'Membres ajoutés avec succès !' },
  { id: 'MM33', text: "Erreur lors de l'ajout au département" },
  { id: 'MD12', text: 'Êtes-vous sûr de vouloir retirer le tag ◌ ?' },
  { id: 'MD23', text: "Erreur lors de l'ajout des enfants" },
  { id: 'MD31', text: 'Membre retiré avec succès !' },
  { id: 'MD36', text: 'Erreur: ◌' },
  { id: 'E15', text: "Aujourd'hui" },
  { id: 'E25', text: "Supprimer l'événement" },
  { id: 'E29', text: 'Événement supprimé avec succès !' },
  { id: 'E30', text: "Impossible de supprimer l'événement." },
  { id: 'E31', text: "L'événement demandé n'existe pas." },
  { id: 'E32', text: "Impossible de charger les détails de l'événement" },
  { id: 'EF2', text: "Le nom de l'événement est obligatoire." },
  { id: 'EF3', text: "La date de l'événement est obligatoire." },
  { id: 'EF4', text: "Au moins un intervenant doit être configuré avant d'enregistrer l'événement." },
  { id: 'EF7', text: 'Un événement avec le nom "◌" existe déjà. Veuillez choisir un autre nom.' },
  { id: 'EF10', text: "Ce nom d'événement est disponible" },
  { id: 'EF11', text: "Erreur lors de la vérification du nom d'événement" },
  { id: 'EF23', text: "Une erreur est survenue lors de la création de l'événement." },
  {
    id: 'EF23',
    text: "Une erreur est survenue lors de la modification de l'événement.",
    printed: 'de la modification',
  },
  { id: 'EF24', text: 'Erreur lors de la synchronisation des intervenants: ◌' },
  { id: 'EF25', text: "Impossible de charger l'événement à éditer." },
  { id: 'SP2', text: "Veuillez sélectionner un intervenant et un rôle avant de l'ajouter." },
  { id: 'F22', text: 'ID: ◌' },
  { id: 'I7', text: "Le libellé de l'étape est requis" },
  { id: 'X5', text: "Vous n'êtes pas autorisé à accéder à cette ressource" },
];

/** The label of a button, which a decision on EF4 to EF9 prints, and what the journal says of a field. */
export const decided: readonly string[] = ["Créer l'événement", '◌ modifié'];
