import { defineTexts } from '../../../texts/texts';

export const deletionTexts = defineTexts('memberDeletion', {
  title: 'Supprimer le membre',
  question: (name: string) => `Voulez-vous supprimer ${name}\u00a0? Seront supprimés avec sa fiche\u00a0:`,
  personal: 'ses informations personnelles',
  /** @param relatives for example «Testard Anne (conjoint)» */
  family: (relatives: string) =>
    relatives ? `ses liens familiaux\u00a0: ${relatives}` : 'ses liens familiaux',
  spouse: (name: string) => `${name} (conjoint)`,
  child: (name: string) => `${name} (enfant)`,
  parent: (name: string) => `${name} (parent)`,
  spouseFreed: (name: string) => `${name} n’a plus de conjoint.`,
  memberships: 'son appartenance aux groupes et aux départements',
  tags: 'ses tags',
  steps: 'l’historique de ses étapes d’intégration',
  linked: 'tous les enregistrements liés',
  irreversible: 'Cette action est irréversible.',
  confirm: 'Supprimer',
  deleting: 'Suppression…',
  done: 'Membre supprimé',
  doneText: (name: string) => `La fiche de ${name} a été supprimée.`,
  /** The notice where the deletion can be undone, from the words of the alert. */
  notice: (done: string, text: string) => `${done}. ${text}`,
  error: 'Erreur',
  failed: 'Erreur lors de la suppression du membre',
  gone: 'Ce membre n’existe plus',
  goneText: (name: string) => `Quelqu’un a déjà supprimé la fiche de ${name}. La liste a été actualisée.`,
});
