/**
 * Birthdays are found in the index of dates of birth, one short range for each year, so that those of a week among 100,000 members
 * cost a few milliseconds. Who has one is said in one place, for today and for the list of a period.
 */

import { type RawBuilder, sql } from 'kysely';
import { birthdayCalls } from '../../../../src/api/endpoints/register/birthdays';
import { birthdayOf, birthRanges, knownAge } from '../../../../src/domain/members/birthday';
import {
  BIRTHDAYS_MAX,
  type BirthdayPeriod,
  type BirthdayRow,
  isPeriod,
} from '../../../../src/domain/members/birthdayList';
import type { Api } from '../../guard/api';
import { invalid } from '../../http/httpError';
import { readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { Condition } from '../../store/database/conditions';
import { isTakenBy } from '../../store/rows/whoCounts';
import { isCalendarDay } from '../../time/days';
import { memberConditions } from './list/memberFilter';
import { memberTexts } from './texts';

/**
 * More than any organisation has of the births of a period in one year. The planner learns by it that the ranges are short:
 * it would else expect a ninth of all members in each of them, and compile the query.
 */
const BIRTHS_MAX = 20_000;

interface BirthRow {
  id: number;
  nom: string;
  prenom: string;
  born: string;
  years: number;
  total: number;
}

interface Wanted extends BirthdayPeriod {
  /** The most rows; all are counted. */
  limit: number;
  conditions?: readonly Condition[];
  /** Further columns of `membres as m`, each with a comma in front. */
  columns?: RawBuilder<unknown>;
}

type Counted = Pick<Api, 'db' | 'capabilities'>;

/** The birthdays of a period in the order of the days, then of the names. Days before the first one belong to the next year. */
export async function birthdaysIn<More = unknown>(
  { db, ...announced }: Counted,
  { du: from, au: to, limit, conditions = [], columns = sql`` }: Wanted,
) {
  const ranges = birthRanges(from, to);
  const isWanted = sql.join([isTakenBy('birthdays', { announced }), ...conditions], sql` and `);
  const { rows } = await sql<BirthRow & More>`
    with born as (
      select b.*, r.years, to_char(b.date_naissance, 'MM-DD') as day
      from unnest(${ranges.map((range) => range.from)}::text[], ${ranges.map((range) => range.to)}::text[],
        ${ranges.map(({ years }) => years)}::integer[]) as r(first, last, years)
      cross join lateral (select m.id, m.tri, m.date_naissance from membres as m
        where m.date_naissance between r.first::date and r.last::date and ${isWanted} limit ${BIRTHS_MAX}) as b),
    shown as (
      select *, day < ${from.slice(5)} as is_later from born
      order by is_later, day, tri, id limit ${limit})
    select m.id, m.nom, m.prenom, s.date_naissance as born, s.years, (select count(*) from born) as total ${columns}
    from shown as s join membres as m on m.id = s.id order by s.is_later, s.day, s.tri, s.id`.execute(db);
  const told = rows.map(({ born, years, total: _total, ...row }) => ({
    ...row,
    date_naissance: born,
    jour: birthdayOf(born, years),
    age: knownAge(years),
  }));
  return { total: rows[0]?.total ?? 0, liste: told };
}

/** What the list says beside the name. */
const columns = sql`, m.genre, m.telephone, m.email, (select g.nom from groupes_membres as s join groupes as g on g.id = s.groupe_id
  where s.membre_id = m.id and s.date_sortie is null) as groupe`;

type ListedColumns = Pick<BirthdayRow, 'genre' | 'telephone' | 'email' | 'groupe'>;

/** @throws HttpError 422 with the reason under the day */
function checkPeriod(period: BirthdayPeriod): void {
  for (const [name, day] of Object.entries(period))
    if (!isCalendarDay(day)) throw invalid({ [name]: httpTexts.badDate });
  if (!isPeriod(period)) throw invalid({ au: memberTexts.birthdayPeriod });
}

export function birthdayRoute(api: Api): void {
  readRoute(api, birthdayCalls.birthdays, async ({ du, au, groupes, departements, tags }) => {
    checkPeriod({ du, au });
    const conditions = memberConditions({ groupes, departements, tags });
    return birthdaysIn<ListedColumns>(api, { du, au, limit: BIRTHDAYS_MAX, conditions, columns });
  });
}
