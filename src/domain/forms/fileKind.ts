/**
 * What a photo is by its first bytes. Phones and programs name photos by habit rather than by content, and people can't
 * mend that, so the content counts and not the name. No zod: visitors’ forms load this.
 */
import { FILE_ENDINGS, type FileEnding, fileEndingOf } from './answer';

/** Enough bytes for every mark below. */
export const HEAD_BYTES = 64;

/** Endings that mean an accepted kind under another name. */
const OTHER_ENDINGS = ['jfif', 'jpe', 'heif'];

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const PHOTO_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif'];

/** Brands are four letters each: the main one, a version, then those that the file is compatible with. */
function isHeic(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  const brands: string[] = [];
  for (let at = 8; at < head.length; at += 4) brands.push(head.slice(at, at + 4));
  const isPhoto = (brand = '') => PHOTO_BRANDS.includes(brand);
  return isPhoto(brands[0]) || (brands[0] === 'mif1' && brands.some(isPhoto));
}

/** The kind of a photo, whatever its name says; undefined for every other content. */
export function photoKind(bytes: Uint8Array): FileEnding | undefined {
  const head = letters(bytes, 0, HEAD_BYTES);
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return isHeic(head) ? 'heic' : undefined;
}

/** The name with the ending of the photo's true kind. An ending that says another kind is replaced. */
export function nameOfKind(name: string, kind: FileEnding): string {
  const said = fileEndingOf(name);
  if (said === kind || (kind === 'jpg' && said === 'jpeg')) return name;
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const isKnown = dot > 0 && [...FILE_ENDINGS, ...OTHER_ENDINGS].some((each) => each === ending);
  return `${isKnown ? name.slice(0, dot) : name}.${kind}`;
}
