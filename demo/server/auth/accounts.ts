/** Accounts as the operator manages them from the command line. */
import type { Database } from '../database/openDatabase';
import type { Owner } from './passwords/weakPasswords';

export interface Account extends Owner {
  id: number;
  /** When the account was disabled. */
  desactive_le: string | null;
}

const accounts = (db: Database) =>
  db.selectFrom('utilisateurs').select(['id', 'email', 'nom', 'prenom', 'nom_utilisateur', 'desactive_le']);

export const listAccounts = (db: Database): Promise<Account[]> => accounts(db).orderBy('email').execute();

/** Finds an account by e-mail address or user name, whatever the case. */
export function accountOf(db: Database, text: string): Promise<Account | undefined> {
  const name = text.trim().toLowerCase().slice(0, 320);
  return accounts(db)
    .where((is) => is.or([is('email', '=', name), is('nom_utilisateur', '=', name)]))
    .executeTakeFirst();
}

/** Creates the account; returns undefined when its address or user name is taken. */
export const createAccount = (
  db: Database,
  owner: Owner,
  mot_de_passe: string,
): Promise<Account | undefined> =>
  db
    .insertInto('utilisateurs')
    .values({ ...owner, mot_de_passe })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'nom', 'prenom', 'nom_utilisateur', 'desactive_le'])
    .executeTakeFirst();

export const enableAccount = (db: Database, id: number): Promise<unknown> =>
  db.updateTable('utilisateurs').set({ desactive_le: null }).where('id', '=', id).execute();
