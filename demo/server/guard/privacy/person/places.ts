/**
 * Everywhere a person's data can stand: every column with text, JSON, dates or bytes has an answer here. A test compares the
 * list with the tables, so a new column can't be added without one. Erasing, emptying the trash, the file of a person's data
 * and the cleaning of the database's files are made from it.
 */
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import type { Dossier } from '../../../../../src/domain/privacy/dossier';
import { recordOf } from '../../../../../src/domain/records';
import { SORT_COLUMNS } from '../../../store/search/sortKeys';

/** Whose data a column holds. Free text is written by others about anything. */
type Whose = 'member' | 'speaker' | 'answer' | 'filter' | 'account' | 'anyone' | 'free text';

/**
 * What erasing a person does with a column:
 * - `goes`: the row is deleted;
 * - `emptied`: the value is emptied or replaced, and the row stays;
 * - `if named`: the row is emptied or deleted where it names the person;
 * - `if chosen`: the row is deleted where the user says that it is the person's;
 * - `stays`: the user is told that it isn't touched.
 */
type Erasing = 'goes' | 'emptied' | 'if named' | 'if chosen' | 'stays';

export interface PersonalDataPlace {
  whose: Whose;
  erasing: Erasing;
  /** The part of the file of a person's data that has it. */
  file?: keyof Dossier;
  /** What the column says of a person, where traces are found by it. */
  says?: 'name' | 'email' | 'telephone' | 'adresse' | 'profession';
}

const NONE = 'none';

type Places = Readonly<Record<string, Readonly<Record<string, PersonalDataPlace | typeof NONE>>>>;

const member: PersonalDataPlace = { whose: 'member', erasing: 'goes', file: 'membre' };
const speaker: PersonalDataPlace = { whose: 'speaker', erasing: 'emptied', file: 'evenements' };
const answer: PersonalDataPlace = { whose: 'answer', erasing: 'if chosen', file: 'reponses_probables' };
const filter: PersonalDataPlace = { whose: 'filter', erasing: 'if named' };
const account: PersonalDataPlace = { whose: 'account', erasing: 'stays' };
const ownAccount: PersonalDataPlace = { ...account, file: 'comptes_probables' };
/** People registered for events. Their rows stay, so that events keep their counts. */
const attendee: PersonalDataPlace = { whose: 'anyone', erasing: 'if named' };
/** Mails to one of the person's addresses. */
const mail: PersonalDataPlace = { whose: 'anyone', erasing: 'if named' };
const freeText: PersonalDataPlace = { whose: 'free text', erasing: 'stays' };
const stay: PersonalDataPlace = { whose: 'member', erasing: 'goes', file: 'groupes' };

/** What a speaker answered stays as an answer, without the words. */
const said: PersonalDataPlace = { whose: 'speaker', erasing: 'emptied', file: 'services' };
const absence: PersonalDataPlace = { whose: 'member', erasing: 'goes', file: 'absences' };

