/** A register that has lived, for bench/main.ts: people who left or died, their dated facts, and notes about them. */
import { sql } from 'kysely';
import type { Database } from '../../store/database/database';

type Measured = [name: string, runs: number, paths: (run: number) => string];

/** Every twelfth member left, every 33rd died, and people went in and out of groups until each has three facts in the mean. */
export async function liveOn(db: Database, members: number): Promise<void> {
  await sql`update membres set etat = case when id % 33 = 0 then 'decede' else 'parti' end,
      etat_depuis = greatest(date_inscription, date '2026-11-30' - (id % 700)),
      etat_motif = case when id % 33 = 0 then null else 'demenage' end
    where etat = 'actif' and (id % 12 = 0 or id % 33 = 0)`.execute(db);
  await sql`insert into faits (membre_id, genre, sens, domaine, objet_id, objet_nom, jour, note_le)
    select 1 + n % ${members}, case n % 2 when 0 then 'entree' else 'sortie' end, 1 - 2 * (n % 2), 'groupe', 1 + n % 12,
      'Groupe ' || (1 + n % 12), date '2026-11-30' - (n % 3000)::integer, date '2026-11-30' - (n % 3000)::integer
    from generate_series(1, greatest(0, 3 * ${members} - (select count(*) from faits))) as n`.execute(db);
  await writeNotes(db, members);
}

/** Two notes for each member in the mean: visits, calls and words, a third of them for managers alone. */
async function writeNotes(db: Database, members: number): Promise<void> {
  await sql`with words as (
      insert into textes_notes (texte) select 'Contente du groupe, à rappeler (' || n || ').'
        from generate_series(1, greatest(0, 2 * ${members} - (select count(*) from notes))) as n returning id)
    insert into notes (membre_id, genre, jour, lecteurs, texte_id)
    select 1 + id % ${members}, (array['visite', 'appel', 'note'])[1 + id % 3], date '2026-11-30' - id % 900,
      case id % 3 when 0 then 'responsables' else 'tous' end, id from words`.execute(db);
}

const birthdaysIn = (month: string): string =>
  `/api/membres/anniversaires/?du=2026-${month}-01&au=2026-${month}-30`;

/** @param members number of members in the database */
export const registerMeasures = (members: number): Measured[] => [
  ['people of a state', 20, (run) => `/api/membres/?etat=${['parti', 'decede', 'tous'][run % 3]}`],
  ['life line', 50, (run) => `/api/membres/${1 + ((run * 997) % members)}/parcours/`],
  ['movements by month', 20, () => '/api/membres/mouvements/?period=monthly'],
  ['notes of a member', 50, (run) => `/api/membres/${1 + ((run * 997) % members)}/notes/`],
  ['without a visit for six months', 20, () => '/api/membres/?sans_visite_mois=6'],
  ['birthdays of a month', 20, (run) => birthdaysIn(['01', '04', '07', '10'][run % 4]!)],
];
