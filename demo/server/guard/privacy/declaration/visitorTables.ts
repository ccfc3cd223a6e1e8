/** What the declaration says of the tables of speakers, registrations, answers and mails, and of what keeps words of any person. */
import { type DeclaredTable, NOT_PERSONAL } from './declared';
import {
  account,
  all,
  answer,
  attendee,
  byAccount,
  filter,
  history,
  mail,
  none,
  said,
  speaker,
} from './declaredKinds';

export const VISITOR_TABLES: Record<string, DeclaredTable> = {
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
};
