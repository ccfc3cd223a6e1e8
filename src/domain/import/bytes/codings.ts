/**
 * The codings of one byte per character that programs in France have written files with. Their upper halves stand here,
 * because browsers don't know DOS 850 and Node reads windows-1252 without its letters from 0x80 to 0x9f.
 */
export const UPPER_HALVES = {
  'windows-1252':
    '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ\xa0¡¢£¤¥¦§¨©ª«¬\xad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xa0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0',
  'iso-8859-15':
    '\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0¡¢£€¥Š§š©ª«¬\xad®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
} as const;

export type Single = keyof typeof UPPER_HALVES;

/** The likelier first, where two read the same. */
export const SINGLES: readonly Single[] = ['windows-1252', 'macintosh', 'ibm850', 'iso-8859-15'];

const codes = new Map<Single, Uint16Array>();
const bytesBy = new Map<Single, ReadonlyMap<string, number>>();

/** UTF-16 code of each byte. */
function codesOf(single: Single): Uint16Array {
  const known = codes.get(single);
  if (known) return known;
  const upper = UPPER_HALVES[single];
  const made = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : upper.charCodeAt(byte - 0x80),
  );
  codes.set(single, made);
  return made;
}

/** Byte of each character of the upper half. */
export function bytesByCharacter(single: Single): ReadonlyMap<string, number> {
  const known = bytesBy.get(single);
  if (known) return known;
  const made = new Map([...UPPER_HALVES[single]].map((letter, at) => [letter, at + 0x80]));
  bytesBy.set(single, made);
  return made;
}

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

export function decodeSingle(bytes: Uint8Array, single: Single): string {
  const table = codesOf(single);
  const units = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) units[at] = table[bytes[at]!]!;
  return utf16.decode(units);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes that are UTF-8; undefined for others. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
