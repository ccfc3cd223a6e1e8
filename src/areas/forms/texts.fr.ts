import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** Words of the forms screen: the builder and what happens to a form. */
export const formsTexts = defineTexts('forms', {
  quickCreate: 'Création Rapide',
  newForm: 'Nouveau formulaire',
  editing: 'Édition du Formulaire',
  import: 'Importer un formulaire',
  restored: 'Votre formulaire en cours a été retrouvé.',
  discard: 'Repartir de zéro',

  name: 'Nom du formulaire',
  description: 'Description',
  availability: 'Disponibilité',
  extended: 'Formulaire étendu',
  isStatic: 'Formulaire statique',
  marks:
    'Ces deux cases servent à trier la liste\u00a0; elles ne changent rien pour les visiteurs. Sans elles, le formulaire est «\u00a0Standard\u00a0».',

  preview: 'Prévisualiser',
  backToEditing: 'Revenir à la saisie',
  create: 'Créer',
  creating: 'Création…',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',
  cancel: 'Annuler',

  nameless: 'Le nom du formulaire est requis',
  unanswered: 'Les réponses ne peuvent pas être affichées ici.',
  fieldless: 'Ajoutez au moins un champ au formulaire',
  namelessField: 'Tous les champs doivent avoir un nom',
  correct: (field: string) => `À corriger\u00a0: «\u00a0${field}\u00a0»`,
  reversed: 'La fermeture est avant l’ouverture\u00a0: corrigez l’une des deux dates',
  badMonths: 'La durée de conservation est un nombre entier de mois, de 1 à 600',
  badHidden: 'Les noms des champs cachés sont à corriger',
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
  maybeSaved:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la liste, puis réessayez si besoin.',

  gone: 'Formulaire non trouvé',
  goneText: (name: string) =>
    `Quelqu’un a supprimé «\u00a0${name}\u00a0» pendant que vous le modifiiez. Vos saisies sont conservées\u00a0: vous pouvez le créer de nouveau.`,
  createAnew: 'Créer de nouveau',
  keep: 'Continuer la saisie',

  removeTitle: 'Supprimer le formulaire\u00a0?',
  removeText: (name: string) => `«\u00a0${name}\u00a0» et ses champs seront définitivement supprimés.`,
  trashText: (name: string, kept: string) => `«\u00a0${name}\u00a0» et ses champs seront supprimés. ${kept}`,
  remove: 'Supprimer',

  imported: (name: string, count: number) =>
    `«\u00a0${name}\u00a0» importé\u00a0: ${count} ${plural(count, 'champ', 'champs')}.`,
  tooBig: 'Ce fichier est trop grand pour un formulaire (2\u00a0Mo au plus).',
  notJson: 'Ce fichier ne convient pas\u00a0: choisissez un formulaire exporté depuis Parvis.',
  notAForm: 'Ce fichier ne convient pas\u00a0: il ne contient pas de formulaire exporté depuis Parvis.',
  formNameless: 'Ce fichier ne dit pas le nom du formulaire («\u00a0nom_du_formulaire\u00a0»).',
  formFieldless: 'Ce fichier ne contient pas de liste de champs («\u00a0champs\u00a0»).',
  tooManyFields: (count: number, most: number) =>
    `Ce fichier contient ${count} champs\u00a0; un formulaire en compte ${most} au plus.`,
  badField: (position: number) => `Le champ n°\u00a0${position} de ce fichier n’est pas lisible.`,
  unreadable: 'Ce fichier n’a pas pu être ouvert.',
});
export type FormsTexts = typeof formsTexts;

/** Words of the list of forms. */
export const formTableTexts = defineTexts('formTable', {
  title: 'Formulaires',
  list: 'Liste des formulaires',
  search: 'Rechercher un formulaire',
  pageSize: 'Formulaires par page',
  perPage: (size: number) => `${size} par page`,
  name: 'Nom',
  identifiant: (identifier: string | number) => `ID: ${identifier}`,
  answers: 'Réponses',
  answersOf: (words: string, name: string) => `${words}\u00a0: ${name}`,
  description: 'Description',
  type: 'Type',
  extended: 'Étendu',
  isStatic: 'Statique',
  standard: 'Standard',
  createdAt: 'Créé le',
  actions: 'Actions',
  view: (name: string) => `Voir «\u00a0${name}\u00a0»`,
  edit: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  failed: 'Erreur lors du chargement des formulaires',
  stale: 'La liste n’est peut-être plus à jour.',
  empty: 'Aucun formulaire',
  emptyText: 'Les formulaires créés apparaîtront ici.',
  emptyFiltered: 'Aucun formulaire trouvé',
  emptyFilteredText: 'Aucun nom ne contient ces mots.',
  pagination: 'Pagination',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  previous: 'Précédent',
  next: 'Suivant',
});

