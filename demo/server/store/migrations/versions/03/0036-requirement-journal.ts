import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Who changed which roles need a second factor stands in the journal, as every change of an account does. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'alter table exigences add column id integer generated always as identity',
    `create trigger noter_insert after insert on exigences referencing new table as nouveaux for each statement
      execute function noter_changements('exigences', 'id', '{}', '{}')`,
    `create trigger noter_delete after delete on exigences referencing old table as anciens for each statement
      execute function noter_changements('exigences', 'id', '{}', '{}')`,
  );
