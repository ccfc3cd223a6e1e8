import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** The journal leaves out what pages added, as it does what visitors wrote: it stands in the row alone, so that it goes with it. */
const recordAgain = (
  table: string,
  event: 'insert' | 'update',
  [of, key]: readonly [string, string],
  [untold, counted]: readonly [readonly string[], string],
): string[] => [
  `drop trigger noter_${event} on ${table}`,
  `create trigger noter_${event} after ${event} on ${table}
    referencing ${event === 'update' ? 'old table as anciens ' : ''}new table as nouveaux for each statement
    execute function noter_changements('${of}', '${key}', '{${[...untold, 'champs_caches'].join(',')}}', '{${counted}}')`,
];

/** What a page adds to an answer or a registration: the declared names, and what was sent under them. Null for none. */
const statements: readonly string[] = [
  ...['formulaires', 'inscriptions_reglages'].flatMap((table) => [
    `alter table ${table} add column champs_caches text[]`,
    `comment on column ${table}.champs_caches is 'Noms de ce qu’une page peut ajouter à un envoi\u00a0; vide s’il n’y en a pas.'`,
  ]),
  ...['reponses', 'inscriptions'].flatMap((table) => [
    `alter table ${table} add column champs_caches jsonb`,
    `comment on column ${table}.champs_caches is 'Ce que la page a ajouté à l’envoi, par nom.'`,
  ]),
  ...recordAgain('reponses', 'insert', ['reponses', 'id'], [['valeurs', 'recherche'], '']),
  ...recordAgain(
    'inscriptions',
    'update',
    ['evenements', 'evenement_id'],
    [['email', 'telephone', 'valeurs'], 'renvoye_le'],
  ),
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
