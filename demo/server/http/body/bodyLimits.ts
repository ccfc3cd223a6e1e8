import { serverTexts } from '../../texts';
import { HttpError } from '../httpError';

const KILOBYTE = 2 ** 10;

/** What a form with files may bring (multipart/form-data). */
export interface FormLimits {
  /** Bytes of the whole body. */
  max: number;
  /** Bytes of one file. */
  file: number;
  /** For a body that is too long. */
  refusal(): HttpError;
  /** For a file that is too long; a body that is too long unless said otherwise. */
  fileRefusal?(name: string): HttpError;
}

export interface BodyLimits {
  /** Bytes of a body of JSON. */
  json: number;
  /** Keys of a body of JSON, those of inner objects included. */
  keys: number;
  /** Present where files are taken. */
  form?: FormLimits;
}

/** Keys of a body, and parts of a form. */
export const KEYS_MAX = 1000;

/** Keys where signed-in people save a whole list of objects: 500 lines of twelve. */
export const LIST_KEYS_MAX = 6000;

/** Elements of lists, all of them together: twice what the longest list of ids may hold. */
export const VALUES_MAX = 20_000;

/** Levels of lists and objects. Whoever reads a body may call itself once per level. */
export const DEPTH_MAX = 20;

/** A text of a form, beside its files. */
export const FIELD_BYTES = 256 * KILOBYTE;

/** For routes without a token: an address and a password. */
export const STRANGER_LIMITS: BodyLimits = { json: 16 * KILOBYTE, keys: KEYS_MAX };

export const USUAL_LIMITS: BodyLimits = { json: KILOBYTE * KILOBYTE, keys: KEYS_MAX };

export const tooLarge = (): HttpError => new HttpError(413, serverTexts.tooLarge);
