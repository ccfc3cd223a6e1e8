/* Import and export of members. */
import type { Case } from '../../support/Case.ts';
import { type Attempt, isUnreadable } from '../../support/faults.ts';
import { messageOr, note, panel } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const menu = async (tab: Tab, item: string): Promise<void> => {
  await tab.goto('community');
  await tab.press('Autres actions');
  await tab.page.getByRole('menuitem', { name: item }).click();
};

async function choose(tab: Tab): Promise<void> {
  await menu(tab, 'Importer des membres…');
  const rows = ['Nom;Prénom;Genre', `${fresh('Bruyère')};Ada;F`, `${fresh('Bruyère')};Noé;H`];
  await tab.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  await tab.button('Vérifier le fichier', tab.dialog).waitFor();
}

const SEND = /^(Importer 2 membres|Reprendre)$/;
const CHECK = /^(Vérifier le fichier|Reprendre)$/;

const failed = (sentence: string, title: string) => async (tab: Tab, attempt: Attempt) => {
  await tab.dialog.getByRole('heading', { name: title }).waitFor();
  const words = isUnreadable(attempt.fault)
    ? () => 'Le résultat de chaque ligne est inconnu'
    : messageOr(sentence);
  return note(words)(tab, attempt);
};

export const transferCases: readonly Case[] = [
  {
    call: 'membres.export',
    screen: 'Export des membres',
    kind: 'save',
    async open(tab) {
      await menu(tab, 'Exporter…');
      await tab.dialog.getByRole('button', { name: /^Exporter \d/ }).waitFor();
    },
    act: (tab) => tab.press(/^Exporter \d/, tab.dialog),
    shows: (tab, attempt) => {
      const late = 'Le fichier n’est pas arrivé à temps.';
      const { network } = attempt.fault;
      const isLate = network === 'stall' || network === 'drip';
      return panel(isLate ? () => late : messageOr('L’export a échoué.'))(tab, attempt);
    },
    done: (tab) => tab.page.getByText('Export terminé').first().waitFor(),
  },
  {
    call: 'membres.import',
    screen: 'Import, vérification',
    kind: 'save',
    field: 'file',
    open: choose,
    act: (tab) => tab.press(CHECK, tab.dialog),
    shows: failed('La vérification a échoué.', 'Vérification interrompue'),
    done: (tab) => tab.button(SEND, tab.dialog).waitFor(),
  },
  {
    call: 'membres.import',
    screen: 'Import, envoi',
    kind: 'save',
    async open(tab) {
      await choose(tab);
      await tab.press(CHECK, tab.dialog);
      await tab.button(SEND, tab.dialog).waitFor();
    },
    act: (tab) => tab.press(SEND, tab.dialog),
    shows: failed('L’import a échoué.', 'Import interrompu'),
    done: (tab) =>
      tab.dialog
        .getByText(/2 membres créés|Import terminé/)
        .first()
        .waitFor(),
  },
];
