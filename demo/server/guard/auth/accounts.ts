/** Accounts as the operator manages them from the command line. */
import type { Role } from '../../../../src/domain/rights';
import type { Database } from '../../store/database/database';
import type { Owner } from '../passwords/weakPasswords';

export interface Account extends Owner {
  id: number;
  role: Role;
  /** When the account was disabled. */
  desactive_le: string | null;
  /** When a second factor was set. */
  totp_actif_le: string | null;
}

const columns = [
  'id',
  'email',
  'nom',
  'prenom',
  'nom_utilisateur',
  'role',
  'desactive_le',
  'totp_actif_le',
] as const;

const accounts = (db: Database) => db.selectFrom('utilisateurs').select(columns);

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
  role: Role,
  mot_de_passe: string,
): Promise<Account | undefined> =>
  db
    .insertInto('utilisateurs')
    .values({ ...owner, role, mot_de_passe })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const enableAccount = (db: Database, id: number): Promise<unknown> =>
  db.updateTable('utilisateurs').set({ desactive_le: null }).where('id', '=', id).execute();
