import { ClientProvider } from '../../../../src/api/clientContext.ts';
import { dashboard as area } from '../../../../src/areas/dashboard/area.ts';
import DashboardArea from '../../../../src/areas/dashboard/DashboardArea.tsx';
import { InConsoleContext } from '../../../../src/areas/frame/navigation/BackToApps.tsx';
import { AreaTitleContext } from '../../../../src/areas/frame/WidgetContext.ts';
import { RouterProvider } from '../../../../src/routing/RouterProvider.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { fn } from '../../../support/expect.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present';
import { byRole, byText, until } from '../../../support/queries.ts';
import { setViewport } from '../../../support/user.ts';
import type { dashboardBack } from './dashboardBack.ts';

type Back = ReturnType<typeof dashboardBack>;

export const dashboard = (back: Back, theme: 'light' | 'dark' = 'light', attributes = {}) => (
  <WidgetRoot theme={theme}>
    <div style={{ background: 'var(--pv-canvas)' }}>
      <ClientProvider client={back.client}>
        <AreaTitleContext.Provider value={area.title}>
          <DashboardArea period="daily" start="" end="" readonly={false} emit={() => true} {...attributes} />
        </AreaTitleContext.Provider>
      </ClientProvider>
    </div>
  </WidgetRoot>
);

/** Inside the console, where the lists of the counts have addresses. */
export const showInConsole = (back: Back) =>
  mountInShadow(
    <InConsoleContext.Provider value={true}>
      <RouterProvider mode="hash">{dashboard(back)}</RouterProvider>
    </InConsoleContext.Provider>,
  ).root;

export const show = (back: Back, ...rest: [theme?: 'light' | 'dark', attributes?: object]) =>
  mountInShadow(dashboard(back, ...rest)).root;

export const figure = (root: ShadowRoot, label: string) =>
  present(byText(root, label).parentElement?.querySelector('dd'), `figure of ${label}`).textContent;
// Looked up without roles: the browser computes those of hundreds of elements each time.
export const evolutionTable = (root: ShadowRoot) =>
  present(root.querySelector('table[aria-rowcount]'), 'table of the evolution');
export const evolutionRows = (root: ShadowRoot) =>
  [...evolutionTable(root).querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
export const hasRows = (root: ShadowRoot) => until(() => evolutionRows(root).length > 0);
export const legend = (root: ShadowRoot, name: string) =>
  [...byRole(root, 'table', name).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

/** Sets a date as the browser's calendar does. */
export function setDate(input: HTMLInputElement, date: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was written to the console as an error, in each test; call it in the describe of a file. */
export function eachLogged() {
  const realError = console.error;
  const logged = fn();
  beforeEach(async () => {
    logged.mockClear();
    console.error = logged;
    await setViewport({ width: 1280, height: 900 });
  });
  afterEach(() => {
    console.error = realError;
  });
  return logged;
}
