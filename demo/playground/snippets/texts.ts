import type { Host } from './snippetFor';

export const snippetTexts = {
  title: 'Code à copier',
  host: 'Pour',
  hosts: {
    element: 'Une page HTML',
    classic: 'Une page HTML, en un seul fichier',
    module: 'JavaScript',
    placeholder: 'Joomla, Drupal, un autre CMS',
    wordpress: 'WordPress',
    spip: 'SPIP',
    react: 'React',
    vue: 'Vue',
    svelte: 'Svelte',
  } satisfies Record<Host, string>,
  hints: {
    element: 'Là où le composant doit apparaître.',
    classic: 'Pour une page qui ne peut pas charger de modules\u00a0; plus lourd.',
    module: 'Votre code crée le composant\u00a0; update() et unmount() le changent et l’enlèvent.',
    placeholder:
      'Dans le code source de l’article. Le module fourni pour Joomla et Drupal s’en passe\u00a0: il a ses réglages.',
    wordpress: 'Avec l’extension Parvis. L’adresse de votre serveur Parvis est dans ses réglages.',
    spip: 'Avec le plugin Parvis, dans un article. L’adresse de votre serveur Parvis est dans sa configuration.',
    react: 'npm install ./parvis-1.0.0.tgz, le fichier que fait npm run package.',
    vue: 'npm install ./parvis-1.0.0.tgz, le fichier que fait npm run package. Dites au compilateur que parvis-* sont des balises\u00a0: isCustomElement.',
    svelte: 'npm install ./parvis-1.0.0.tgz, le fichier que fait npm run package.',
  } satisfies Record<Host, string>,
  site: 'Adresse de votre site',
  allow: (server: string) => `Avant de coller, autorisez-le sur le serveur (${server})\u00a0:`,
  allowHint:
    'Sans cela, la connexion répond «\u00a0Impossible de se connecter au serveur\u00a0». Plusieurs sites\u00a0: séparez-les par des virgules, sans chemin. Un autre serveur que celui de Parvis a un réglage du même genre (CORS).',
  sameOrigin: 'Rien à autoriser\u00a0: votre site est à la même adresse que le serveur.',
  noOrigin: 'Ceci n’est pas l’adresse d’un site. Écrivez par exemple https://www.votre-site.fr.',
  style: 'Feuille de style',
  styleHint: 'Dans la feuille de style du site\u00a0: elle vaut pour tous les composants de la page.',
  copy: 'Copier',
  copied: 'Copié',
  refused: 'Le navigateur n’a pas permis la copie\u00a0: sélectionnez le code.',
};
