import { defineTexts } from '../../../../texts/texts';

export const deletionTexts = defineTexts('memberDeletion', {
  title: 'Supprimer le membre',
  question: (name: string) => `Voulez-vous supprimer ${name}\u00a0? Seront supprimés avec sa fiche\u00a0:`,
  personal: 'ses informations personnelles',
  family: 'ses liens familiaux',
  memberships: 'son appartenance aux groupes et aux départements',
  tags: 'ses tags',
  steps: 'l’historique de ses étapes d’intégration',
  linked: 'tous les enregistrements liés',
  irreversible: 'Cette action est irréversible.',
  confirm: 'Supprimer',
  deleting: 'Suppression…',
  done: 'Membre supprimé',
  doneText: (name: string) => `La fiche de ${name} a été supprimée.`,
  error: 'Erreur',
  failed: 'Erreur lors de la suppression du membre',
  gone: 'Ce membre n’existe plus',
  goneText: (name: string) => `Quelqu’un a déjà supprimé la fiche de ${name}. La liste a été actualisée.`,
});
