import { uniqueKey } from '../../../../src/domain/search/uniqueKey';
import { searchLine } from '../../../../src/domain/search/words';
import { tidyLine } from './tidyText';

/** A key that is the same for names that differ only by case, accents, hyphens or spaces. */
export const nameKey = (name: string): string => uniqueKey(name) || tidyLine(name);

/** The two computed columns. */
export const searchedBy = (nom_evenement: string, eventPlace: string | null) => ({
  cle: nameKey(nom_evenement),
  recherche: searchLine(`${nom_evenement} ${eventPlace ?? ''}`),
});
