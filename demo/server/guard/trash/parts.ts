/** The tables whose rows can be restored, and what they refer to. A test compares them with the database. */

export const TRASH_KINDS = {
  membres: 'membres',
  groupes: 'groupes',
  departements: 'departements',
  tags: 'tags',
  etapes: 'etapes',
  evenements: 'evenements',
  roles: 'roles_intervenants',
  intervenants: 'intervenants',
  formulaires: 'formulaires',
  reponses: 'reponses',
} as const;

/** What a deletion puts into the trash, as the journal names it. */
export type TrashKind = keyof typeof TRASH_KINDS;

/** The kind of a table whose rows have entries of their own in the trash. */
export const kindOf = (table: string): TrashKind | undefined =>
  (Object.keys(TRASH_KINDS) as TrashKind[]).find((kind) => TRASH_KINDS[kind] === table);

export interface TrashPart {
  table: string;
  /** The table that each column refers to. Without that row, this one can't exist; the column may be empty. */
  needs: Readonly<Record<string, string>>;
  /** Whether a row without an end is the member's present stay, of which there is only one. */
  isStay?: true;
}

const part = (table: string, needs: TrashPart['needs'] = {}, isStay?: true): TrashPart => ({
  table,
  needs,
  ...(isStay && { isStay }),
});

/** Each table after those that it needs. */
export const PARTS: readonly TrashPart[] = [
  ...['membres', 'groupes', 'departements', 'tags', 'etapes', 'evenements'].map((table) => part(table)),
  ...['roles_intervenants', 'intervenants', 'formulaires'].map((table) => part(table)),
  part('champs', { formulaire_id: 'formulaires' }),
  part('champs_anciens', { champ_id: 'champs' }),
  part('reponses', { formulaire_id: 'formulaires' }),
  part('reponses_fichiers', { reponse_id: 'reponses', champ_id: 'champs' }),
  part('reponses_lues', { formulaire_id: 'formulaires', utilisateur_id: 'utilisateurs' }),
  part('enfants', { parent_id: 'membres', enfant_id: 'membres' }),
  part('groupes_membres', { groupe_id: 'groupes', membre_id: 'membres' }, true),
  part('departements_membres', { departement_id: 'departements', membre_id: 'membres' }, true),
  part('membres_tags', { tag_id: 'tags', membre_id: 'membres' }),
  part('membres_etapes', { etape_id: 'etapes', membre_id: 'membres' }),
  part('feuilles_presence', { evenement_id: 'evenements' }),
  part('comptes_presence', { evenement_id: 'evenements' }),
  part('presences', { evenement_id: 'evenements', membre_id: 'membres' }),
  part('assemblees', { evenement_id: 'evenements' }),
  part('pouvoirs', { evenement_id: 'evenements', assemblee_id: 'assemblees' }),
  part('revues', { membre_id: 'membres' }),
  part('doublons_ecartes', { membre_a: 'membres', membre_b: 'membres' }),
  part('evenements_exceptions', { evenement_id: 'evenements' }),
  part('absences', { membre_id: 'membres' }),
  part('oppositions', { membre_id: 'membres' }),
  part('notes', { membre_id: 'membres', texte_id: 'textes_notes' }),
  part('cotisations', { membre_id: 'membres' }),
  part('consentements', {
    membre_id: 'membres',
    type_id: 'types_consentement',
    preuve_id: 'preuves_consentements',
  }),
  part('services', { evenement_id: 'evenements', intervenant_id: 'intervenants' }),
  part('equipes', { evenement_id: 'evenements' }),
  part('roles_attendus', { evenement_id: 'evenements', role_id: 'roles_intervenants' }),
  part('inscriptions_reglages', { evenement_id: 'evenements' }),
  part('inscriptions', { evenement_id: 'evenements' }),
  part('inscrits', { inscription_id: 'inscriptions', evenement_id: 'evenements' }),
  part('affectations', {
    evenement_id: 'evenements',
    intervenant_id: 'intervenants',
    role_id: 'roles_intervenants',
  }),
];

interface LooseLink {
  table:
    | 'membres'
    | 'intervenants'
    | 'utilisateurs'
    | 'inscrits'
    | 'inscriptions_reglages'
    | 'presences'
    | 'pouvoirs'
    | 'consentements';
  column: string;
  target: 'membres' | 'formulaires' | 'inscrits';
  /** Several rows may have the same link. */
  isShared?: boolean;
}

/** Columns that a deletion empties: the row stays without the link. */
export const LOOSE_LINKS: readonly LooseLink[] = [
  { table: 'membres', column: 'conjoint_id', target: 'membres' },
  { table: 'intervenants', column: 'membre_id', target: 'membres' },
  { table: 'utilisateurs', column: 'membre_id', target: 'membres' },
  { table: 'inscrits', column: 'membre_id', target: 'membres', isShared: true },
  { table: 'inscriptions_reglages', column: 'formulaire_id', target: 'formulaires', isShared: true },
  { table: 'presences', column: 'inscrit_id', target: 'inscrits', isShared: true },
  { table: 'pouvoirs', column: 'mandant_id', target: 'membres', isShared: true },
  { table: 'pouvoirs', column: 'porteur_id', target: 'membres', isShared: true },
  { table: 'consentements', column: 'donne_par_id', target: 'membres', isShared: true },
  { table: 'consentements', column: 'second_parent_id', target: 'membres', isShared: true },
];
