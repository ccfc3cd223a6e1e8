import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** A pair is stored once, the lower id first. It goes with either of its members. */
const pair = `membre_a integer not null references membres on delete cascade,
      membre_b integer not null references membres on delete cascade,`;
const pairKey = 'primary key (membre_a, membre_b), check (membre_a < membre_b)';

export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `create table doublons (
      ${pair}
      score smallint not null,
      raisons text not null,
      ${pairKey}
    )`,
    'create index doublons_score on doublons (score desc, membre_a, membre_b)',
    'create index doublons_membre_b on doublons (membre_b)',
    `create table doublons_ecartes (
      ${pair}
      auteur_id integer references utilisateurs on delete set null,
      le timestamptz not null default now(),
      ${pairKey}
    )`,
    'create index doublons_ecartes_membre_b on doublons_ecartes (membre_b)',
    `create table recherches_doublons (
      id integer primary key check (id = 1),
      commencee_le timestamptz,
      finie_le timestamptz,
      membres integer
    )`,
  );
