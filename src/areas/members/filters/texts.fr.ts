import { formatDate } from '../../../texts/formats';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts, extendTexts } from '../../../texts/texts';
import { membersTexts, savedMenuTexts } from '../texts.fr';

/** The list's texts, with those of filters and their chips, which load after the first rows. */
export const filtersTexts = extendTexts(membersTexts, {
  groupes: 'Groupes',
  departements: 'Départements',
  filterEtapes: 'Étapes',
  filterTags: 'Tags',
  searchOptions: 'Rechercher',
  searchGroupes: 'Rechercher un groupe',
  searchDepartements: 'Rechercher un département',
  searchEtapes: 'Rechercher une étape',
  searchTags: 'Rechercher un tag',
  chosen: (count: number) => `${formatNumber(count)} ${plural(count, 'choisi', 'choisis')}`,
  noGroupe: 'Aucun groupe',
  noDepartement: 'Aucun département',
  noEtape: 'Aucune étape',
  noTag: 'Aucun tag',
  noMatch: 'Aucun résultat',
  groupesFailed: 'Impossible de charger les groupes.',
  departementsFailed: 'Impossible de charger les départements.',
  etapesFailed: 'Impossible de charger les étapes.',
  tagsFailed: 'Impossible de charger les tags.',
  moreOptions: (hidden: number) =>
    `${formatNumber(hidden)} de plus\u00a0: précisez la recherche pour les voir.`,
  unknownGroupe: (id: number) => `Groupe n°\u00a0${id}`,
  unknownDepartement: (id: number) => `Département n°\u00a0${id}`,
  unknownEtape: (id: number) => `Étape n°\u00a0${id}`,
  unknownTag: (id: number) => `Tag n°\u00a0${id}`,
  filtersDone: (total: number) =>
    total === 0 ? 'Fermer les filtres' : `Voir ${formatNumber(total)} ${plural(total, 'membre', 'membres')}`,
  activeFilters: 'Filtres actifs',
  clearFilters: 'Effacer les filtres',
  removeFilter: (name: string) => `Retirer le filtre ${name}`,
  searched: (search: string) => `«\u00a0${search}\u00a0»`,
  removeSearch: (search: string) => `Retirer la recherche «\u00a0${search}\u00a0»`,
});

export type FiltersTexts = typeof filtersTexts;

