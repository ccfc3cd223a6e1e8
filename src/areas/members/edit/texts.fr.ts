import { fieldLabels } from '../../../domain/members/memberFieldRules';
import { defineTexts } from '../../../texts/texts';

/** Creating and editing a member. With a straight apostrophe or a plain space: as the specification writes them. */
export const memberFormTexts = defineTexts('memberForm', {
  createTitle: 'ENREGISTRER UN NOUVEAU MEMBRE',
  editTitle: 'Modifier les infos du membre',
  readonly: 'Lecture seule',
  readonlyText: 'Les membres ne peuvent pas être modifiés ici.',
  requiredHint: 'Les champs marqués d’un astérisque sont obligatoires.',
  create: 'Enregistrer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',

  // Fields
  identity: 'Identité',
  contact: 'Coordonnées',
  ...fieldLabels,
  noSituation: 'Non spécifiée',
  noGender: 'Non spécifié',
  /** Under a value that the form shows and the record doesn’t have. */
  proposed: (value: string) => `${value}\u00a0: proposé, non enregistré`,
  hasNone: 'Cette personne n’en a pas',
  hasNoneOf: (field: string) => `Cette personne n’en a pas\u00a0: ${field}`,
  invalidEmail: 'Saisissez une adresse e-mail valide, par exemple nom@exemple.fr',
  oddPhone: 'Ce numéro semble incomplet ou inexact. Vous pouvez l’enregistrer ainsi.',
  foreignPostcode:
    'Ce n’est pas un code postal français (cinq chiffres). Vous pouvez l’enregistrer ainsi, par exemple pour une adresse à l’étranger.',
  /** The day on which a new member came. */
  entered: 'Entré le',
  enteredHint: 'Pour une personne arrivée plus tôt. Laissez vide pour aujourd’hui.',
  futureEntry: 'La date d’entrée ne peut pas être dans le futur',
  invalidDate: 'Saisissez une date qui existe',
  wrongDay: (written: string) =>
    `Date invalide\u00a0: «\u00a0${written}\u00a0». Cette valeur reste enregistrée tant que ce champ est vide.`,
  futureDate: 'La date de naissance ne peut pas être dans le futur',

  // Outcomes
  error: 'Erreur',
  createFailed: 'Erreur lors de la création du membre',
  created: 'Membre créé avec succès !',
  createdText: 'Nouveau membre ajouté avec succès',
  openRecord: 'Ouvrir la fiche',
  addRelative: 'Ajouter quelqu’un de la même famille',
  updateFailed: 'Erreur lors de la mise à jour du membre',
  updated: 'Membre mis à jour',
  updatedText: 'Les modifications ont été enregistrées avec succès',
  maybeCreated:
    'La réponse n’est pas arrivée\u00a0: la fiche est peut-être créée. Regardez la liste, qui vient d’être actualisée, puis réessayez si besoin. Vos saisies sont conservées.',
  maybeUpdated:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  notSaved: 'Rien n’a été enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  signedInAgain:
    'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.',
  gone: 'Ce membre n’existe plus',
  goneText: (name: string) =>
    `Quelqu’un a supprimé la fiche de ${name} entre-temps. Les modifications n’ont pas pu être enregistrées.`,
});

export type FormTexts = typeof memberFormTexts;

export const duplicateHintTexts = defineTexts('memberDuplicates', {
  title: 'A déjà une fiche\u00a0?',
  person: 'même nom et même date de naissance',
  email: 'même e-mail',
  telephone: 'même téléphone',
  compare: 'Comparer les deux fiches',
  born: (date: string) => `, naissance\u00a0: ${date}`,
  man: 'Un',
  woman: 'Une',
  exists: (facts: string) => (facts ? ` existe (${facts})` : ' existe'),
  others: (count: number) => `et ${count} ${count > 1 ? 'autres' : 'autre'}`,
});

/** The links of a record. The form doesn't send them: where another user changed some, they are told beside the fields. */
export const memberLinkTexts = defineTexts('memberLinks', {
  conjoint: 'Conjoint',
  enfants: 'Enfants',
  parents: 'Parents',
  groupe_actuel: 'Groupe',
  departement_actuel: 'Département',
  etape_actuelle: 'Étapes d’intégration',
  tags: 'Tags',
});
