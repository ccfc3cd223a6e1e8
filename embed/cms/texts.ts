/*
 * The French names of widgets and settings in the CMS packages. Both lists may be incomplete: a widget without a French
 * name keeps its own, and an attribute without a label shows its description.
 */

/** Names for shortcodes and models: `<parvis|widget=membres>`. */
export const frenchNames: Readonly<Record<string, string>> = {
  login: 'connexion',
  dashboard: 'tableau-de-bord',
  members: 'membres',
  events: 'evenements',
  forms: 'formulaires',
  form: 'formulaire',
  apps: 'applications',
  groups: 'groupes',
  departments: 'departements',
  steps: 'etapes',
  secretariat: 'secretariat',
  settings: 'parametres',
  registration: 'inscription',
  attendance: 'presences',
  accounts: 'comptes',
  birthdays: 'anniversaires',
  duplicates: 'doublons',
  journal: 'journal',
  mails: 'e-mails',
};

/** Names that older pages have, which stay valid. */
export const formerNames: Readonly<Record<string, string>> = { tags: 'etiquettes' };

/** Labels in settings forms, by attribute. */
export const attributeLabels: Readonly<Record<string, string>> = {
  'owns-page': 'Donner à la page le titre de l’écran affiché',
  period: 'Évolution par jour ou par mois',
  start: 'Premier jour de l’évolution (aaaa-mm-jj)',
  end: 'Dernier jour de l’évolution (aaaa-mm-jj)',
  'page-size': 'Lignes par page',
  search: 'Recherche de départ',
  view: 'Affichage de départ',
  place: 'Lieu (son nom entier)',
  from: 'Premier jour (aaaa-mm-jj)',
  until: 'Dernier jour (aaaa-mm-jj)',
  'registration-page': 'Page d’inscription ({identifiant} y devient celui de l’événement)',
  'share-base': 'Adresse des liens de partage',
  identifiant: 'Référence du formulaire ou de l’inscription',
  submit: 'Envoyer les réponses au serveur',
  'prefill-nom': 'Nom déjà rempli',
  'prefill-prenom': 'Prénom déjà rempli',
  'prefill-email': 'E-mail déjà rempli',
  'prefill-telephone': 'Téléphone déjà rempli',
  prefill: 'Champs déjà remplis (Ville=Lyon&Langue=fr)',
  'hidden-fields': 'Champs cachés (source=affiche&campagne=noel)',
  routing: 'Garder l’écran dans l’adresse de la page',
  route: 'Premier écran, par exemple /community',
  theme: 'Thème',
  readonly: 'Lecture seule',
  loading: 'Charger',
  hide: 'Masquer (export, import, delete, séparés par des virgules)',
  organisation: 'Nom de l’organisation, au-dessus de la connexion',
};

/** Words for values to choose from, by value. */
export const valueLabels: Readonly<Record<string, string>> = {
  daily: 'Par jour',
  monthly: 'Par mois',
  list: 'Liste',
  month: 'Mois',
  hash: 'Oui, dans l’adresse',
  memory: 'Non, dans le composant seul',
  eager: 'Tout de suite',
  lazy: 'Quand on y arrive',
  auto: 'Celui de la page',
  light: 'Clair',
  dark: 'Sombre',
};
