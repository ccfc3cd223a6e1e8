/** Apart from formats.ts, because visitors' widgets show no stored days. */
import { readDay, type StoredDay } from '../../domain/storedDay';
import { formatted, parseDate, shortDays } from '../formats';
import { pageTexts } from '../texts';
import { formatTexts } from '../texts.fr';

/** A stored day, which has no zone and never moves: «05/03/2024», «Date non spécifiée» or «Date invalide». */
export const formatDay = (written: StoredDay): string =>
  written ? formatted(parseDate(readDay(written) ?? ''), shortDays) : pageTexts(formatTexts).noDate;
