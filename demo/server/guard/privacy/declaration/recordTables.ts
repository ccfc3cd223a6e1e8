/** What the declaration says of the tables of members: their records, and everything that belongs to one. */
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import { SORT_COLUMNS } from '../../../store/search/sortKeys';
import { type DeclaredTable, NOT_PERSONAL } from './declared';
import {
  absence,
  all,
  byAccount,
  consent,
  freeText,
  member,
  none,
  note,
  ofFact,
  ofMember,
  stay,
} from './declaredKinds';

export const RECORD_TABLES: Record<string, DeclaredTable> = {
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
  criteres: {
    by: 'records',
    columns: all(
      member,
      'date_naissance',
      'date_inscription',
      'etat',
      'genre',
      'situation_matrimoniale',
      'nationalite',
    ),
  },
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
  // The vote of an erased person stays, without the name.
  pouvoirs: {
    by: 'records',
    columns: { cle: { ...stay, erasing: 'stays', file: 'pouvoirs' }, appareil: NOT_PERSONAL },
    links: {
      mandant_id: { to: 'membres', erasing: 'emptied', merging: 'proxies' },
      porteur_id: { to: 'membres', erasing: 'emptied', merging: 'proxies' },
      auteur_id: byAccount,
    },
  },
  absences: {
    by: 'records',
    columns: all(absence, 'du', 'au', 'note', 'lecteurs'),
    links: { membre_id: ofMember('absences', 'absences'), auteur_id: byAccount },
  },
  oppositions: {
    by: 'records',
    columns: all({ ...stay, file: 'oppositions' }, 'genre', 'depuis'),
    links: { membre_id: ofMember('oppositions') },
  },
  notes: {
    by: 'records',
    columns: all(note, 'genre', 'jour', 'lecteurs'),
    links: { membre_id: ofMember('notes'), auteur_id: byAccount },
  },
  // What the person's notes say, also notes that were deleted or changed and could still come back.
  textes_notes: { by: 'records', columns: { texte: note } },
  cotisations: {
    by: 'records',
    columns: all({ ...stay, file: 'cotisations' }, 'note_le'),
    links: { membre_id: ofMember('dues'), auteur_id: byAccount },
  },
  // A consent goes with the person it is about. Of a parent who gave one the link goes, and the name with it.
  consentements: {
    by: 'records',
    columns: all(consent, 'donne_par_nom', 'second_parent_nom', 'du', 'jusquau', 'retire_le'),
    links: {
      membre_id: ofMember('consents'),
      donne_par_id: { to: 'membres', erasing: 'emptied', merging: 'givenConsents' },
      second_parent_id: { to: 'membres', erasing: 'emptied', merging: 'givenConsents' },
      auteur_id: byAccount,
      retire_par_id: byAccount,
    },
  },
  // Where the signed sheet is, also of consents that were deleted or changed and could still come back.
  preuves_consentements: { by: 'records', columns: { texte: consent } },
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
};
