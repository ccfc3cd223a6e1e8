import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/**
 * Every secret link in one table, by the digest of its token, which stays as it is: links that were sent before go on, and
 * calendars keep their addresses. `jetons` has sessions alone. A link of an account ends with it; one without `expire_le` ends
 * with what it is for.
 */
const statements: readonly string[] = [
  `alter table liens alter column expire_le drop not null,
    add column compte_id integer references utilisateurs on delete cascade,
    add column email text`,
  'create index liens_compte on liens (compte_id) where compte_id is not null',
  `insert into liens (empreinte, usage, ligne, expire_le, compte_id, email, created_at)
    select empreinte, usage, utilisateur_id, expire_le, utilisateur_id, email, created_at
    from jetons where usage <> 'session'`,
  "delete from jetons where usage <> 'session'",
  'alter table jetons drop column usage, drop column email',
  `insert into liens (empreinte, usage, ligne, compte_id, created_at)
    select empreinte, 'flux', id, utilisateur_id, created_at from flux`,
  'alter table flux drop column empreinte',
  `insert into liens (empreinte, usage, ligne, created_at)
    select lien_empreinte, 'pointage', id, coalesce(lien_le, now()) from feuilles_presence
    where lien_empreinte is not null`,
  'alter table feuilles_presence drop column lien_empreinte',
  "comment on table liens is 'Liens secrets, par l’empreinte de leur jeton, qui n’est pas conservé lui-même.'",
  "comment on column liens.ligne is 'Ce pour quoi le lien est fait, selon usage\u00a0: un compte, une inscription, une personne, une demande de service, un flux, une feuille de présence.'",
  "comment on column liens.compte_id is 'Le compte dont c’est un lien, et avec lequel il finit\u00a0; vide pour ce qui est envoyé à une personne sans compte.'",
  "comment on column liens.email is 'L’adresse qu’un lien confirme\u00a0; vidée dès qu’il a servi ou n’est plus valable.'",
  "comment on table flux is 'Agendas auxquels un compte s’est abonné. Leur adresse secrète est parmi les liens.'",
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
