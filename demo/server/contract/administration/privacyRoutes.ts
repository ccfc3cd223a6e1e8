import { privacyCalls } from '../../../../src/api/endpoints/privacy';
import type { KeptCopy } from '../../../../src/domain/privacy/erasure';
import { ANSWER_RETENTION_MONTHS, JOURNAL_MONTHS } from '../../../../src/domain/privacy/retention';
import type { Api } from '../../guard/api';
import { dossierOf } from '../../guard/privacy/dossier';
import type { EraseCleaning } from '../../guard/privacy/EraseCleaning';
import { eraseMember, erasurePreview, personOf } from '../../guard/privacy/eraseMember';
import { eraseRegistration } from '../../guard/privacy/eraseRegistration';
import { journalRetention, oldDetailCount, setJournalRetention } from '../../guard/privacy/journalDetail';
import { oldAnswerCount } from '../../guard/privacy/oldAnswers';
import {
  checkedMonths,
  inactiveMembers,
  keepMember,
  retentionSetting,
  setRetention,
} from '../../guard/privacy/retention';
import { privacyTexts } from '../../guard/privacy/texts';
import { batchRoute, writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import type { Sender } from '../../letters/events/Sender';
import { registerRoute } from './register/registerRoute';

/** What the app knows of the place where the data are. */
export interface PrivacyHome {
  cleaning: EraseCleaning;
  /** The copies of the data, newest first. */
  copies(): KeptCopy[];
  /** Called after an erasure: keeps the list of what was erased beside the database. */
  onErased(): Promise<void>;
}

function erasureRoutes(api: Api, { cleaning, copies, onErased }: PrivacyHome): void {
  const { db } = api;
  /** A copy that was made before the record existed doesn't have it. */
  const copiesWith = ({ created_at }: { created_at: string }) =>
    copies().filter(({ le }) => le >= created_at);
  readRoute(api, privacyCalls.donnees, ({ id }) => dossierOf(db, Number(id), api.now()));
  readRoute(api, privacyCalls.apercu, async ({ id }) => {
    const person = await personOf(db, Number(id));
    return { ...(await erasurePreview(db, person)), sauvegardes: copiesWith(person) };
  });
  batchRoute(api, privacyCalls.effacer, 'membres', async ({ id, body }, { runBatch }) => {
    const created_at = await runBatch(async (trx) => (await eraseMember(trx, Number(id), body)).created_at);
    await onErased();
    cleaning.start();
    return new Reply(
      { numero: Number(id), sauvegardes: copiesWith({ created_at }) },
      privacyTexts.erased(Number(id)),
    );
  });
  batchRoute(api, privacyCalls.effacerInscription, 'membres', async ({ id, body }, { runBatch }) => {
    await runBatch(async (trx) => {
      await eraseRegistration(trx, Number(id), body.inscrit, body.contact);
      return {};
    });
    await onErased();
    cleaning.start();
    return new Reply(null, privacyTexts.registrationErased);
  });
}

function retentionRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, privacyCalls.inactifs, (query) => inactiveMembers(api, privacyCalls.inactifs.path, query), {
    isWhole: true,
  });
  writeRoute(api, privacyCalls.garder, 'membres', ({ id }, { user }) => async (trx) => {
    await keepMember(trx, Number(id), userIdOf(user));
    return new Reply(null, privacyTexts.kept);
  });
  readRoute(api, privacyCalls.reglage, () => retentionSetting(db));
  writeRoute(api, privacyCalls.regler, 'unqueued', ({ body }) => {
    checkedMonths(body.mois);
    return async (trx) => new Reply(await setRetention(trx, body), privacyTexts.set);
  });
  readRoute(api, privacyCalls.reglageJournal, () => journalRetention(db));
  writeRoute(api, privacyCalls.reglerJournal, 'unqueued', ({ body }) => {
    checkedMonths(body.mois);
    return async (trx) => new Reply(await setJournalRetention(trx, body), privacyTexts.set);
  });
  readRoute(api, privacyCalls.anciensDetails, async ({ mois = JOURNAL_MONTHS }) => ({
    nombre: await oldDetailCount(db, checkedMonths(mois), { timeZone: api.timeZone, now: api.now }),
  }));
  readRoute(api, privacyCalls.anciennes, async ({ id, mois = ANSWER_RETENTION_MONTHS }) => ({
    nombre: await oldAnswerCount(api, Number(id), checkedMonths(mois)),
  }));
}

/** Serves the data of one person as a whole, and how long data are kept. */
export function privacyRoutes(api: Api, home: PrivacyHome, sender: Sender): void {
  erasureRoutes(api, home);
  retentionRoutes(api);
  registerRoute(api, sender);
}
