import { sql } from 'kysely';
import { type Condition, escapeLike } from '../../../store/database/conditions';

interface PostcodeFilter {
  code_postal?: string;
  sans_code_postal?: boolean;
}

/** Postcodes that begin so, or none at all where that was chosen too. Only rows of members have them. */
export function postcodeConditions({
  code_postal: start,
  sans_code_postal: isNoneChosen,
}: PostcodeFilter): Condition[] {
  const either = [
    ...(start ? [sql`a.code_postal like ${`${escapeLike(start)}%`}`] : []),
    ...(isNoneChosen ? [sql`a.code_postal is null`] : []),
  ];
  if (!either.length) return [];
  return [sql<boolean>`m.id in (select a.id from membres as a where ${sql.join(either, sql` or `)})`];
}
