import type { FieldWith } from '../../../../src/domain/members/memberFieldRules';

/** The texts that lists can be ordered by. */
export type SortableText = FieldWith<'isSortable' | 'maxLength'>;

/** What lists are filtered by, in a narrow row per member, kept by triggers. */
export interface CriteriaTable extends Record<`sans_${SortableText}`, boolean> {
  /** The member's. */
  id: number;
  /** Of the present stay. */
  groupe_id: number | null;
  departement_id: number | null;
  date_naissance: string | null;
  date_inscription: string;
  etat: string;
  /** The first letter, which tells the values apart. */
  genre: string | null;
  situation_matrimoniale: string | null;
  /** Folded, as sort keys are. */
  nationalite: string | null;
}
