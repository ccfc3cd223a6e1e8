import type { ServerCheck } from '../../../../src/domain/serverState';

type State = ServerCheck['etat'];

/** The words that begin a line, as wide as each other, so that the sentences stand below each other. */
const WORDS: Readonly<Record<State, string>> = {
  bien: '[bien]     ',
  attention: '[attention]',
  probleme: '[problème] ',
};

/** The lines of `npm run check`. */
export const checkTexts = {
  usage: [
    'npm run check [-- --env=/etc/parvis.env] [--quiet]',
    'node dist/server/main.js check [--env=/etc/parvis.env] [--quiet]',
    '(--quiet ne dit que ce qui demande une intervention\u00a0; le code de fin est 1 quand il y a un problème, sinon 0)',
  ].join('\n'),
  line: (state: State, phrase: string) => `${WORDS[state]} ${phrase.replaceAll('\n', `\n${' '.repeat(12)}`)}`,
  remedy: (text: string) => `${' '.repeat(12)}→ ${text}`,
  sum(states: readonly State[]): string {
    const [problems, hints] = (['probleme', 'attention'] as const).map(
      (state) => states.filter((one) => one === state).length,
    );
    if (!problems && !hints) return 'Tout va bien.';
    const words = [
      ...(problems ? [`${problems}\u00a0problème${problems > 1 ? 's' : ''}`] : []),
      ...(hints ? [`${hints}\u00a0point${hints > 1 ? 's' : ''} à surveiller`] : []),
    ];
    return `${words.join(', ')}.`;
  },

  running: 'Parvis répond.',
  stopped: 'Parvis est arrêté.',
  startIt: 'Démarrez-le\u00a0: systemctl start parvis, ou npm start.',
  silent: (pid: number, host: string) =>
    `Le dossier des données est tenu par un processus (${pid}, machine ${host}) qui ne dit pas comment il va\u00a0: une commande en cours, une version plus ancienne ou une autre machine.`,
  askLater:
    'Recommencez dans un moment, sur la machine du serveur. Une version plus ancienne répondra après sa mise à jour.',
  correctSettings: 'Corrigez ces réglages\u00a0: le serveur ne démarrerait pas.',
  neverStarted: (folder: string) =>
    `Rien n’a encore été démarré dans ${folder}\u00a0: il n’y a pas de données.`,
  nameFolder:
    'Démarrez le serveur une première fois, ou donnez ses réglages avec --env=/etc/parvis.env, ou son dossier avec PARVIS_DATA=…',
} as const;
