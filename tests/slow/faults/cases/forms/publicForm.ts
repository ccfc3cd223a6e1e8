/* The form for visitors, on a host's page. */
import type { Case } from '../../support/Case.ts';
import {
  fieldReason,
  holdsValue,
  messageOr,
  note,
  panel,
  unnamedOr,
  withReason,
} from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';

const open = (tab: Tab) => tab.visitForm();
const name = (tab: Tab) => tab.page.getByLabel(/^Nom et prénom/);

async function fill(tab: Tab): Promise<void> {
  await open(tab);
  await name(tab).fill('Zoé Dupont');
  await tab.page.getByLabel(/^E-mail/).fill('parent@exemple.fr');
  await tab.page.getByLabel(/^Téléphone/).fill('06 12 34 56 78');
  await tab.page.getByLabel(/^Date de naissance/).fill('2015-06-30');
  await tab.page.getByLabel(/^Taille/).selectOption('M');
  await tab.page.getByLabel('Par ses propres moyens').check();
  const file = { name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  const upload = tab.page.getByLabel(/^Fiche sanitaire/);
  if (await upload.count()) await upload.setInputFiles(file);
}

export const publicFormCases: readonly Case[] = [
  {
    call: 'formulaires.public',
    screen: 'Formulaire public',
    kind: 'load',
    anonymous: true,
    ends: ['403', '404'],
    open,
    async shows(tab, attempt) {
      const { status } = attempt.fault;
      const isClosed = status === 403;
      if (!isClosed && status !== 404)
        return panel(unnamedOr(withReason('Erreur lors du chargement du formulaire')))(tab, attempt);
      await tab.page.getByText(isClosed ? 'Formulaire fermé' : 'Formulaire non trouvé').waitFor();
      const reason = isClosed ? (attempt.message ?? '') : 'Vérifiez l’adresse de la page';
      await tab.page.getByText(reason).waitFor();
      return 'B';
    },
    done: (tab) => name(tab).first().waitFor(),
  },
  {
    call: 'formulaires.answer',
    screen: 'Formulaire public, envoi',
    kind: 'save',
    anonymous: true,
    anyBody: 'noPage',
    field: '1',
    open: fill,
    act: (tab) => tab.press('Envoyer'),
    async shows(tab, attempt) {
      if (attempt.fault.fields) {
        await fieldReason(tab, attempt, name);
        return 'F';
      }
      const words = 'Vos réponses n’ont pas pu être envoyées. Elles sont toujours là';
      return note(messageOr(words))(tab, attempt);
    },
    kept: holdsValue(name, 'Zoé Dupont'),
    done: (tab) => tab.heading('Merci\u00a0!'),
  },
];