const years = (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'an', 'ans')}`;

/** Words of the filters that need `filtres`, and of how all filters work together. */
export const criteriaTexts = defineTexts('memberCriteria', {
  sans_groupe: 'Sans groupe',
  sans_departement: 'Sans département',
  sans_email: 'Sans e-mail',
  age_min: (age: number) => `${years(age)} ou plus`,
  age_max: (age: number) => `${years(age)} ou moins`,
  inscrit_du: (day: string) => `Arrivée depuis le ${formatDate(day)}`,
  inscrit_au: (day: string) => `Arrivée jusqu’au ${formatDate(day)}`,
  absent_semaines: (weeks: number) =>
    `Sans présence depuis ${formatNumber(weeks)}\u00a0${plural(weeks, 'semaine', 'semaines')}`,
  sans_visite_mois: (months: number) => `Sans visite depuis ${formatNumber(months)}\u00a0mois`,
  etat_actif: 'Personnes actives',
  etat_parti: 'Personnes parties',
  etat_decede: 'Personnes décédées',
  etat_tous: 'Actives, parties et décédées',
  opposition_quelconque: 'Contact refusé',
  opposition_courriels: 'E-mails refusés',
  opposition_courriers: 'Courriers refusés',
  opposition_telephone: 'Appels refusés',
  genre_masculin: 'Hommes',
  genre_feminin: 'Femmes',
  genre_sans: 'Genre non spécifié',
  situation_celibataire: 'Célibataires',
  situation_marie: 'Mariés et mariées',
  situation_veuf: 'Veufs et veuves',
  situation_sans: 'Situation matrimoniale non spécifiée',
  sans_nationalite: 'Sans nationalité',
  /** `start`: «69», which says that more digits follow, or a whole postcode. */
  postcodes: (start: string) => (start.length < 5 ? `${start}…` : start),
  code_postal: (postcodes: string) => `Code postal ${postcodes}`,
  sans_code_postal: 'Sans code postal',
  postcodeFilter: 'Code postal',
  postcodeHint: 'Les premiers chiffres suffisent\u00a0: 69 pour 69001, 69002…',
  badPostcode: 'Indiquez un à cinq chiffres, sans lettres.',
  a_jour: (year: number) => `À jour pour ${year}`,
  pas_a_jour: (year: number) => `Pas à jour pour ${year}`,
  /** @param kind «Photos»; undefined while the kinds load */
  consentement: (kind: string | undefined, state: string) => `${kind ?? 'Consentement'}\u00a0: ${state}`,
  consentement_jamais: 'jamais demandé',
  consentement_oui: 'oui',
  consentement_expire: 'date passée',
  consentement_retire: 'refusé ou retiré',
  consentFilter: 'Consentement',
  duesFilter: 'À jour',
  genderFilter: 'Genre',
  maritalFilter: 'Situation matrimoniale',
  states: 'État et contact',
  stateFilter: 'État',
  actifs: 'Actifs',
  partis: 'Partis',
  decedes: 'Décédés',
  allStates: 'Tous',
  contactFilter: 'Contact refusé',
  unfiltered: 'Sans filtre',
  someContact: 'Au moins un contact',
  absentWeeks: 'Sans présence depuis (semaines)',
  absentHint: 'Parmi les personnes déjà pointées à un événement.',
  unvisitedMonths: 'Sans visite depuis (mois)',
  unvisitedHint: 'Compte les visites que vous pouvez lire. Qui n’en a jamais eu y figure aussi.',
  badMonths: 'Indiquez un nombre entier de mois, de 1 à 120.',
  badWeeks: 'Indiquez un nombre entier de semaines, à partir de 1.',

  towns: 'Villes',
  searchTown: 'Rechercher une ville',
  noTown: 'Aucune ville',
  townsFailed: 'Impossible de charger les villes.',
  nationalities: 'Nationalités',
  searchNationality: 'Rechercher une nationalité',
  noNationality: 'Aucune nationalité',
  nationalitiesFailed: 'Impossible de charger les nationalités.',
  others: 'Autres critères',
  registered: 'Date d’inscription',
  since: 'Depuis le',
  until: 'Jusqu’au',
  ageMin: 'Âge minimal',
  ageMax: 'Âge maximal',
  badAge: 'Indiquez un âge de 0 à 150\u00a0ans.',
  crossed: 'La fin est avant le début\u00a0: corrigez l’une des deux dates.',

  groupe: 'groupe',
  departement: 'département',
  etape: 'étape',
  tag: 'tag',
  ville: 'ville',
  nationalite: 'nationalité',
  postcode: 'code postal',
  /** «groupe Béthel ou Ados» */
  family: (noun: string, names: readonly string[]) => `${noun} ${names.join(' ou ')}`,
  or: (names: readonly string[]) => names.join(' ou '),
  and: (families: readonly string[]) => families.join(', et '),
  /** `names`: «Groupe n° 12» */
  gone: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join()} n’existe plus\u00a0: aucun membre ne correspond. Retirez ce filtre pour voir les autres membres.`
      : `${names.join(', ')} n’existent plus\u00a0: aucun membre ne correspond. Retirez ces filtres pour voir les autres membres.`,
  searched: (search: string) => `recherche «\u00a0${search}\u00a0»`,
});

export type CriteriaTexts = typeof criteriaTexts;

