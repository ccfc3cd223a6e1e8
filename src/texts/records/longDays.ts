import { formatDayRange } from '../dayRange';
import type { WireDate } from '../formats';
import { formatLongDate } from './longFormats';

/** «du 8 au 13 février 2027» of an event of several days, else as `formatLongDate`. Apart, because most screens say one day. */
export const formatLongDays = (first: WireDate, last: string): string =>
  first && last > first.slice(0, 10) ? formatDayRange(first.slice(0, 10), last) : formatLongDate(first);
