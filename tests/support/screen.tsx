import { type ReactNode, useState } from 'react';
import { ClientProvider } from '../../src/api/clientContext.ts';
import type { AnyArea } from '../../src/areas/area.ts';
import { commonAttributes, defaultsOf } from '../../src/areas/attributes.ts';
import { Widget, type WidgetHandle, type WidgetProps } from '../../src/areas/Widget.tsx';
import { SessionProvider } from '../../src/session/useSession.ts';
import { Button } from '../../src/ui/button/Button.tsx';
import { WidgetRoot } from '../../src/ui/widgetRoot/WidgetRoot.tsx';
import { fn } from './expect.ts';
import type { Account, Backend } from './fakeBackend.ts';
import { query } from './lookups.ts';
import { mountInShadow } from './mount.tsx';
import { dialog, pressButton } from './onScreen.ts';
import { until } from './queries.ts';
import { account } from './reference.ts';
import { serverBackend } from './serverRows.ts';
import { click, fill } from './user.ts';

/* Mounts a widget, or a part of one, on a back end. tests/support/onScreen.ts finds what it shows. */

type Theme = 'light' | 'dark';

/** The details of all events by type. */
export function eventLog(prevented: readonly string[] = []) {
  const events: { type: string; detail: unknown }[] = [];
  const emit: WidgetProps['emit'] = (type, detail) => {
    events.push({ type, detail });
    return !prevented.includes(type);
  };
  const of = (type: string) => events.filter((event) => event.type === type).map((event) => event.detail);
  return {
    emit,
    of,
    /** The path that the last `parvis-route` named. */
    lastRoute: () => {
      const detail = of('parvis-route').at(-1);
      return detail instanceof Object && 'path' in detail ? detail.path : undefined;
    },
  };
}

/** An area as its element renders it. Attributes that are left out have their defaults. */
export function widget(
  area: AnyArea,
  props: Pick<WidgetProps, 'host' | 'handle'> & Partial<Pick<WidgetProps, 'emit'>> & { attributes?: object },
) {
  const attributes = { ...defaultsOf({ ...commonAttributes, ...area.attributes }), ...props.attributes };
  return <Widget emit={() => true} {...props} area={area} attributes={attributes} />;
}

/** Mounts a widget in a shadow root, in the light theme unless told otherwise. */
export function showWidget(
  area: AnyArea,
  back: Backend,
  attributes: object = {},
  prevented: readonly string[] = [],
) {
  const log = eventLog(prevented);
  const handle: { current: WidgetHandle | null } = { current: null };
  const host = back.host();
  const values: { theme?: unknown } = { theme: 'light', ...attributes };
  const mounted = mountInShadow(widget(area, { host, handle, emit: log.emit, attributes: values }));
  const { root } = mounted;
  if (root.host instanceof HTMLElement)
    root.host.style.background = values.theme === 'dark' ? '#11140f' : '#f6f7f4';
  return { ...mounted, host, log, handle, client: back.client, sent: back.writes };
}

/** The same on the reference server. `send` replaces `fetch`. */
export async function showOnServer(area: AnyArea, attributes?: object, send?: typeof fetch) {
  const back = await serverBackend(send);
  return { ...showWidget(area, back, attributes), back };
}

/** Mounts a part of a widget, such as a dialog. */
export const showPart = (back: Backend, node: ReactNode, theme: Theme = 'light') =>
  mountInShadow(
    <ClientProvider client={back.client}>
      <SessionProvider session={back.host().session}>
        <WidgetRoot theme={theme}>{node}</WidgetRoot>
      </SessionProvider>
    </ClientProvider>,
  );

interface OpenerProps {
  children(props: { onDone(): void; onClose(): void }): ReactNode;
  onDone(): void;
  onClose(): void;
}

function Opener({ children, onDone, onClose }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && children({ onDone, onClose: handleClose })}
    </>
  );
}

/** Mounts a page with a dialog behind «Ouvrir», and opens it. `log` tells when it was done and closed. */
export async function openDialog(back: Backend, node: OpenerProps['children'], theme?: Theme) {
  const log: string[] = [];
  const onDone = fn(() => void log.push('done'));
  const onClose = fn(() => void log.push('closed'));
  const opener = (
    <Opener onDone={onDone} onClose={onClose}>
      {node}
    </Opener>
  );
  const { root } = showPart(back, opener, theme);
  const open = async () => {
    await pressButton(root, 'Ouvrir');
    return until(() => dialog(root));
  };
  await open();
  return { root, open, log };
}

/** Types the credentials in the sign-in form and sends them. */
export async function signIn(root: ShadowRoot | HTMLElement, person: Pick<Account, 'email' | 'password'>) {
  // By selectors: the browser would compute the roles of the whole hidden screen each time.
  const secret = await until(() => root.querySelector<HTMLInputElement>('input[type=password]'));
  const form = secret.form ?? root;
  await fill(query(form, 'input[type=email]'), person.email);
  await fill(secret, person.password);
  await click(query(form, 'button[type=submit]'));
}

/** Signs in again on the reference server, where the widget asks for it. */
export async function signInAgain(root: ShadowRoot) {
  await signIn(root, await account());
  await until(() => !root.querySelector('input[type=password]'));
}
