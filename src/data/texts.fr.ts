import { columnLabels } from '../domain/members/memberFieldRules';
import { formatNumber, plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';

/** The history of an entity in words. */
export const historyTexts = defineTexts('history', {
  title: 'Historique',
  list: 'Changements',
  none: 'Aucun changement',
  reduced: 'Valeurs effacées\u00a0: la durée de conservation du journal est passée.',
  failed: 'L’historique n’a pas pu être chargé.',
  added: (what: string) => `${what}\u00a0: ajout`,
  changed: (what: string) => `${what}\u00a0: changement`,
  removed: (what: string) => `${what}\u00a0: retrait`,
  named: (what: string, name: string) => `${what} «\u00a0${name}\u00a0»`,
  link: 'Lien',
  by: (moment: string, person: string) => `${moment}, par ${person}`,
  visitor: 'un visiteur',
  before: 'Avant',
  after: 'Après',
  nothing: 'vide',
  yes: 'Oui',
  no: 'Non',
  number: (id: number) => `n°\u00a0${id}`,
});

/** What belongs to an entity, by table. */
export const historyLinkTexts = defineTexts('historyLinks', {
  groupes_membres: 'Groupe',
  departements_membres: 'Département',
  membres_tags: 'Tag',
  membres_etapes: 'Étape d’intégration',
  enfants: 'Enfant',
  doublons_ecartes: 'Doublon écarté',
  revues: 'Fiche gardée',
  affectations: 'Intervenant',
  evenements_exceptions: 'Date de la série',
  inscriptions_reglages: 'Réglages des inscriptions',
  inscriptions: 'Inscription',
  inscrits: 'Personne inscrite',
  presences: 'Présence',
  feuilles_presence: 'Feuille de présence',
  comptes_presence: 'Comptage sans nom',
  assemblees: 'Assemblée',
  pouvoirs: 'Pouvoir',
  services: 'Service',
  absences: 'Absence',
  oppositions: 'Contact refusé',
  notes: 'Note',
  notes_visite: 'Visite',
  notes_appel: 'Appel',
  cotisations: 'À jour pour une année',
  consentements: 'Consentement',
  types_consentement: 'Genre de consentement',
  roles_attendus: 'Rôle à pourvoir',
  equipes: 'Équipe d’une date',
  champs: 'Champ',
});

/** Columns by name. One without a label is not told. */
export const fieldTexts = defineTexts('historyFields', {
  ...columnLabels,
  conjoint_id: 'Conjoint',
  jusquau: 'Jusqu’au',
  retire_le: 'Retiré le',
  nom_evenement: 'Nom',
  lieu: 'Lieu',
  date: 'Date',
  date_fin: 'Dernier jour',
  heure_debut: 'Heure de début',
  heure_fin: 'Heure de fin',
  is_recurrent: 'Se répète',
  frequency: 'Fréquence',
  serie_intervalle: 'Intervalle',
  serie_jours: 'Jours de la semaine',
  serie_rang: 'Rang dans le mois',
  serie_jour_du_mois: 'Jour du mois',
  serie_jusqu_au: 'Date de fin',
  serie_fois: 'Nombre de fois',
  serie_sauf: 'Dates sautées',
  jour: 'Date concernée',
  annule_le: 'Annulé le',
  annule_motif: 'Motif de l’annulation',
  rappels: 'Rappels',
  public: 'Visible dans l’agenda public',
  member_email: 'E-mail',
  member_telephone: 'Téléphone',
  member_profession: 'Profession',
  rang: 'Place',
  name: 'Nom',
  can_be_inevent: 'Utilisable dans les événements',
  libelle: 'Nom',
  description: 'Description',
  mission: 'Mission',
  color: 'Couleur',
  couleur: 'Couleur',
  ordre: 'Ordre',
  duree_estimee: 'Durée estimée',
  conditions: 'Conditions',
  actif: 'Active (étape)',
  nom_du_formulaire: 'Nom',
  form_extend: 'Formulaire étendu',
  form_static: 'Formulaire statique',
  ouvert_du: 'Ouvert du',
  ouvert_au: 'Ouvert jusqu’au',
  reponses_max: 'Nombre maximal de réponses',
  protection: 'Protection contre les robots',
  organisation: 'Organisation',
  confidentialite: 'Données personnelles',
  champs_caches: 'Champs cachés',
  nom_du_champ: 'Nom',
  type_de_champ: 'Type',
  option: 'Choix',
  is_required: 'Obligatoire',
  placeholder: 'Texte d’exemple',
  position: 'Place',
  etat: 'État',
  etat_depuis: 'Jour de l’état',
  etat_motif: 'Motif du départ',
  parti: 'Reparti',
  age_min: 'Âge pour voter',
  anciennete_mois: 'Mois depuis l’inscription pour voter',
  cotisation_annee: 'À jour pour voter',
  pouvoirs_max: 'Pouvoirs par personne',
  quorum_part: 'Quorum (part des électeurs)',
  quorum_nombre: 'Quorum (voix)',
  lien_pouvoirs: 'Pouvoirs par le lien de pointage',
  close_le: 'Feuille close',
  porteur_id: 'Pouvoir donné à',
  repris: 'Pouvoir retiré',
  adultes: 'Adultes',
  enfants: 'Enfants',
  visiteurs: 'Visiteurs',
  du: 'Premier jour',
  au: 'Dernier jour',
  nombre: 'Nombre',
  demande_le: 'Demandé le',
  reponse: 'Réponse',
  repondu_le: 'Répondu le',
});

export const frequencyTexts = defineTexts('historyFrequencies', {
  daily: 'Quotidienne',
  weekly: 'Hebdomadaire',
  monthly: 'Mensuelle',
  yearly: 'Annuelle',
});

export const changedTexts = defineTexts('journalChanges', {
  masculineOne: (name: string) => `${name} modifié`,
  feminineOne: (name: string) => `${name} modifiée`,
  masculineMany: (names: string) => `${names} modifiés`,
  feminineMany: (names: string) => `${names} modifiées`,
  others: (count: number) => plural(count, 'un autre champ', `${count} autres champs`),
});

/** Two users edited the same entry. */
export const conflictTexts = defineTexts('conflict', {
  title: 'Modifié entre-temps',
  text: (name: string) =>
    `Quelqu’un a modifié «\u00a0${name}\u00a0» depuis l’ouverture de ce formulaire. Que faut-il enregistrer\u00a0?`,
  table: 'Champs modifiés entre-temps',
  field: 'Champ',
  theirs: 'Autre version',
  mine: 'Votre version',
  untouched: 'Inchangé',
  emptyValue: 'Vide',
  yes: 'Oui',
  no: 'Non',
  keepMine: 'Garder ma version',
  keepChosen: 'Enregistrer ces choix',
  hint: 'Les champs que vous n’avez pas modifiés gardent l’autre version.',
  takeTheirs: 'Garder l’autre version',
  keepEditing: 'Continuer la saisie',
  taken: (name: string) => `L’autre version de «\u00a0${name}\u00a0» est affichée.`,
  notSaved: 'Rien n’a été enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
});

/** What is said of deletions where the back end keeps what is deleted. */
export const deletionNoticeTexts = defineTexts('trash', {
  kept: 'Ce qui est supprimé est gardé 30\u00a0jours dans la corbeille, et peut être rétabli.',
  undo: 'Annuler',
  restored: 'Suppression annulée',
  notRestored: 'La suppression n’a pas été annulée',
});

export const undoNoticeTexts = defineTexts('undo', {
  /** In an alert, where «Annuler» alone would mean to close it. */
  undoAction: 'Annuler cette action',
  undone: 'Action annulée',
  partly: 'Action annulée en partie',
  nothing: 'Rien n’a été annulé',
  stopped: 'L’annulation s’est arrêtée en route',
  notUndone: 'L’action n’a pas été annulée',
  done: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'modification annulée', 'modifications annulées')}.`,
  left: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'modification conservée', 'modifications conservées')}\u00a0:`,
  modifie: 'modifié depuis',
  supprime: 'supprimé depuis',
  repris: 'ce nom est maintenant pris',
  desactive: 'le compte reste désactivé\u00a0; un administrateur peut le réactiver',
  complet: 'l’événement est complet\u00a0; l’inscription reste retirée',
  cercle: 'une personne deviendrait son propre ancêtre',
  reason: (name: string, why: string) => `•\u00a0${name}\u00a0: ${why}`,
  nameless: (id: number) => `n°\u00a0${id}`,
  others: (count: number) => `•\u00a0et ${formatNumber(count)} de plus`,
  later: 'Le reste peut être annulé dans le journal.',
});

export const saveFailureTexts = defineTexts('saveFailures', {
  offline: 'Vérifiez la connexion de cet appareil.',
  timeout: 'La réponse n’est pas arrivée à temps.',
  unsure: 'C’est peut-être fait',
  check: 'La réponse n’est pas arrivée. Regardez la liste, puis réessayez si besoin.',
});

/** The menu of a row. */
export const rowMenuTexts = defineTexts('rowMenu', {
  actionsOf: (name: string) => `Actions\u00a0: ${name}`,
});

export const exportMenuTexts = defineTexts('exportMenu', {
  export: 'Exporter',
  forExcel: 'Pour Excel\u00a0: mots et dates comme à l’écran',
  forReuse: 'Pour réimporter\u00a0: valeurs exactes',
  error: 'Erreur',
});

/** Linking an account to the record of its person. */
export const accountLinkTexts = defineTexts('accountLink', {
  linked: 'Compte lié à la fiche',
  unlinked: 'Compte délié de la fiche',
  notChanged: 'Le lien n’a pas changé',
});
