/** What is said of a date that has to be confirmed. */
export const clockTexts = {
  movedOn:
    'L’heure du serveur n’est plus celle qui était affichée\u00a0: rien n’a été confirmé. Actualisez, vérifiez la date, puis confirmez.',
};
