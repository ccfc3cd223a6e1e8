/*
 * The state of a member, and beside it the contact that they don't want (capability `etats`). A state says where the person is;
 * an opposition says nothing of that: a person who is opposed to letters stays active. Apart from the schemas, because the list
 * of members reads these first.
 */

export const MEMBER_STATES = ['actif', 'parti', 'decede'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Why a person left. */
export const LEAVING_REASONS = ['demenage', 'transfere', 'demission', 'autre'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** What a record, and a line of a file, says of the state. */
export const STATE_FIELDS = ['etat', 'etat_depuis', 'etat_motif'] as const;
export type StateField = (typeof STATE_FIELDS)[number];

/** What the list of members may be narrowed to. */
export const STATE_FILTERS = [...MEMBER_STATES, 'tous'] as const;

/** The contact that a person doesn't want. `tout` stands for each of the others too. */
export const OPT_OUT_KINDS = ['tout', 'courriels', 'courriers', 'telephone'] as const;
export type OptOutKind = (typeof OPT_OUT_KINDS)[number];

/** People who don't want this kind of contact, or any one at all with `quelconque`. */
export const OPT_OUT_FILTERS = ['quelconque', 'courriels', 'courriers', 'telephone'] as const;

/** The third value of `situation_matrimoniale`, only where `etats` is announced. */
export const WIDOWED = 'veuf';
