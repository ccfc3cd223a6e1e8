/** What the register of processing reads of the settings in force. */
import { sql } from 'kysely';
import type { Capability } from '../../../../../src/domain/capabilities';
import type { Role } from '../../../../../src/domain/rights';
import type { Api } from '../../../guard/api';
import { journalRetention } from '../../../guard/privacy/journalDetail';
import { retentionSetting } from '../../../guard/privacy/retention';
import type { Sender } from '../../../letters/events/Sender';

/** For how many months a form or an event keeps what visitors sent; null without a limit. */
interface Keeping {
  nom: string;
  mois: number | null;
}

export interface LiveSettings {
  organisation: string | undefined;
  /** `yyyy-mm-dd` */
  today: string;
  has(capability: Capability): boolean;
  /** Accounts that can sign in, by role. */
  accounts: Readonly<Record<Role, number>>;
  /** The roles that need a code beside the password. */
  factorRoles: readonly Role[];
  inactiveMonths: number;
  journalMonths: number;
  forms: readonly Keeping[];
  /** Events with registrations. */
  registrations: readonly Keeping[];
  sendsMails: boolean;
  isEncrypted: boolean;
}

async function accountsByRole(db: Api['db']): Promise<Record<Role, number>> {
  const rows = await db
    .selectFrom('utilisateurs')
    .select(['role', (is) => is.fn.countAll<string>().as('count')])
    .where('desactive_le', 'is', null)
    .groupBy('role')
    .execute();
  const none: Record<Role, number> = { administrateur: 0, manager: 0, utilisateur: 0 };
  return Object.assign(none, Object.fromEntries(rows.map(({ role, count }) => [role, Number(count)])));
}

export async function liveSettings(api: Api, sender: Sender): Promise<LiveSettings> {
  const { db, capabilities } = api;
  const { rows: forms } = await sql<Keeping>`
    select nom_du_formulaire as nom, conservation_mois as mois from formulaires order by lower(nom_du_formulaire), id`.execute(
    db,
  );
  const { rows: registrations } = await sql<Keeping>`
    select e.nom_evenement as nom, r.conservation_mois as mois from inscriptions_reglages as r
    join evenements as e on e.id = r.evenement_id
    where exists (select from inscriptions as i where i.evenement_id = e.id) order by e.date desc, e.id`.execute(
    db,
  );
  const factors = await db.selectFrom('exigences').select('role').orderBy('role').execute();
  return {
    organisation: sender.organisation,
    today: api.today(),
    has: (capability) => capabilities.includes(capability),
    accounts: await accountsByRole(db),
    factorRoles: capabilities.includes('facteur-exige') ? factors.map(({ role }) => role) : [],
    inactiveMonths: (await retentionSetting(db)).mois,
    journalMonths: (await journalRetention(db)).mois,
    forms,
    registrations,
    sendsMails: api.mails.canSend,
    isEncrypted: sender.publicUrl().startsWith('https:'),
  };
}
