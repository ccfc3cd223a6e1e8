import { CHILDREN_MAX } from '../../../domain/members/familyDraft';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The sheet of a whole family. */
export const familySheetTexts = defineTexts('familySheet', {
  title: 'Ajouter une famille',
  hint: 'Le nom, l’adresse et la ville valent pour toutes les nouvelles fiches. Une ligne laissée vide n’est pas enregistrée.',
  save: 'Enregistrer la famille',
  saving: 'Enregistrement…',
  loadFailed: 'Erreur lors du chargement de la fiche',
  error: 'Erreur',

  // What is asked once
  family: 'La famille',
  nom: 'Nom de famille',

  // Lines
  first: 'Premier adulte',
  second: 'Second adulte',
  child: (number: number) => `Enfant ${number}`,
  ownName: 'Nom, si différent',
  more: 'Autres informations',
  addChild: 'Ajouter un enfant',
  fullHouse: `${CHILDREN_MAX} enfants au plus à la fois.`,
  removeChild: (number: number) => `Retirer la ligne de l’enfant ${number}`,
  couple: 'Les deux adultes sont conjoints',
  parents: 'Enfant de',
  both: 'des deux adultes',
  onlyFirst: 'du premier adulte',
  onlySecond: 'du second adulte',

  // People on file
  choose: 'Choisir sa fiche…',
  chooseFor: (line: string) => `Choisir sa fiche…\u00a0: ${line}`,
  chooseTitle: 'Choisir une personne',
  chooseText: (line: string) =>
    `${line}\u00a0: la personne garde sa fiche, seuls ses liens de famille s’ajoutent.`,
  people: 'Membres',
  confirmChoice: 'Choisir',
  chooseThis: 'C’est cette personne',
  chooseThisOne: (name: string) => `C’est cette personne\u00a0: ${name}`,
  others: (count: number) => `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,
  onFile: 'A déjà une fiche',
  created: 'Fiche créée',
  typeInstead: 'Saisir une autre personne',
  typeInsteadOf: (name: string) => `Saisir une autre personne que ${name}`,
  noAddress: 'sans adresse',
  giveAddress: (address: string) => `Lui donner l’adresse de la famille\u00a0: ${address}`,
  replaceAddress: (present: string, address: string) =>
    `Remplacer son adresse, ${present}, par\u00a0: ${address}`,

  // Lines that stop the save
  twice: 'Cette personne est déjà dans une ligne plus haut.',
  repeated: 'Même nom et même date de naissance qu’une ligne plus haut.',
  married: (spouse: string) =>
    `Cette personne est déjà enregistrée comme conjoint de ${spouse}. Changez d’abord le conjoint sur sa fiche, ou décochez «\u00a0Les deux adultes sont conjoints\u00a0».`,
  gone: 'Cette fiche a été supprimée entre-temps.',
  changed: 'Quelqu’un a modifié cette adresse entre-temps. Cochez de nouveau pour la remplacer.',
  nameless:
    'La fiche est créée. Retrouvez-la avec «\u00a0Choisir sa fiche…\u00a0» pour l’ajouter à la famille.',

  // Outcomes
  toReview: 'Une ligne est à corriger\u00a0: voyez le message sous cette ligne.',
  failed: 'Erreur lors de l’enregistrement de la famille',
  unclear:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. «\u00a0Réessayer\u00a0» le vérifie d’abord\u00a0: aucune fiche ne sera créée deux fois.',
  maybeSaved: 'C’est peut-être enregistré\u00a0: regardez la liste, puis réessayez si besoin',
  notSaved: 'Rien n’a été enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  madeSoFar: (names: string) =>
    `Fiches déjà créées\u00a0: ${names}. «\u00a0Réessayer\u00a0» enregistre le reste.`,
  signedInAgain:
    'La session avait expiré. Vos saisies sont conservées\u00a0: enregistrez à nouveau, aucune fiche ne sera créée deux fois.',
  saved: 'Famille enregistrée',
  savedText: (count: number) =>
    count === 0
      ? 'Les liens de famille sont enregistrés.'
      : `${formatNumber(count)} ${plural(count, 'fiche créée', 'fiches créées')}, avec les liens de famille.`,
  open: 'Ouvrir la fiche',
});

export type FamilySheetTexts = typeof familySheetTexts;
