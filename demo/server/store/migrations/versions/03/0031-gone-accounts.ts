import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** What the journal keeps of an account that is gone, from one of the columns. */
const nameAlone = (column: string): string =>
  `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key in ('id', 'nom', 'prenom'))`;

/**
 * Takes everything but the name out of the journal when an account is deleted, by a call, a command or another program. It
 * runs after the triggers of the journal, whose names come first, so it also narrows what they have just recorded.
 */
const forget = `create function oublier_compte() returns trigger language plpgsql set search_path from current as $$
    begin
      update changements set avant = ${nameAlone('avant')}, apres = ${nameAlone('apres')}
        where objet = 'comptes' and objet_id = old.id;
      return null;
    end $$`;

/** Accounts that were deleted before keep no more either. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    forget,
    `create trigger oublier_compte after delete on utilisateurs for each row execute function oublier_compte()`,
    `update changements as c set avant = ${nameAlone('c.avant')}, apres = ${nameAlone('c.apres')}
      where c.objet = 'comptes' and not exists (select from utilisateurs as u where u.id = c.objet_id)`,
  );
