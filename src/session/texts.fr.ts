import { defineTexts } from '../texts/texts';

export const sessionTexts = defineTexts('session', {
  loginFailed: 'Erreur lors de la connexion',
  anonymousUser: 'Utilisateur',
  resetFailed: 'Erreur lors de la réinitialisation du mot de passe',
});
