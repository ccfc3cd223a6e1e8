import { defineTexts } from '../../../texts/texts';

/** The kinds of consents. */
export const consentKindsTexts = defineTexts('consentKinds', {
  title: 'Genres de consentements',
  intro:
    'Photos, annuaire et lettres existent toujours. Ajoutez les genres propres à votre organisation. Un genre qui ne sert plus garde ses réponses et n’en prend plus.',
  list: 'Liste des genres',
  add: 'Ajouter un genre',
  addTitle: 'Nouveau genre de consentement',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier\u00a0: ${name}`,
  editTitle: (name: string) => `Genre «\u00a0${name}\u00a0»`,
  image: 'Photos et vidéos',
  annuaire: 'Annuaire',
  lettre: 'Lettres et étiquettes',
  propre: 'Autre usage',
  both: 'deux parents avant 15\u00a0ans',
  unused: 'ne sert plus',
  name: 'Nom',
  purpose: 'Pour quoi',
  purposeHint: 'Photos\u00a0: une marque dans les listes. Lettres\u00a0: qui refuse n’en reçoit plus.',
  bothParents: 'Avant 15\u00a0ans, demander l’accord des deux parents',
  isUsed: 'Ce genre sert encore',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Genre enregistré',
  emptyName: 'Écrivez le nom du genre.',
  loadFailed: 'Les genres de consentements n’ont pas pu être chargés.',
  error: 'Erreur',
  kept: 'Rien n’est perdu\u00a0: vous pouvez réessayer.',
  signedInAgain: 'La session avait expiré\u00a0: rien n’a été enregistré. Enregistrez à nouveau.',
});
