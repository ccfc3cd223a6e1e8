export const sessionTexts = {
  loginFailed: 'Erreur lors de la connexion',
  resetFailed: 'Erreur lors de la réinitialisation du mot de passe',
} as const;
