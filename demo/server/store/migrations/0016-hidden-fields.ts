import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** The journal leaves out what pages added, as it does what visitors wrote: it stands in the row alone, so that it goes with it. */
const recordAgain = (
  table: string,
  event: 'insert' | 'update',
  [of, key]: readonly [string, string],
  [untold, counted]: readonly [string, string],
): string[] => {
  const rows = event === 'update' ? 'old table as anciens new table as nouveaux' : 'new table as nouveaux';
  return [
    `drop trigger noter_${event} on ${table}`,
    `create trigger noter_${event} after ${event} on ${table} referencing ${rows} for each statement
      execute function noter_changements('${of}', '${key}', '{${untold}}', '{${counted}}')`,
  ];
};

const OF_ANSWER = ['valeurs', 'recherche', 'champs_caches'].join(',');
const OF_REGISTRATION = ['email', 'telephone', 'valeurs', 'champs_caches'].join(',');

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
  ...recordAgain('reponses', 'insert', ['reponses', 'id'], [OF_ANSWER, '']),
  ...recordAgain('inscriptions', 'update', ['evenements', 'evenement_id'], [OF_REGISTRATION, 'renvoye_le']),
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