/** Names of the field types. */
export const fieldTypeTexts = defineTexts('fieldTypes', {
  text: 'Texte court',
  email: 'Adresse e-mail',
  number: 'Nombre',
  tel: 'Téléphone',
  date: 'Date',
  textarea: 'Texte long',
  select: 'Liste déroulante',
  radio: 'Choix unique',
  checkbox: 'Cases à cocher',
  file: 'Fichier',
});

/** What a new field shows while it is empty, until it is given words of its own. */
export const placeholderTexts = defineTexts('fieldPlaceholders', {
  text: 'Votre réponse',
  email: 'nom@exemple.fr',
  number: '0',
  tel: '06 12 34 56 78',
  date: 'jj/mm/aaaa',
  textarea: 'Votre message',
  select: 'Choisissez une réponse',
  radio: 'Choisissez une réponse',
  checkbox: 'Cochez les réponses',
  file: 'Choisissez un fichier',
});

/** Words of the list of fields. */
export const fieldsTexts = defineTexts('formFields', {
  title: 'Champs',
  count: (count: number) => `${count} ${plural(count, 'champ', 'champs')}`,
  add: 'Ajouter un champ',
  empty: 'Aucun champ',
  emptyText: 'Choisissez un type\u00a0: le champ s’ajoute à la fin.',
  full: (most: number) => `Un formulaire compte ${most} champs au plus\u00a0: celui-ci est complet.`,
  undo: 'Annuler (Ctrl+Z)',
  redo: 'Rétablir (Ctrl+Maj+Z)',
  undone: 'Modification annulée.',
  redone: 'Modification rétablie.',

  unnamed: 'Champ sans nom',
  required: 'obligatoire',
  handle: 'Glissez pour déplacer. Au clavier\u00a0: Alt+↑ et Alt+↓.',
  up: (name: string) => `Monter «\u00a0${name}\u00a0»`,
  down: (name: string) => `Descendre «\u00a0${name}\u00a0»`,
  duplicate: (name: string) => `Dupliquer «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  copyOf: (name: string) => (name.trim() ? `${name} (copie)` : ''),
  moved: (name: string, position: number, count: number) =>
    `«\u00a0${name}\u00a0» est maintenant en position ${position} sur ${count}.`,
  removed: (name: string) => `«\u00a0${name}\u00a0» supprimé. Ctrl+Z pour annuler.`,
  added: (type: string, position: number) =>
    `Champ ajouté en position ${position}\u00a0: ${type}. Saisissez son nom.`,

  name: 'Nom du champ',
  type: 'Type',
  unknownType: (type: string) => `Type inconnu (${type || 'vide'})`,
  placeholder: 'Texte d’exemple',
  isRequired: 'Champ requis',
  options: 'Choix',
  option: (position: number) => `Choix ${position}`,
  addOption: 'Ajouter un choix',
  removeOption: (position: number) => `Supprimer le choix ${position}`,
  separateOptions: (count: number) => `Séparer en ${count} choix`,

  nameless: 'Donnez un nom à ce champ.',
  duplicateName: 'Un autre champ porte ce nom\u00a0: impossible ensuite de distinguer les réponses.',
  unknownTypeHint: 'Type inconnu de Parvis\u00a0: conservé, mais absent de l’aperçu.',
  optionless: 'Ajoutez au moins un choix\u00a0: sans choix, on ne peut pas répondre.',
  comma: (parts: readonly string[]) =>
    `Enlevez la virgule\u00a0: ce choix deviendrait ${parts.length} choix, ${parts
      .map((part) => `«\u00a0${part}\u00a0»`)
      .join(' et ')}.`,
  namelessShort: 'Sans nom',
  duplicateShort: 'Nom en double',
  optionlessShort: 'Aucun choix',
  commaShort: 'Virgule dans un choix',
});

/** Texts about a form's availability, in the list and in the detail. */
export const stateTexts = defineTexts('formState', {
  pas_ouvert: (when: string) => `Ouvre le ${when}`,
  ferme: (when: string) => `Fermé depuis le ${when}`,
  complet: (count: number, max: number) => `Complet (${formatNumber(count)} sur ${formatNumber(max)})`,
  answers: (count: number, max: number) =>
    `${formatNumber(count)} ${plural(count, 'réponse', 'réponses')} sur ${formatNumber(max)}`,
  until: (when: string) => `Ouvert jusqu’au ${when}`,
  at: (day: string, time: string) => `${day} à ${time}`,
});

/** How many answers a form has, in the list of forms, in its detail and above its answers. */
export const answerCountTexts = defineTexts('formAnswerCounts', {
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'réponse', 'réponses')}`,
  fresh: (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'nouvelle', 'nouvelles')}`,
  manyFresh: (most: number) => `plus de ${formatNumber(most)}\u00a0nouvelles`,
});
