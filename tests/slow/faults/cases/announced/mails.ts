/* The mails that the back end sends, where it announces them. */
import type { Case } from '../../support/Case.ts';
import { messageOr, panel, withReason, writeAlert } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from './toast.ts';

/** The mail that each page acts on, because two pages run at a time. */
const recipients = new WeakMap<Tab, string>();

async function opened(tab: Tab): Promise<void> {
  recipients.set(tab, await tab.site.failedMail());
  await tab.goto('apps/messages');
}

const showFailed = (tab: Tab) => tab.page.getByRole('tab', { name: 'Non envoyés' }).click();

async function openedFailed(tab: Tab): Promise<void> {
  await opened(tab);
  await showFailed(tab);
}

async function press(tab: Tab, action: string): Promise<void> {
  const about = `Essai, à ${recipients.get(tab) ?? ''}`;
  await tab.press(`Actions\u00a0: ${about}`);
  await tab.page.getByRole('menuitem', { name: `${action}\u00a0: ${about}` }).click();
}

const save = (call: string, failed: string, done: string, act: Case['act']): Case => ({
  ...{ call, screen: 'E-mails envoyés', kind: 'save', open: openedFailed, done: toast(done) },
  act,
  shows: writeAlert(failed, messageOr()),
});

export const mailCases: readonly Case[] = [
  {
    call: 'messages.list',
    screen: 'E-mails envoyés',
    kind: 'load',
    open: opened,
    shows: panel(withReason('Les e-mails n’ont pas pu être chargés.')),
    async done(tab) {
      await showFailed(tab);
      await tab.page.getByRole('list', { name: 'E-mails' }).getByRole('listitem').first().waitFor();
    },
  },
  save('messages.retry', 'E-mail non renvoyé', 'E-mail renvoyé', (tab) => press(tab, 'Réessayer')),
  save('messages.abandon', 'L’envoi n’a pas été arrêté', 'Envoi arrêté', async (tab) => {
    await press(tab, 'Ne plus envoyer');
    await tab.press('Ne plus envoyer', tab.alert);
  }),
];
