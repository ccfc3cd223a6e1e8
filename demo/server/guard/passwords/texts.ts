/** What is told of a password. */

export const confirmTexts = {
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  tooManyPasswords: (minutes: number) =>
    `Trop d’essais de mot de passe. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
} as const;

/** Why a password is refused. */
export const passwordTexts = {
  short: (min: number) => `Le mot de passe doit compter au moins ${min} caractères.`,
  common:
    'Ce mot de passe est trop courant\u00a0: choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  own: 'Ce mot de passe est trop proche de votre nom, de votre adresse ou de votre organisation\u00a0: choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  weak: 'Ce mot de passe se devine trop vite\u00a0: allongez-le, par exemple avec quelques mots sans rapport entre eux.',
} as const;
