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
  tags: 'etiquettes',
  steps: 'etapes',
  secretariat: 'secretariat',
  settings: 'parametres',
};

/** Labels in settings forms, by attribute. */
export const attributeLabels: Readonly<Record<string, string>> = {
  'owns-page': 'Donner à la page le titre de l’écran affiché',
  period: 'Points de l’évolution',
  start: 'Premier jour de l’évolution (aaaa-mm-jj)',
  end: 'Dernier jour de l’évolution (aaaa-mm-jj)',
  'page-size': 'Lignes par page',
  search: 'Recherche au départ',
  view: 'Vue au départ',
  place: 'Lieu (son nom entier)',
  from: 'Premier jour (aaaa-mm-jj)',
  until: 'Dernier jour (aaaa-mm-jj)',
  'registration-page': 'Page d’inscription ({identifiant} y devient celui de l’événement)',
  'share-base': 'Adresse des liens de partage',
  identifiant: 'Identifiant du formulaire',
  submit: 'Envoyer les réponses au serveur',
  'prefill-nom': 'Nom déjà rempli',
  'prefill-prenom': 'Prénom déjà rempli',
  'prefill-email': 'E-mail déjà rempli',
  'prefill-telephone': 'Téléphone déjà rempli',
  prefill: 'Champs déjà remplis (Ville=Lyon&Langue=fr)',
  'hidden-fields': 'Champs cachés (source=affiche&campagne=noel)',
  routing: 'Écran courant',
  route: 'Premier écran, par exemple /community',
  theme: 'Thème',
  readonly: 'Lecture seule',
  loading: 'Chargement',
  hide: 'Ne pas montrer (export, import, delete, séparés par des virgules)',
  organisation: 'Nom de l’organisation, au-dessus de la connexion',
};

/** Words for values to choose from, by value. */
export const valueLabels: Readonly<Record<string, string>> = {
  daily: 'Par jour',
  monthly: 'Par mois',
  list: 'Liste',
  month: 'Mois',
  hash: 'Dans l’adresse de la page',
  memory: 'Dans le composant seul',
  eager: 'Tout de suite',
  lazy: 'À l’approche',
  auto: 'Celui de la page',
  light: 'Clair',
  dark: 'Sombre',
};
