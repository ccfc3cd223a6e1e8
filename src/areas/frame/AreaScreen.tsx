/** An area's screen inside a widget. It loads the code, catches the failures and prefixes the events of the area. */

import { type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo } from 'react';
import { failureOf } from '../../api/errors';
import { matchRoute } from '../../routing/route';
import { useLocation } from '../../routing/useLocation';
import { HostPageContext } from '../../session/hostPage';
import { useRight } from '../../session/useSession';
import { useMessage, useTexts } from '../../texts/texts';
import { LazyFailure } from '../../ui/lazy/LazyFailure';
import { useLazyModule } from '../../ui/loading/useLazyModule';
import { ErrorState } from '../../ui/state/ErrorState';
import { Splash } from '../../ui/state/Splash';
import { type AnyArea, eventType } from '../area';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './frame.module.css';
import { frameTexts } from './texts.fr';
import { AreaTitleContext, IsCheckedContext, useWidget } from './WidgetContext';

interface AreaScreenProps {
  area: AnyArea;
  /** The area's own attributes. */
  attributes: Readonly<Record<string, unknown>>;
}

export function AreaScreen({ area, attributes }: AreaScreenProps) {
  const texts = useTexts(frameTexts);
  const { emit, generation } = useWidget();
  const { value: Screen, error, retry } = useLazyModule(area.load);
  const isChecked = useContext(IsCheckedContext);
  const isAllowed = useRight(area.subject && `${area.subject}.lire`);

  if (!isChecked && !area.isFrame) return <Checking />;
  if (!isAllowed) return <ErrorState message={texts.notAllowed} />;
  if (error) return <LazyFailure error={error} retry={retry} />;
  const placeholder = <Reserved isLow={area.isLow} />;
  if (!Screen) return placeholder;
  return (
    <ErrorBoundary
      key={generation}
      onError={(crash, again) => emit('parvis-failed', { ...describe(crash), retry: again })}
      fallback={(again) => <ErrorState message={texts.crashed} onRetry={again} />}
    >
      <Suspense fallback={placeholder}>
        <Loaded area={area} Screen={Screen} attributes={attributes} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps extends AreaScreenProps {
  Screen: (props: never) => ReactNode;
}

function Loaded({ area, Screen, attributes }: LoadedProps) {
  const { emit, readonly, markReady } = useWidget();
  const mayEdit = useRight(area.subject && `${area.subject}.modifier`);
  const { path } = useLocation();
  const isChecked = useContext(IsCheckedContext);
  const isRouted = Object.values(area.routes).some((pattern) => matchRoute(pattern, path));

  useEffect(() => {
    if (isChecked) markReady();
  }, [isChecked, markReady]);
  const title = useMessage(`${area.name}.title`, area.title);
  useEffect(() => {
    if (isRouted) emit('parvis-route', { path, title });
  }, [isRouted, emit, path, title]);

  const emitOwn = useCallback((name: string, detail?: unknown) => emit(eventType(name), detail), [emit]);
  const hidden = useHidden(area, attributes);
  const hostPage = useMemo(() => ({ hidden, ask: emitOwn }), [hidden, emitOwn]);
  // The declaration types these props; a list of areas doesn't know them.
  const Component = Screen as (props: Record<string, unknown>) => ReactNode;
  return (
    <HostPageContext.Provider value={hostPage}>
      <AreaTitleContext.Provider value={title}>
        <Component {...attributes} readonly={readonly || !mayEdit} emit={emitOwn} />
      </AreaTitleContext.Provider>
    </HostPageContext.Provider>
  );
}

/** What the page hides of this area: by the attributes of the widget, or of the console that the area is in. */
function useHidden({ attributes }: AnyArea, { hide = '', show = '' }: LoadedProps['attributes']): string {
  const around = useContext(HostPageContext).hidden;
  const hidden = `${around},${hide}`.split(',');
  const actions = attributes.show?.oneOf ?? [];
  const left: readonly (string | number)[] = show ? String(show).split(',') : actions;
  const isHidden = (name: string | number) =>
    hidden.includes(String(name)) || (actions.includes(name) && !left.includes(name));
  return (attributes.hide?.oneOf ?? []).filter(isHidden).join();
}

/** In the frame, until it is known whether a user is signed in. */
function Checking() {
  return (
    <div className={styles.reserved}>
      <slot name="loading">
        <Splash />
      </slot>
    </div>
  );
}

function Reserved({ isLow }: { isLow: boolean }) {
  return (
    <div className={isLow ? styles.little : styles.reserved} aria-busy="true">
      <slot name="loading" />
    </div>
  );
}

function describe(error: unknown) {
  const { kind, status, message } = failureOf(error);
  return { code: kind, status, message: message ?? String(error) };
}
