/*
 * Repairs phone numbers that a spreadsheet stored as numbers: the leading 0 or + is missing, or digits were rounded
 * away. A number that was typed with spaces or dots stays as it is.
 */
type ReadPhone = { phone: string; isRepaired: boolean } | { problem: 'rounded' };

const ROUNDED = /^\d([.,]\d+)?e\+?\d+$/i;

/** The number to keep, and whether it was repaired. */
export function readPhone(written: string): ReadPhone {
  if (ROUNDED.test(written)) return { problem: 'rounded' };
  if (/^[1-9]\d{8}$/.test(written)) return { phone: `0${written}`, isRepaired: true };
  if (/^33[1-9]\d{8}$/.test(written)) return { phone: `+${written}`, isRepaired: true };
  if (/^00[1-9][\d ]{8,}$/.test(written)) return { phone: `+${written.slice(2)}`, isRepaired: true };
  return { phone: written, isRepaired: false };
}
