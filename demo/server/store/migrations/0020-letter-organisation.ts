import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** What the journal leaves out of mails, as in 0004: recipient, content and times of the attempts. */
const UNTOLD =
  'cle,genre,destinataire,objet,texte,organisation,lien,calendrier,identifiant,prochain_le,prise,prise_fin,raison,created_at,fini_le';

const statements: readonly string[] = [
  'alter table messages add column organisation text',
  'drop trigger noter_update on messages',
  `create trigger noter_update after update on messages referencing old table as anciens new table as nouveaux
    for each statement execute function noter_changements('messages', 'id', '{${UNTOLD}}', '{}')`,
  "comment on column messages.organisation is 'Le nom qui écrit, si un événement a le sien\u00a0; vide\u00a0: celui du serveur.'",
];

/** Letters of an event are written by the organisation that its registration names. Those that wait keep the server's. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
