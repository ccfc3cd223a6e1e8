/* Two members who may be one person, where the back end announces duplicates. */
import type { Case } from '../../support/Case.ts';
import { messageOr, panel, withReason, writeAlert } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { createMember } from '../members/actions.ts';
import { toast } from './toast.ts';

interface Pair {
  un: number;
  autre: number;
}

const DIFFER = 'Ce ne sont pas les mêmes personnes';
const AGAIN = 'Les proposer de nouveau';

/** Stores two members and opens their comparison. */
const opened =
  (store: (tab: Tab, pair: Pair) => Promise<unknown> = async () => {}) =>
  async (tab: Tab) => {
    const [one, other] = [await createMember(tab), await createMember(tab)];
    const pair = { un: one.id, autre: other.id };
    await store(tab, pair);
    await tab.goto(`apps/doublons/${pair.un}/${pair.autre}`);
  };

const dismissed = (tab: Tab, pair: Pair) => tab.site.ask('POST', '/api/doublons/ecartes/', pair);

const save = (call: string, button: string, failed: string, more: Pick<Case, 'open' | 'done'>): Case => ({
  call,
  screen: 'Doublons, comparaison',
  kind: 'save',
  act: (tab) => tab.press(button),
  shows: writeAlert(failed, messageOr()),
  kept: (tab) => tab.button(button).waitFor(),
  ...more,
});

export const duplicateCases: readonly Case[] = [
  {
    call: 'doublons.pair',
    screen: 'Doublons, comparaison',
    kind: 'load',
    ends: ['404'],
    open: opened(),
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return panel(withReason('Les deux fiches n’ont pas pu être chargées.'))(tab, attempt);
      await tab.page.getByText('Une des deux fiches n’existe plus').waitFor();
      await tab.button('Retour à la liste').waitFor();
      return 'B';
    },
    done: (tab) => tab.button(DIFFER).waitFor(),
  },
  save('doublons.dismiss', DIFFER, 'Rien n’a été enregistré', {
    open: opened(),
    done: toast('Ces deux personnes ne seront plus proposées'),
  }),
  save('doublons.undismiss', AGAIN, 'Rien n’a été enregistré', {
    open: opened(dismissed),
    done: toast('Ces deux personnes sont de nouveau proposées'),
  }),
  save('doublons.merge', 'Fusionner', 'Rien n’a été fusionné', {
    open: opened(),
    done: toast('Fiches fusionnées'),
  }),
];
