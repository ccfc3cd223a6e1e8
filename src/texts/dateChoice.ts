/** How the signed-in person wants the dates of the page. Apart from formats.ts, because every session sets it. */
import { type Format, zonedTime } from './locale';

/** The order of a day's numbers when the person has chosen none. */
const DAY_ORDER = 'DD/MM/YYYY';
let order = DAY_ORDER;
let zone = '';
let timeIn: Format<Date> | undefined;

/**
 * Sets how the dates of the page are written.
 * @param dayOrder as `DD/MM/YYYY`; without one, the French order
 * @param timeZone the zone of moments; that of the device for an empty name or a zone that the browser doesn't know
 */
export function setDateFormat(dayOrder = DAY_ORDER, timeZone = ''): void {
  order = dayOrder;
  if (timeZone !== zone) timeIn = timeZone ? zonedTime(timeZone) : undefined;
  zone = timeZone;
}

/** The order of a day's numbers, as `DD/MM/YYYY`. */
export const dateOrder = (): string => order;

/** IANA name of the zone in which the person reads moments; empty for that of the device. */
export const momentZone = (): string => zone;

/** Writes a moment on the clock of that zone; undefined for the zone of the device. */
export const zonedFormat = (): Format<Date> | undefined => timeIn;

/** Changes when dates are to be written in another way. */
export const dateFormatKey = (): string => `${order} ${zone}`;
