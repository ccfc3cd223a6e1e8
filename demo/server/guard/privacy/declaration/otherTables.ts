/** What the declaration says of the tables of accounts, and of those that are about things. */
import { type DeclaredTable, NOT_PERSONAL } from './declared';
import {
  account,
  all,
  byAccount,
  freeText,
  none,
  ofAccount,
  others,
  ownAccount,
  UNTIL_ACCOUNT,
} from './declaredKinds';

export const OTHER_TABLES: Record<string, DeclaredTable> = {
  utilisateurs: {
    columns: {
      ...all(ownAccount, 'email', 'nom', 'prenom', 'role'),
      ...all(account, 'nom_utilisateur', 'reglages', 'mot_de_passe', 'mot_de_passe_verifie', 'totp_secret'),
    },
    // The account isn't the record: it stays when the person goes, without the link.
    links: {
      membre_id: { to: 'membres', erasing: 'emptied', merging: 'account' },
      membre_lie_par: byAccount,
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
  types_consentement: others({ nom: freeText, genre: NOT_PERSONAL }),
  champs_anciens: others({ nom_du_champ: freeText, type_de_champ: NOT_PERSONAL }),
  inscriptions_reglages: others({
    ...none('ouvert_du', 'ouvert_au', 'modifiable_au', 'champs_caches', 'questions_une_fois'),
    ...all(freeText, 'identifiant', 'organisation', 'confidentialite'),
  }),
  feuilles_presence: { columns: none('jour', 'groupes', 'departements') },
  assemblees: { columns: none('jour', 'quorum_part'), links: { auteur_id: byAccount } },
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
