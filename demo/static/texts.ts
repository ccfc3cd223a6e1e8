export const staticTexts = {
  preparing: 'La démonstration se prépare…',
  ready: 'La démonstration est prête.',
  failed:
    'La démonstration n’a pas pu se préparer\u00a0: vérifiez votre connexion, ou essayez avec un navigateur plus récent.',
} as const;
