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
    element: 'Là où le widget doit paraître.',
    classic: 'Pour une page qui ne peut pas charger de modules\u00a0; plus lourd.',
    module: 'Le widget est créé par votre code\u00a0; update() et unmount() le changent et l’enlèvent.',
    placeholder:
      'Dans le code source de l’article. Le module fourni pour Joomla et Drupal s’en passe\u00a0: il a ses réglages.',
    wordpress: 'Avec l’extension Parvis. L’adresse de l’API est dans ses réglages.',
    spip: 'Avec le plugin Parvis, dans un article. L’adresse de l’API est dans sa configuration.',
    react: 'npm install parvis',
    vue: 'npm install parvis. Dites au compilateur que parvis-* sont des éléments\u00a0: isCustomElement.',
    svelte: 'npm install parvis',
  } satisfies Record<Host, string>,
  style: 'Feuille de style',
  styleHint: 'Dans la feuille de style du site\u00a0: elle vaut pour tous les widgets de la page.',
  copy: 'Copier',
  copied: 'Copié',
  refused: 'Le navigateur refuse la copie\u00a0: sélectionnez le code.',
};