export const savedTexts = extendTexts(savedMenuTexts, {
  applied: '(appliqué)',
  none: 'Aucun filtre enregistré',
  saveThis: 'Enregistrer ces filtres…',
  manage: 'Gérer les filtres…',

  saveTitle: 'Enregistrer les filtres',
  saveText: 'La recherche et les filtres de la liste, sous un nom à retrouver d’un clic sur cet appareil.',
  name: 'Nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: (name: string) => `Filtre «\u00a0${name}\u00a0» enregistré`,
  taken: 'Un filtre porte déjà ce nom.',
  full: 'Vous avez déjà 50 filtres enregistrés\u00a0: supprimez-en un d’abord.',
  replaceTitle: 'Remplacer ce filtre\u00a0?',
  replaceText: (name: string) => `Un filtre «\u00a0${name}\u00a0» existe déjà.`,
  replace: 'Remplacer',

  share: 'Partager avec les autres utilisateurs',
  shareHint: 'Ils le trouveront dans ce menu, avec votre nom.',
  shareFailed: 'Le filtre n’a pas pu être partagé.',
  shared: (name: string) => `Filtre «\u00a0${name}\u00a0» partagé`,
  sharedTitle: 'Filtres partagés',
  sharedLoading: 'Chargement des filtres partagés…',
  sharedFailed: 'Les filtres partagés n’ont pas pu être chargés.',
  sharedItem: '(partagé)',
  noShared: 'Aucun filtre partagé',
  author: (name: string) => `Partagé par ${name}`,
  renameFailed: 'Le filtre n’a pas pu être renommé.',
  removeFailed: 'Le filtre n’a pas pu être supprimé.',
  removeSharedText: (name: string) =>
    `«\u00a0${name}\u00a0» ne sera plus proposé à personne. Les fiches des membres ne changent pas.`,
  goneShared: (name: string) =>
    `Le filtre «\u00a0${name}\u00a0» n’existe plus\u00a0: un autre utilisateur l’a supprimé.`,
  partlyTitle: 'Filtre appliqué en partie',
  otherVersion: (name: string) =>
    `Le filtre «\u00a0${name}\u00a0» a été enregistré par une autre version de Parvis.`,
  unknownParts: (name: string, parts: string) =>
    `Une partie du filtre «\u00a0${name}\u00a0» ne peut pas être appliquée ici\u00a0: ${parts}.`,
  mayShowMore: 'La liste peut donc contenir d’autres personnes.',

  manageTitle: 'Filtres enregistrés',
  rename: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  removeTitle: 'Supprimer ce filtre\u00a0?',
  removeText: (name: string) =>
    `«\u00a0${name}\u00a0» ne sera plus proposé. Les fiches des membres ne changent pas.`,
  removeLabel: 'Supprimer',
  removed: (name: string) => `Filtre «\u00a0${name}\u00a0» supprimé`,
  close: 'Fermer',
});

/** What the parts of a filter are called, by their key in the call. */
export const partTexts = defineTexts('filterParts', {
  search: 'la recherche',
  groupes: 'les groupes',
  sans_groupe: '«\u00a0sans groupe\u00a0»',
  departements: 'les départements',
  sans_departement: '«\u00a0sans département\u00a0»',
  etapes: 'les étapes',
  tags: 'les tags',
  sans_email: '«\u00a0sans e-mail\u00a0»',
  age_min: 'l’âge minimal',
  age_max: 'l’âge maximal',
  villes: 'les villes',
  inscrit_du: 'le début de la date d’inscription',
  inscrit_au: 'la fin de la date d’inscription',
  absent_semaines: '«\u00a0sans présence depuis\u00a0»',
  sans_visite_mois: '«\u00a0sans visite depuis\u00a0»',
  etat: 'l’état',
  opposition: 'le contact refusé',
  genre: 'le genre',
  situation_matrimoniale: 'la situation matrimoniale',
  nationalites: 'les nationalités',
  sans_nationalite: '«\u00a0sans nationalité\u00a0»',
  code_postal: 'le code postal',
  sans_code_postal: '«\u00a0sans code postal\u00a0»',
  a_jour: '«\u00a0à jour\u00a0»',
  pas_a_jour: '«\u00a0pas à jour\u00a0»',
  consentement: 'le consentement',
  ordering: 'l’ordre',
});
