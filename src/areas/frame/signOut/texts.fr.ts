import { formatNumber } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Before a sign-out that removes what was never sent. */
export const signOutTexts = defineTexts('signOut', {
  title: 'Se déconnecter sans envoyer\u00a0?',
  text: (count: number) =>
    count === 1
      ? 'Un pointage gardé sur cet appareil n’est pas encore envoyé. La déconnexion l’efface. Avec du réseau, il part tout seul.'
      : `${formatNumber(count)} pointages gardés sur cet appareil ne sont pas encore envoyés. La déconnexion les efface. Avec du réseau, ils partent tout seuls.`,
  confirm: 'Effacer et se déconnecter',
});
