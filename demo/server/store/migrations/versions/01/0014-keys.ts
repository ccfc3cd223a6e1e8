import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** The keys that callers gave to writes, each with the answer that a repeated call gets. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `create table cles (
      porteur text collate "C" not null,
      cle text collate "C" not null,
      empreinte text collate "C" not null,
      reponse json,
      le timestamptz not null default now(),
      primary key (porteur, cle)
    )`,
    'create index cles_le on cles (le)',
  );
