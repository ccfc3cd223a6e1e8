import { HttpError } from '../httpError';
import { httpTexts } from '../texts';

const KILOBYTE = 2 ** 10;

/** Limits of a form with files (multipart/form-data). */
export interface FormLimits {
  /** Maximum size of the whole body in bytes. */
  max: number;
  /** Maximum size of one file in bytes. */
  file: number;
  /** The error for a body that is too long. */
  refusal(): HttpError;
  /** The error for a file that is too long; `refusal` by default. */
  fileRefusal?(name: string): HttpError;
}

export interface BodyLimits {
  /** Maximum size of a JSON body in bytes. */
  json: number;
  /** Maximum number of keys of a JSON body, nested objects included. */
  keys: number;
  /** Only set for routes that take files. */
  form?: FormLimits;
}

/** Maximum number of keys of a body, and of parts of a form. */
export const KEYS_MAX = 1000;

/** For routes where signed-in users save a whole list of objects: 500 lines of twelve keys. */
export const LIST_KEYS_MAX = 6000;

/** Maximum number of list elements in total: twice the longest list of ids. */
export const VALUES_MAX = 20_000;

/** Maximum nesting of lists and objects, because code that reads a body may recurse once per level. */
export const DEPTH_MAX = 20;

/** Maximum size of a text part of a form. */
export const FIELD_BYTES = 256 * KILOBYTE;

/** For routes without a token, which receive an address and a password. */
export const STRANGER_LIMITS: BodyLimits = { json: 16 * KILOBYTE, keys: KEYS_MAX };

export const USUAL_LIMITS: BodyLimits = { json: KILOBYTE * KILOBYTE, keys: KEYS_MAX };

export const tooLarge = (): HttpError => new HttpError(413, httpTexts.tooLarge);
