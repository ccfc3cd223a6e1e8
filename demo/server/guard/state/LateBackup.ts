import type { MailQueue } from '../../letters/MailQueue';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import { backupAge, shareBackup } from './backupAge';
import type { Sight } from './sight';
import { stateLetters } from './texts';

interface Options {
  sight: Sight | undefined;
  now(): number;
  /** Address under which users reach the server. */
  publicUrl(): string;
}

/** The row that remembers when the letter was sent. It is deleted once a backup was made. */
const TOLD = 'sauvegarde-en-retard';

/** Writes to the administrators once when no backup was made for too long, and again only after one was. */
export class LateBackup {
  constructor(
    private readonly db: Database,
    private readonly mails: MailQueue,
    private readonly options: Options,
  ) {}

  /** Call it at intervals, while the clock is believed: by one that jumped, everything would be late. */
  async look(): Promise<void> {
    const { sight, now } = this.options;
    if (!sight) return;
    await shareBackup(this.db, sight, now());
    if (!this.mails.canSend) return;
    const { at, isLate } = await backupAge(this.db, sight, now());
    if (isLate) await this.tell(sight, at);
    else await this.db.deleteFrom('passages').where('nom', '=', TOLD).execute();
  }

  /** Several servers of one database look; the one that stores the row writes the letters. */
  private async tell({ timeZone }: Sight, at: string | undefined): Promise<void> {
    const link = `${this.options.publicUrl()}/#/apps/serveur`;
    const isFirst = await inTransaction(this.db, async (trx) => {
      const people = await administrators(trx);
      // An administrator who may sign in later is told by a later round.
      if (people.length === 0) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('passages')
        .values({ nom: TOLD, fait_le: new Date(this.options.now()).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return false;
      for (const { email, prenom } of people)
        await this.mails.add(trx, {
          to: email,
          kind: 'serveur',
          ...stateLetters.lateBackup(prenom, at, link, timeZone),
        });
      return true;
    });
    if (isFirst) this.mails.wake();
  }
}

/** Those who may sign in. */
const administrators = (db: Database) =>
  db
    .selectFrom('utilisateurs')
    .select(['email', 'prenom'])
    .where('role', '=', 'administrateur')
    .where('desactive_le', 'is', null)
    .where('invite_le', 'is', null)
    .execute();
