import { ClientProvider } from '../../../../src/api/clientContext.ts';
import { dashboardArea as area } from '../../../../src/areas/dashboard/area.ts';
import DashboardArea from '../../../../src/areas/dashboard/DashboardArea.tsx';
import { InConsoleContext } from '../../../../src/areas/frame/navigation/BackToApps.tsx';
import { AreaTitleContext } from '../../../../src/areas/frame/WidgetContext.ts';
import type { Capability } from '../../../../src/domain/capabilities.ts';
import { SessionProvider } from '../../../../src/session/useSession.ts';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { type Backend, fakeBackend, type Replies } from '../../../support/fakeBackend.ts';
import { mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present';
import { byRole, byText, until } from '../../../support/queries.ts';
import { RouterProvider } from '../../../support/RouterProvider.tsx';

/* The figures of a dashboard that tests write, and the dashboard on them. */

export const COUNTS = '/api/statistics/dashboard';
export const GROUPS = '/api/groupes/statistiques/';
export const DEPARTMENTS = '/api/departements/statistiques/';
export const EVOLUTION = '/api/membres/evolution-membres/';

const points = [
  { date: '2026-01-01', value: 1200 },
  { date: '2026-01-02', value: 1212 },
  { date: '2026-01-03', value: 1212 },
  { date: '2026-01-04', value: 1207 },
];

const usual: Replies = {
  [COUNTS]: { data: { groups: 3, departments: 2, users: 7, members: 1284 } },
  [GROUPS]: {
    data: {
      groupes: [
        { id: 1, nom: 'Chorale', membres_count: 3, color: '#123456' },
        { id: 2, nom: 'Accueil', membres_count: 5, color: 4 },
        { id: 3, nom: 'Diaconie', membres_count: 0, color: null },
      ],
    },
  },
  [DEPARTMENTS]: {
    data: {
      departements: [
        { id: 1, nom: 'Louange', membres_count: 1, color: '#3B82F6' },
        { id: 2, nom: 'Médias', membres_count: 7, color: '#EF4444' },
      ],
    },
  },
  [EVOLUTION]: { data: points },
};

/** @param capabilities what it announces; nothing by default, as a back end of the specification */
export const dashboardBack = (replies: Replies = {}, capabilities: readonly Capability[] = []) =>
  fakeBackend({ ...usual, ...replies }, { capabilities });

/** Daily points that grow by one. */
export const growth = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({
    date: new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10),
    value: 100 + at,
  })),
});

interface Attributes {
  readonly?: boolean;
  period?: 'daily' | 'monthly';
  start?: string;
  end?: string;
}

export const dashboard = (back: Backend, theme: 'light' | 'dark' = 'light', attributes: Attributes = {}) => (
  <WidgetRoot theme={theme}>
    <div style={{ background: 'var(--pv-canvas)' }}>
      <ClientProvider client={back.client}>
        <SessionProvider session={back.host().session}>
          <AreaTitleContext.Provider value={area.title}>
            <DashboardArea
              period="daily"
              start=""
              end=""
              hide=""
              readonly={false}
              emit={() => true}
              {...attributes}
            />
          </AreaTitleContext.Provider>
        </SessionProvider>
      </ClientProvider>
    </div>
  </WidgetRoot>
);

/** Inside the console, where the lists of the counts have addresses. */
export const showInConsole = (back: Backend) =>
  mountInShadow(
    <InConsoleContext.Provider value={true}>
      <RouterProvider mode="hash">{dashboard(back)}</RouterProvider>
    </InConsoleContext.Provider>,
  ).root;

export const show = (back: Backend, ...rest: [theme?: 'light' | 'dark', attributes?: object]) =>
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
