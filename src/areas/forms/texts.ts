import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** Words of the forms screen: the builder and what happens to a form. */
export const formsTexts = defineTexts('forms', {
  quickCreate: 'Création Rapide',
  newForm: 'Nouveau formulaire',
  editing: 'Édition du Formulaire',
  import: 'Importer un formulaire (JSON)',
  restored: 'Vos saisies non enregistrées ont été retrouvées.',
  discard: 'Abandonner',

  name: 'Nom du formulaire',
  description: 'Description',
  availability: 'Disponibilité',
  extended: 'Formulaire étendu',
  isStatic: 'Formulaire statique',
  marks:
    'Ces deux marques classent le formulaire dans la liste\u00a0; sans elles, il est «\u00a0Standard\u00a0». La page des visiteurs reste la même.',

  preview: 'Prévisualiser',
  backToEditing: 'Revenir à la saisie',
  create: 'Créer',
  creating: 'Création…',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',
  cancel: 'Annuler',

  nameless: 'Le nom du formulaire est requis',
  unanswered: 'Ce serveur ne montre pas les réponses.',
  fieldless: 'Ajoutez au moins un champ au formulaire',
  namelessField: 'Tous les champs doivent avoir un nom',
  reversed: 'La fermeture doit suivre l’ouverture',
  badMonths: 'La durée de conservation est un nombre entier de mois, de 1 à 600',
  badMost: 'Le nombre de réponses est un nombre entier de 1 à 1\u202f000\u202f000',

  error: 'Erreur',
  loadFailed: 'Erreur lors du chargement du formulaire',
  createFailed: 'Erreur lors de la création du formulaire',
  updateFailed: 'Erreur lors de la mise à jour du formulaire',
  removeFailed: 'Erreur lors de la suppression du formulaire',
  notFound: 'Formulaire non trouvé',
  created: (name: string) => `Formulaire créé avec succès\u00a0: ${name}`,
  updated: 'Formulaire mis à jour avec succès',
  removed: 'Formulaire supprimé avec succès',
  kept: 'Vos saisies sont conservées.',
  signedInAgain: 'La session avait expiré. Vos saisies sont conservées\u00a0: enregistrez à nouveau.',
  maybeSaved: 'Le serveur l’a peut-être enregistré\u00a0: vérifiez la liste avant de recommencer.',

  gone: 'Formulaire non trouvé',
  goneText: (name: string) =>
    `Quelqu’un a supprimé «\u00a0${name}\u00a0» entre-temps. Vos saisies sont conservées\u00a0: vous pouvez le créer de nouveau.`,
  createAnew: 'Créer de nouveau',
  keep: 'Continuer la saisie',

  removeTitle: 'Supprimer le formulaire\u00a0?',
  removeText: (name: string) => `«\u00a0${name}\u00a0» et ses champs seront définitivement supprimés.`,
  trashText: (name: string, kept: string) => `«\u00a0${name}\u00a0» et ses champs seront supprimés. ${kept}`,
  remove: 'Supprimer',

  imported: (name: string, count: number) =>
    `«\u00a0${name}\u00a0» importé\u00a0: ${count} ${plural(count, 'champ', 'champs')}.`,
  tooBig: 'Ce fichier est trop grand pour un formulaire (2\u00a0Mo au plus).',
  notJson: 'Ce fichier n’est pas lisible\u00a0: choisissez un fichier JSON exporté d’ici.',
  notAForm: 'Ce fichier JSON ne contient pas de formulaire exporté.',
  formNameless: 'Ce fichier ne dit pas le nom du formulaire («\u00a0nom_du_formulaire\u00a0»).',
  formFieldless: 'Ce fichier ne contient pas de liste de champs («\u00a0champs\u00a0»).',
  tooManyFields: (count: number, most: number) =>
    `Ce fichier contient ${count} champs\u00a0; un formulaire en compte ${most} au plus.`,
  badField: (position: number) => `Le champ n°\u00a0${position} de ce fichier n’est pas lisible.`,
  unreadable: 'Ce fichier n’a pas pu être ouvert.',
});
export type FormsTexts = typeof formsTexts;
