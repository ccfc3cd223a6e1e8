/** What erasing reads in the list of places. */
import { type PersonalDataPlace, PLACES } from './places';

const placesIn = (table: string): [column: string, place: PersonalDataPlace][] =>
  Object.entries(PLACES[table] ?? {}).flatMap(([column, place]) =>
    place === 'none' ? [] : [[column, place]],
  );

/** Tables whose rows an erasure deletes or empties. Their files are written again afterwards. */
export const ERASED_TABLES: readonly string[] = Object.keys(PLACES).filter((table) =>
  placesIn(table).some(([, { erasing }]) => erasing !== 'stays'),
);

/** The columns of a table by which the traces of a person are found, with what they say. */
export const telling = (
  table: string,
): readonly [column: string, says: NonNullable<PersonalDataPlace['says']>][] =>
  placesIn(table).flatMap(([column, { says }]) => (says ? [[column, says]] : []));

/** The columns that erasing empties in rows that stay. */
export const emptiedColumns = (table: string): readonly string[] =>
  placesIn(table).flatMap(([column, { erasing }]) => (erasing === 'emptied' ? [column] : []));
