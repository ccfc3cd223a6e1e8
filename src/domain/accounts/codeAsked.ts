/**
 * `etat` of a refused sign-in whose password is right but which needs the code of the second factor. The form then shows
 * a field for it, and sends `code` beside e-mail address and password. A back end of the specification never answers it.
 */
export const CODE_ASKED = 'code_requis';

/** Digits of a code of an authenticator. */
export const CODE_DIGITS = 6;
