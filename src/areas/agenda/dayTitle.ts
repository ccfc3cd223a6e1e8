import type { IsoDay } from '../../domain/calendar/dayNumbers';
import { withOrdinal } from '../../texts/locale';
import { dayName } from '../../ui/calendar/names';

/** «mardi 1er décembre 2026» */
export const dayTitle = (day: IsoDay): string => withOrdinal(dayName(day));
