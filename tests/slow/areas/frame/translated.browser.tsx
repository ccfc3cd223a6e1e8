import { eventsArea } from '../../../../src/areas/events/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { mountInLight, mountInShadow } from '../../../support/mount.tsx';
import { input, maybe, pressButton, statusText, textOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { widget } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, serverBackend, word } from '../../../support/serverRows.ts';
import { type Rewriting, staleTexts, translate } from '../../../support/translator.ts';
import { click, fill, setViewport } from '../../../support/user.ts';

const CRASHED = /a rencontré un problème/;
const mounts = [
  ['in an element', mountInShadow],
  ['as a React component', mountInLight],
] as const;
const REWRITINGS: readonly Rewriting[] = ['replace', 'move'];

eachOnServer();
beforeEach(() => setViewport({ width: 1280, height: 1000 }));

for (const [where, mount] of mounts) {
  for (const rewriting of REWRITINGS) {
    describe(`A translated screen (${rewriting}) ${where}`, () => {
      const show = async (area: typeof membersArea | typeof eventsArea, attributes?: object) => {
        const host = (await serverBackend()).host();
        const { root } = mount(widget(area, { host, attributes: { routing: 'memory', ...attributes } }));
        const translator = translate(rewriting, [root]);
        const done = () => {
          expect(textOf(root)).not.toMatch(CRASHED);
          expect(staleTexts([root])).toEqual([]);
          expect(translator.count()).toBeGreaterThan(10);
          translator.revert();
        };
        return { root, done };
      };

      it('ticks a member, searches, and counts what it found [K11]', async () => {
        const name = word();
        await makeMember({ nom: name });
        const { root, done } = await show(membersArea);
        await until(() => root.querySelector('tbody [aria-haspopup]'));
        await click(query(root, 'tbody input[type=checkbox]'));
        await until(() => /1 membre sélectionné|1 sélectionné/.test(statusText(root)));
        await click(query(root, 'tbody input[type=checkbox]'));
        await until(() => /\d+ membres/.test(statusText(root)));
        await fill(query(root, 'input[type=search]'), name);
        await until(() => /(^|\D)1 membre(?!s)/.test(statusText(root)));
        await until(() => textOf(query(root, 'footer')).includes('1 affiché sur 1'));
        done();
      });

      it('goes to another month of events [K11]', async () => {
        const { root, done } = await show(eventsArea, { view: 'month' });
        await until(() => /ce mois/.test(statusText(root)));
        const title = () => textOf(root.querySelector('h2[aria-live]'));
        const before = title();
        for (let month = 0; month < 3; month++) await pressButton(root, 'Mois suivant');
        await until(() => title() !== before && /ce mois/.test(statusText(root)));
        done();
      });

      it('says no longer that a name is checked once it is free [K11]', async () => {
        const { root, done } = await show(eventsArea, { route: '/events/add' });
        const name = await until(() => input(root, 'nom_evenement'));
        await fill(name, `Libre ${word()}`);
        await until(() => !textOf(root).includes('Vérification en cours'));
        await until(() => maybe(root, 'button', 'Intervenants requis'));
        expect(maybe(root, 'p', 'Vérification en cours')).toBeNull();
        done();
      });
    });
  }
}
