/*
 * Phone numbers that a spreadsheet took for numbers: the leading 0 or + is gone, or the digits were rounded away. Any
 * number somebody typed with spaces or dots stays as it is.
 */
type ReadPhone = { phone: string; isRepaired: boolean } | { problem: 'rounded' };

const ROUNDED = /^\d([.,]\d+)?e\+?\d+$/i;

/** The number to keep, told when it was repaired. */
export function readPhone(written: string): ReadPhone {
  if (ROUNDED.test(written)) return { problem: 'rounded' };
  if (/^[1-9]\d{8}$/.test(written)) return { phone: `0${written}`, isRepaired: true };
  if (/^33[1-9]\d{8}$/.test(written)) return { phone: `+${written}`, isRepaired: true };
  if (/^00[1-9][\d ]{8,}$/.test(written)) return { phone: `+${written.slice(2)}`, isRepaired: true };
  return { phone: written, isRepaired: false };
}
