import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** A second line of the address, and the postcode. Lists are narrowed to postcodes that begin alike. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'alter table membres add column adresse_complement text, add column code_postal text collate "C"',
    'create index membres_code_postal on membres (code_postal) where code_postal is not null',
    "comment on column membres.adresse_complement is 'Deuxième ligne de l’adresse\u00a0: bâtiment, étage, chez qui.'",
    "comment on column membres.code_postal is 'Code postal, comme il a été écrit\u00a0: cinq chiffres en France.'",
  );
