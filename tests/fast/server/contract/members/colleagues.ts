/** Other accounts of a server with a signed-in administrator, for tests of what a role reads and changes. */
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import type { Role } from '../../../../../src/domain/rights';
import type { JsonAnswer, SignedInServer } from '../../signedInServer';

let made = 0;

/** Signs a new account in, which has the administrator's password. @returns its calls */
export async function colleague(home: SignedInServer, role: Role, prenom = 'Zoë', nom = 'O’Neill') {
  const email = `collegue${++made}@parvis.test`;
  await sql`insert into utilisateurs (email, nom, prenom, role, mot_de_passe)
    select ${email}, ${nom}, ${prenom}, ${role}, mot_de_passe from utilisateurs order by id limit 1`.execute(
    home.db,
  );
  const signedIn = await home.call('POST', '/api/login', { email, password: DEMO_PASSWORD });
  const call = async (method: string, path: string, body?: unknown): Promise<JsonAnswer> => {
    const own = home.token;
    home.token = signedIn.data.token;
    try {
      return await home.call(method, path, body);
    } finally {
      home.token = own;
    }
  };
  return { email, user: signedIn.data.user, call };
}
