import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/**
 * The journal tells that answers or telephone were changed, without what they say. A later sending that was not taken over is
 * no change: its moment alone leaves no line.
 */
const statements: readonly string[] = [
  'alter table inscriptions add column renvoye_le timestamptz, add column reponses_le timestamptz',
  `create trigger noter_update after update on inscriptions
    referencing old table as anciens new table as nouveaux for each statement
    execute function noter_changements('evenements', 'evenement_id', '{email,telephone,valeurs}', '{renvoye_le}')`,
  "comment on column inscriptions.renvoye_le is 'Dernier envoi dont ni les réponses ni le téléphone n’ont été repris\u00a0; vide s’il n’y en a pas, ou depuis que le lien a servi à les changer.'",
  "comment on column inscriptions.reponses_le is 'Moment où les réponses et le téléphone ont été changés par le lien\u00a0; vide s’ils ne l’ont pas été.'",
];

/** When a visitor sent other answers that were not taken over, and when the answers were changed by the link of the mail. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
