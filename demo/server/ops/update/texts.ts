/** The lines that update.js prints for the operator; demo/server/deploy/update.sh shows them. */

/** What the journal's kinds are called; a kind that isn't listed is shown by its own name. */
const KINDS: Readonly<Record<string, string>> = {
  membres: 'membres',
  groupes: 'groupes',
  departements: 'départements',
  tags: 'tags',
  etapes: 'étapes',
  evenements: 'événements',
  roles: 'rôles',
  intervenants: 'intervenants',
  formulaires: 'formulaires',
  reponses: 'réponses',
  comptes: 'comptes',
  profil: 'profil',
  presences: 'présences',
  filtres: 'filtres partagés',
  reglages: 'réglages',
};

export interface WrittenOperation {
  at: string;
  author: string | null;
  kind: string;
  added: number;
  changed: number;
  removed: number;
  names: readonly string[];
}

const rows = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];

export const updateTexts = {
  usage:
    'node dist/server/update.js tables\nnode dist/server/update.js written FICHIER\nnode dist/server/update.js empty',
  onlyServer: 'Cette commande ne vaut que pour une base PostgreSQL (DATABASE_URL).',
  noMark: (file: string) => `La sauvegarde ${file} ne dit pas jusqu’où va son journal.`,
  nothing: (at: string) => `Depuis la copie du ${at}, rien n’a été enregistré.`,
  written: (at: string, count: number) =>
    count === 1
      ? `Depuis la copie du ${at}, 1 opération a été enregistrée\u00a0:`
      : `Depuis la copie du ${at}, ${count.toLocaleString('fr')} opérations ont été enregistrées\u00a0:`,
  outsideJournal: (at: string) => `Depuis la copie du ${at}, hors du journal\u00a0:`,
  operation: ({ at, author, kind, added, changed, removed, names }: WrittenOperation) => {
    const what = [...rows(added, 'ajout'), ...rows(changed, 'modification'), ...rows(removed, 'suppression')];
    const named = names.length ? ` (${names.join(', ')})` : '';
    return `  ${at}, ${author ?? 'visiteur'}\u00a0: ${KINDS[kind] ?? kind}, ${what.join(', ') || 'une opération'}${named}`;
  },
  more: (count: number) => `  … et ${count.toLocaleString('fr')} de plus, avant celles-ci`,
  newRows: (tables: readonly (readonly [name: string, count: number])[]) =>
    `  lignes nouvelles par table\u00a0: ${tables.map(([name, count]) => `${name} ${count.toLocaleString('fr')}`).join(', ')}`,
} as const;
