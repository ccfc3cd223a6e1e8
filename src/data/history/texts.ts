import { columnLabels } from '../../domain/members/memberFieldRules';
import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** The history of an entity in words. */
export const historyTexts = defineTexts('history', {
  title: 'Historique',
  list: 'Changements',
  none: 'Aucun changement n’est noté.',
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
  revues: 'Fiche gardée à la revue',
  affectations: 'Intervenant',
  champs: 'Champ',
});

/** Columns by name. One without a label is not told. */
export const fieldTexts = defineTexts('historyFields', {
  ...columnLabels,
  conjoint_id: 'Conjoint',
  nom_evenement: 'Nom',
  lieu: 'Lieu',
  date: 'Date',
  heure_debut: 'Heure de début',
  heure_fin: 'Heure de fin',
  is_recurrent: 'Récurrent',
  frequency: 'Fréquence',
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
  actif: 'Active',
  nom_du_formulaire: 'Nom',
  form_extend: 'Formulaire étendu',
  form_static: 'Formulaire statique',
  ouvert_du: 'Ouvert du',
  ouvert_au: 'Ouvert jusqu’au',
  reponses_max: 'Nombre maximal de réponses',
  protection: 'Protection contre les envois automatiques',
  organisation: 'Organisation',
  confidentialite: 'Confidentialité',
  nom_du_champ: 'Nom',
  type_de_champ: 'Type',
  option: 'Choix',
  is_required: 'Requis',
  placeholder: 'Texte d’exemple',
  position: 'Place',
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
