/**
 * The declaration: everywhere a person's data can stand, and what becomes of them. Every column with text, JSON, bytes or days,
 * every link to a member, a speaker or an account, and every file on disk has an answer here; a test compares it with the tables,
 * so that a new column or link can't be added without one. Erasing, emptying the trash, erasing again after a restored backup,
 * merging, the comparison before it and the file of a person's data have no list of tables of their own: they walk this one.
 */
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import { SORT_COLUMNS } from '../../store/search/sortKeys';
import { type DeclaredFiles, type DeclaredTable, NOT_PERSONAL } from './declared';
import {
  absence,
  account,
  all,
  answer,
  attendee,
  byAccount,
  filter,
  freeText,
  history,
  mail,
  member,
  none,
  ofAccount,
  ofFact,
  ofMember,
  others,
  ownAccount,
  said,
  speaker,
  stay,
  UNTIL_ACCOUNT,
} from './declaredKinds';

export const DECLARATION: Record<string, DeclaredTable> = {
  membres: {
    by: 'records',
    columns: {
      ...all(member, ...IMPORT_COLUMNS, ...Object.values(SORT_COLUMNS)),
      nom: { ...member, says: 'name' },
      prenom: { ...member, says: 'name' },
      email: { ...member, says: 'email' },
      telephone: { ...member, says: 'telephone' },
      adresse: { ...member, says: 'adresse' },
      profession: { ...member, says: 'profession' },
      ...all(member, 'color', 'statut', 'date_inscription', 'recherche', 'tri'),
      ...all(member, 'etat', 'etat_depuis', 'etat_motif'),
    },
    links: { conjoint_id: { to: 'membres', erasing: 'emptied', merging: 'spouse' } },
  },
  mots: { by: 'records', columns: all(member, 'mot', 'envers') },
  criteres: { by: 'records', columns: all(member, 'date_naissance', 'date_inscription', 'etat') },
  enfants: {
    by: 'records',
    columns: {},
    links: { parent_id: ofMember('family', 'enfants'), enfant_id: ofMember('family', 'parents') },
  },
  membres_tags: { by: 'records', columns: {}, links: { membre_id: ofMember('tags', 'tags') } },
  groupes_membres: {
    by: 'records',
    columns: all(stay, 'date_inscription', 'date_sortie'),
    links: { membre_id: ofMember('groups', 'groupes') },
  },
  departements_membres: {
    by: 'records',
    columns: all({ ...stay, file: 'departements' }, 'date_inscription', 'date_sortie'),
    links: { membre_id: ofMember('departments', 'departements') },
  },
  membres_etapes: {
    by: 'records',
    columns: all({ ...stay, file: 'etapes' }, 'date_association', 'notes'),
    links: { membre_id: ofMember('steps', 'etapes') },
  },
  presences: {
    by: 'records',
    columns: {
      ...all({ ...stay, file: 'presences' }, 'jour', 'etat'),
      depasse: { ...stay, file: 'historique' },
      ...none('cle', 'appareil'),
    },
    links: { membre_id: ofMember('ticks', 'presences'), auteur_id: byAccount },
  },
  absences: {
    by: 'records',
    columns: all(absence, 'du', 'au', 'note'),
    links: { membre_id: ofMember('absences', 'absences'), auteur_id: byAccount },
  },
  oppositions: {
    by: 'records',
    columns: all({ ...stay, file: 'oppositions' }, 'genre', 'depuis'),
    links: { membre_id: ofMember('oppositions') },
  },
  // The numbers of those who came and left stay, without the person.
  faits: {
    by: 'records',
    columns: {
      ...all({ ...stay, erasing: 'stays', file: 'parcours' }, 'genre', 'domaine', 'motif', 'jour'),
      objet_nom: { ...freeText, file: 'parcours' },
      note_le: NOT_PERSONAL,
    },
    links: { membre_id: ofFact },
  },
  revues: {
    by: 'records',
    columns: {},
    links: {
      membre_id: ofMember({
        left: 'the merge itself is activity of the record, which is not due for review',
      }),
      auteur_id: byAccount,
    },
  },
  doublons: { columns: none('raisons') },
  doublons_ecartes: {
    by: 'records',
    columns: {},
    links: { membre_a: ofMember('pairs'), membre_b: ofMember('pairs'), auteur_id: byAccount },
  },
  intervenants: {
    by: 'speakers',
    columns: {
      nom: { ...speaker, says: 'name' },
      prenom: { ...speaker, says: 'name' },
      ...all(speaker, 'recherche', 'tri'),
    },
    links: { membre_id: { to: 'membres', erasing: 'emptied', merging: 'speakers' } },
  },
  affectations: {
    by: 'speakers',
    columns: {
      member_email: { ...speaker, says: 'email' },
      member_telephone: { ...speaker, says: 'telephone' },
      member_profession: { ...speaker, says: 'profession' },
      jour: { ...speaker, erasing: 'stays' },
    },
    links: {
      intervenant_id: { to: 'intervenants', erasing: 'stays', merging: 'speakers', compared: 'evenements' },
    },
  },
  services: {
    by: 'speakers',
    columns: {
      jour: { ...said, erasing: 'stays' },
      reponse: { ...said, erasing: 'stays' },
      proposition: said,
    },
    links: {
      intervenant_id: { to: 'intervenants', erasing: 'stays', merging: 'speakers', compared: 'services' },
    },
  },
  // Found by the member who the person is, or was, and by name with address or telephone.
  inscriptions: {
    by: 'registrations',
    shared:
      'an address, a telephone and answers that are not known to be the person’s, while others are on the registration',
    columns: {
      email: { ...attendee, says: 'email', becomes: null },
      telephone: { ...attendee, says: 'telephone', becomes: null },
      valeurs: { ...attendee, becomes: {} },
      champs_caches: { ...attendee, becomes: null },
    },
  },
  inscrits: {
    by: 'registrations',
    shared: 'the other people of the registration, with their names, states and places',
    columns: {
      prenom: { ...attendee, says: 'name', becomes: '' },
      nom: { ...attendee, says: 'name', becomes: 'nobody' },
      cle: { ...attendee, becomes: 'number' },
      recherche: { ...attendee, becomes: '' },
      valeurs: { ...attendee, becomes: null },
      etat: NOT_PERSONAL,
    },
    links: {
      membre_id: { to: 'membres', erasing: 'emptied', merging: 'registrations', compared: 'inscriptions' },
    },
  },
  reponses: { by: 'answers', columns: all(answer, 'valeurs', 'champs_caches', 'recherche') },
  reponses_fichiers: { by: 'answers', columns: all(answer, 'nom') },
  contenus: { by: 'answers', columns: all(answer, 'contenu') },
  filtres_partages: {
    by: 'filters',
    columns: all(filter, 'nom', 'cle', 'contenu'),
    links: { auteur_id: byAccount },
  },
  messages: {
    by: 'mails',
    columns: {
      ...none('cle', 'genre', 'lien', 'prise', 'raison', 'etat'),
      ...all(mail, 'destinataire', 'objet', 'texte', 'organisation', 'calendrier'),
    },
  },
  liens: {
    by: 'registrations',
    columns: { ...none('empreinte', 'usage'), email: account },
    links: { compte_id: byAccount },
  },
  cles: {
    by: 'replies',
    columns: { ...none('porteur', 'cle', 'empreinte'), reponse: { whose: 'anyone', erasing: 'if named' } },
  },
  changements: {
    by: 'history',
    shared: 'what changed of others, and that something of the person changed: when, by whom, and its number',
    columns: { ...none('nom_table', 'objet'), avant: history, apres: history },
  },
  corbeille: { by: 'history', columns: { genre: NOT_PERSONAL, nom: history } },
  operations: {
    columns: { compte_nom: account, ...none('action', 'genre') },
    links: { compte_id: byAccount },
    kept: { why: 'who did what and when', until: 'always; the account is named' },
  },
  effacements: {
    columns: none('genre'),
    kept: { why: 'numbers and moments, so that no older backup brings the person back', until: 'always' },
  },
  utilisateurs: {
    columns: {
      ...all(ownAccount, 'email', 'nom', 'prenom', 'role'),
      ...all(account, 'nom_utilisateur', 'reglages', 'mot_de_passe', 'mot_de_passe_verifie', 'totp_secret'),
    },
    kept: UNTIL_ACCOUNT,
  },
  jetons: ofAccount({ ...all(account, 'empreinte', 'appareil'), confirme_pour: NOT_PERSONAL }),
  reseaux_connus: ofAccount(all(account, 'marque')),
  connexions: ofAccount({ ...none('genre', 'detail'), reseau: account }),
  appareils: ofAccount(all(account, 'nom')),
  codes_secours: ofAccount(all(account, 'marque')),
  flux: ofAccount({ genre: NOT_PERSONAL }),
  reponses_lues: ofAccount({}),
  evenements: others({
    ...all(freeText, 'nom_evenement', 'lieu', 'cle', 'recherche', 'annule_motif'),
    ...none(
      'date_fin',
      'heure_debut',
      'heure_fin',
      'frequency',
      'serie_jours',
      'serie_sauf',
      'serie_jusqu_au',
      'rappels',
    ),
  }),
  evenements_exceptions: others({
    ...none('jour', 'date', 'heure_debut', 'heure_fin'),
    ...all(freeText, 'lieu', 'annule_motif'),
  }),
  equipes: others(none('jour')),
  roles_intervenants: others(all(freeText, 'libelle', 'cle')),
  groupes: others({ ...all(freeText, 'nom', 'description'), color: NOT_PERSONAL }),
  departements: others({ ...all(freeText, 'nom', 'mission'), color: NOT_PERSONAL }),
  tags: others(all(freeText, 'name')),
  etapes: others({ ...all(freeText, 'libelle', 'description', 'conditions'), couleur: NOT_PERSONAL }),
  formulaires: others({
    ...all(freeText, 'identifiant', 'nom_du_formulaire', 'description', 'recherche'),
    ...all(freeText, 'organisation', 'confidentialite'),
    ...none('ouvert_du', 'ouvert_au', 'champs_caches'),
  }),
  champs: others({ ...all(freeText, 'nom_du_champ', 'option', 'placeholder'), type_de_champ: NOT_PERSONAL }),
  champs_anciens: others({ nom_du_champ: freeText, type_de_champ: NOT_PERSONAL }),
  inscriptions_reglages: others({
    ...none('ouvert_du', 'ouvert_au', 'modifiable_au', 'champs_caches', 'questions_une_fois'),
    ...all(freeText, 'identifiant', 'organisation', 'confidentialite'),
  }),
  feuilles_presence: { columns: none('jour', 'groupes', 'departements') },
  // How many came, without names.
  comptes_presence: { columns: none('jour', 'appareil'), links: { auteur_id: byAccount } },
  exigences: { columns: none('role') },
  categories_age: { columns: none('libelle') },
  reglages: { columns: none('nom', 'valeur') },
  passages: { columns: none('nom') },
  horloge: { columns: {} },
  // The keys of attempts are digests.
  tentatives: { columns: none('cle') },
  recherches_a_refaire: { columns: none('nom_table') },
  secrets: { columns: none('nom', 'valeur') },
  versions: { columns: none('nom') },
  kysely_migration: { columns: none('name', 'timestamp') },
  kysely_migration_lock: { columns: none('id') },
};

/** What stands on disk, beside the database. */
export const FILES = {
  pg: {
    what: 'the files of the embedded database',
    erasing: 'written again after each erasure, see EraseCleaning.ts',
  },
  'effacements.jsonl': {
    what: 'numbers and moments of what was erased',
    erasing: 'kept always, so that no copy brings it back',
  },
  sauvegardes: {
    what: 'copies of the data',
    erasing: 'kept by the operator; named before and after each erasure',
  },
  'deplacement.json': {
    what: 'where the data of this folder were moved to, an address without its password',
    erasing: 'names no person; the old database beside it is to be deleted by the operator',
  },
  mails: { what: 'mails as files, where there is no mail server', erasing: 'deleted after an hour' },
} satisfies Readonly<Record<string, DeclaredFiles>>;