export const PLACES: Places = {
  membres: {
    ...recordOf([...IMPORT_COLUMNS, ...Object.values(SORT_COLUMNS)], () => member),
    nom: { ...member, says: 'name' },
    prenom: { ...member, says: 'name' },
    email: { ...member, says: 'email' },
    telephone: { ...member, says: 'telephone' },
    adresse: { ...member, says: 'adresse' },
    profession: { ...member, says: 'profession' },
    ...{ color: member, statut: member, date_inscription: member, recherche: member, tri: member },
  },
  mots: { mot: member, envers: member },
  criteres: { date_naissance: member, date_inscription: member },
  groupes_membres: { date_inscription: stay, date_sortie: stay },
  departements_membres: {
    date_inscription: { ...stay, file: 'departements' },
    date_sortie: { ...stay, file: 'departements' },
  },
  membres_etapes: { date_association: { ...stay, file: 'etapes' }, notes: { ...stay, file: 'etapes' } },
  presences: {
    etat: { ...stay, file: 'presences' },
    depasse: { ...stay, file: 'historique' },
    ...{ cle: NONE, appareil: NONE },
  },
  feuilles_presence: { groupes: NONE, departements: NONE, lien_empreinte: NONE },
  comptes_presence: { appareil: NONE },
  doublons: { raisons: NONE },
  intervenants: {
    nom: { ...speaker, says: 'name' },
    prenom: { ...speaker, says: 'name' },
    ...{ recherche: speaker, tri: speaker },
  },
  affectations: {
    member_email: { ...speaker, says: 'email' },
    member_telephone: { ...speaker, says: 'telephone' },
    member_profession: { ...speaker, says: 'profession' },
  },
  reponses: { valeurs: answer, recherche: answer },
  reponses_fichiers: { nom: answer },
  contenus: { contenu: answer },
  filtres_partages: { nom: filter, cle: filter, contenu: filter },
  changements: {
    ...{ nom_table: NONE, objet: NONE },
    avant: { whose: 'anyone', erasing: 'if named', file: 'historique' },
    apres: { whose: 'anyone', erasing: 'if named', file: 'historique' },
  },
  corbeille: { genre: NONE, nom: { whose: 'anyone', erasing: 'if named', file: 'historique' } },
  cles: {
    ...{ porteur: NONE, cle: NONE, empreinte: NONE },
    reponse: { whose: 'anyone', erasing: 'if named' },
  },
  utilisateurs: {
    ...{ email: ownAccount, nom_utilisateur: account, nom: ownAccount, prenom: ownAccount },
    ...{ role: ownAccount, reglages: account, mot_de_passe: account, mot_de_passe_verifie: account },
    totp_secret: account,
  },
  jetons: { empreinte: account, usage: NONE, appareil: account, email: account, confirme_pour: NONE },
  reseaux_connus: { marque: account },
  exigences: { role: NONE },
  connexions: { genre: NONE, detail: NONE, reseau: account },
  appareils: { nom: account },
  codes_secours: { marque: account },
  operations: { compte_nom: account, action: NONE, genre: NONE },
  evenements: {
    ...{ nom_evenement: freeText, lieu: freeText, cle: freeText, recherche: freeText },
    ...{ heure_debut: NONE, heure_fin: NONE, frequency: NONE, serie_jours: NONE, serie_sauf: NONE },
    ...{ annule_motif: freeText, rappels: NONE },
  },
  evenements_exceptions: {
    ...{ heure_debut: NONE, heure_fin: NONE, lieu: freeText, annule_motif: freeText },
  },
  roles_intervenants: { libelle: freeText, cle: freeText },
  groupes: { nom: freeText, description: freeText, color: NONE },
  departements: { nom: freeText, mission: freeText, color: NONE },
  tags: { name: freeText },
  etapes: { libelle: freeText, description: freeText, couleur: NONE, conditions: freeText },
  formulaires: {
    ...{ identifiant: freeText, nom_du_formulaire: freeText, description: freeText, recherche: freeText },
    ...{ ouvert_du: NONE, ouvert_au: NONE, organisation: freeText, confidentialite: freeText },
  },
  champs: { nom_du_champ: freeText, type_de_champ: NONE, option: freeText, placeholder: freeText },
  champs_anciens: { nom_du_champ: freeText, type_de_champ: NONE },
  categories_age: { libelle: NONE },
  reglages: { nom: NONE, valeur: NONE },
  // Found by the member who the person is, or by name and address.
  inscriptions: { email: attendee, telephone: attendee, valeurs: attendee },
  inscrits: { prenom: attendee, nom: attendee, cle: attendee, recherche: attendee, etat: NONE },
  inscriptions_reglages: {
    ...{ identifiant: freeText, ouvert_du: NONE, ouvert_au: NONE, modifiable_au: NONE },
    ...{ organisation: freeText, confidentialite: freeText },
  },
  services: { reponse: said, proposition: said },
  absences: { note: absence },
  flux: { genre: NONE, empreinte: account },
  passages: { nom: NONE },
  liens: { empreinte: NONE, usage: NONE },
  messages: {
    ...{ cle: NONE, genre: NONE, lien: NONE, calendrier: mail, prise: NONE, raison: NONE, etat: NONE },
    ...{ destinataire: mail, objet: mail, texte: mail },
  },
  // The keys of attempts are digests.
  tentatives: { cle: NONE },
  effacements: { genre: NONE },
  recherches_a_refaire: { nom_table: NONE },
  secrets: { nom: NONE, valeur: NONE },
  versions: { nom: NONE },
  kysely_migration: { name: NONE, timestamp: NONE },
  kysely_migration_lock: { id: NONE },
};
