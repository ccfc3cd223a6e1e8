const ratio = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export const themeTexts = {
  title: 'Apparence',
  accent: 'Couleur principale',
  radius: 'Arrondi',
  size: 'Taille du texte',
  font: 'Police',
  hostFont: 'Celle de la page',
  all: 'Toutes les variables',
  reset: 'Revenir au thème de départ',
  oneValue: 'Écrivez une seule valeur, sans point-virgule ni accolade.',
  contrast: (value: number) => `Texte des boutons\u00a0: contraste de ${ratio.format(value)} pour\u00a01`,
};
