import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Invitations, what a session shows of itself, and the second factor with its recovery codes. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `alter table utilisateurs
      add column invite_le timestamptz,
      add column totp_secret text,
      add column totp_actif_le timestamptz,
      add column totp_dernier_pas integer`,
    `alter table jetons
      add column appareil text,
      add column vu_le timestamptz,
      drop constraint jetons_usage_check,
      add check (usage in ('session', 'reinitialisation', 'invitation'))`,
    `create table codes_secours (
      marque text primary key,
      utilisateur_id integer not null references utilisateurs on delete cascade,
      utilise_le timestamptz
    )`,
    'create index codes_secours_utilisateur on codes_secours (utilisateur_id)',
  );
