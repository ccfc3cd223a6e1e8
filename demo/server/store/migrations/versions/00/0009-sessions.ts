import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * Existing sessions keep working, each as a family of its own that ends in 30 days. The columns have defaults, so that
 * instances of the previous version can still sign people in while they are being replaced.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'alter table jetons add column famille uuid not null default gen_random_uuid()',
    "alter table jetons add column fin_famille timestamptz not null default now() + interval '30 days'",
    'alter table jetons add column remplace_le timestamptz',
    'create index jetons_famille on jetons (famille)',
    'alter table utilisateurs add column desactive_le timestamptz',
    'alter table utilisateurs add column mot_de_passe_verifie text',
  );
