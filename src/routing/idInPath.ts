/**
 * The id that a part of a path holds; `NaN` for a text that doesn't consist of digits, such as `0x10`, which `Number`
 * would take for another id.
 */
export const idInPath = (text: string | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
