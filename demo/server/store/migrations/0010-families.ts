import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** What says that places may have become free: the end of the transaction then looks whether someone who waits gets one. */
const mark = (table: string): string =>
  `create trigger noter_places after insert or update or delete on ${table} for each statement
    execute function noter_places()`;

/**
 * Families stay together where places are short, but for events that took registrations before. The settings of events in the trash
 * come back as they were, so they say it too.
 */
const statements: readonly string[] = [
  'alter table inscriptions_reglages add column separer boolean not null default true',
  'alter table inscriptions_reglages alter column separer set default false',
  `update changements set avant = avant || '{"separer": true}'
    where nom_table = 'inscriptions_reglages' and apres is null and avant is not null and not avant ? 'separer'`,
  `create function noter_places() returns trigger language plpgsql
    set search_path from current as $$
    begin
      perform set_config('parvis.places', 'oui', true);
      return null;
    end $$`,
  ...['evenements', 'evenements_exceptions', 'inscriptions_reglages', 'inscrits'].map(mark),
  // An event without waiting people is passed over by its settings alone.
  "create index inscrits_en_attente on inscrits (evenement_id) where etat in ('attente', 'offert')",
  "comment on column inscriptions_reglages.separer is 'Une famille peut être séparée quand les places manquent\u00a0; sinon toute l’inscription attend.'",
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
