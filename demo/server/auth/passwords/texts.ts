/** Why a password is refused. */
export const passwordTexts = {
  short: (min: number) => `Le mot de passe doit compter au moins ${min} caractères.`,
  common:
    'Ce mot de passe est parmi les premiers que l’on essaie\u00a0: choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  own: 'Ce mot de passe n’est fait que de votre nom ou de votre adresse\u00a0: choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
} as const;
