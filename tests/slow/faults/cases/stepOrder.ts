/* The order of the integration steps, where the back end announces it. */
import type { Case } from '../support/Case.ts';
import { alert, withReason } from '../support/shows.ts';
import { fresh } from '../support/site.ts';
import type { Tab } from '../support/Tab.ts';

const FAILED = 'L’ordre des étapes n’a pas été enregistré.';
const handle = (tab: Tab) => tab.page.getByRole('button', { name: /^Déplacer / });

/** What the server has saved. */
const saved = async (tab: Tab): Promise<string> => {
  const steps = await tab.site.ask<{ id: number }[]>('GET', '/api/etapes/');
  return steps.map(({ id }) => id).join();
};
const before = new WeakMap<Tab, string>();

export const stepOrderCases: readonly Case[] = [
  {
    call: 'etapes.reorder',
    screen: 'Étapes, ordre',
    kind: 'save',
    async open(tab) {
      for (const word of ['Accueil', 'Suite'])
        await tab.site.ask('POST', '/api/etapes/', { libelle: fresh(word), description: '' });
      before.set(tab, await saved(tab));
      await tab.goto('apps/integrations');
      await handle(tab).first().waitFor();
    },
    act: (tab) => handle(tab).first().press('ArrowDown'),
    shows: alert('Erreur', withReason(FAILED)),
    done: (tab) => tab.until(async () => (await saved(tab)) !== before.get(tab), 'another order'),
  },
];
