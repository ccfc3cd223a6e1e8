import type { Kysely } from 'kysely';
import type { Profile } from '../../../../src/domain/accounts/profile';
import { userSettingsOf } from '../../../../src/domain/accounts/userSettings';
import type { DatabaseSchema } from '../../store/tables/schema';

/** One's own account as the wire has it. */
export async function profileOf(db: Kysely<DatabaseSchema>, id: number, now: number): Promise<Profile> {
  const {
    totp_actif_le,
    codes,
    reglages: settings,
    ...row
  } = await db
    .selectFrom('utilisateurs as u')
    .select(['u.email', 'u.nom', 'u.prenom', 'u.totp_actif_le', 'u.reglages', 'u.updated_at'])
    .select((is) =>
      is
        .selectFrom('codes_secours as c')
        .select((count) => count.fn.countAll<number>().as('codes'))
        .whereRef('c.utilisateur_id', '=', 'u.id')
        .where('c.utilise_le', 'is', null)
        .as('codes'),
    )
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const asked = await db
    .selectFrom('liens')
    .select(['email', 'expire_le'])
    .where('ligne', '=', id)
    .where('usage', '=', 'adresse')
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return {
    ...row,
    second_facteur: totp_actif_le !== null,
    codes_restants: Number(codes),
    reglages: userSettingsOf(settings),
    adresse_demandee:
      asked?.email && asked.expire_le ? { email: asked.email, expire_le: asked.expire_le } : null,
  };
}
