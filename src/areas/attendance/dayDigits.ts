/* A day in an address, whose parameters are numbers: 20261127. */

export const dayDigits = (day: string): number => Number(day.replaceAll('-', ''));

/** `yyyy-mm-dd`; empty for what has not eight digits. The back end says what is no day. */
export const dayFromDigits = (digits: number): string =>
  /^(\d{4})(\d{2})(\d{2})$/.exec(String(digits))?.slice(1).join('-') ?? '';
