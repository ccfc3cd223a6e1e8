import type { Membre } from '../../../../domain/members/membre';
import { formatDate } from '../../../../texts/formats';
import { fullNameOf, statutLabel } from '../../../../texts/memberLabels';
import type { ColumnKey } from '../../list/memberColumns';

const texts: Record<ColumnKey, (row: Membre) => string | null | undefined> = {
  telephone: ({ telephone }) => telephone,
  email: ({ email }) => email,
  groupe: ({ groupe_actuel }) => groupe_actuel?.nom,
  departement: ({ departement_actuel }) => departement_actuel?.nom,
  etapes: ({ etape_actuelle }) => etape_actuelle?.map(({ libelle }) => libelle).join(', '),
  tags: ({ tags }) => tags?.map(({ name }) => name).join(', '),
  ville: ({ ville }) => ville,
  profession: ({ profession }) => profession,
  naissance: ({ date_naissance }) => date_naissance && formatDate(date_naissance),
  statut: ({ statut }) => statutLabel(statut),
};

/** A member on paper: the name, then these columns as plain text, empty where nothing is known. */
export const printedRow = (row: Membre, columns: readonly ColumnKey[]): string[] => [
  fullNameOf(row),
  ...columns.map((column) => texts[column](row) ?? ''),
];
