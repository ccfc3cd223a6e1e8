import { defineTexts } from '../../texts/texts';

export const serverStateTexts = defineTexts('serverState', {
  lookAgain: 'Vérifier à nouveau',
  looking: 'Vérification…',
  facts: (version: string, moment: string) => `Version ${version}. Vérifié le ${moment}.`,
  failed: 'L’état du serveur n’a pas pu être chargé.',
  stale: 'Cet état n’est peut-être plus à jour.',

  todo: 'À faire',
  nothing: 'Rien ne demande d’intervention.',
  nothingSoFar: 'Rien jusqu’ici\u00a0: les e-mails et le certificat ne sont pas encore vérifiés.',
  well: 'Ce qui va bien',
  nothingWell: 'Rien pour l’instant.',

  network: 'E-mails et certificat',
  asking:
    'Le serveur d’e-mails et l’adresse publique sont interrogés, ce qui peut prendre quelques secondes…',
  networkFailed: 'Le serveur d’e-mails et le certificat n’ont pas pu être vérifiés.',

  bien: 'Bien',
  attention: 'À surveiller',
  probleme: 'Problème',

  clock: (moment: string) => `L’heure du serveur\u00a0: ${moment}.`,
  confirm: 'La date est juste',
  confirmed: 'Date confirmée',
  notConfirmed: 'La date n’a pas été confirmée',
});
