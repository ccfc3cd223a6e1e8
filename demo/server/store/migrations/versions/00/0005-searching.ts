import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'create extension if not exists pg_trgm schema public',
    'create index membres_recherche on membres using gin (recherche gin_trgm_ops)',
    'create table versions (nom text primary key, numero bigint not null)',
    "insert into versions (nom, numero) values ('membres', 1)",
  );
