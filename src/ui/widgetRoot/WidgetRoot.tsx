import '../tokens.css';
import { type ComponentPropsWithoutRef, useRef, useState, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '../../routing/useBrowserLayoutEffect';
import { LANGUAGE } from '../../texts/locale';
import { LiveRegion } from './LiveRegion';
import { useScheme } from './useScheme';
import { useWidgetRoot, WidgetRootContext } from './useWidgetRoot';
import styles from './WidgetRoot.module.css';
import { WidgetRootStore } from './WidgetRootStore';

/** The alerts and confirmations of the WidgetRoot, one at a time, in the order they were asked. */
function Prompts() {
  const widgetRoot = useWidgetRoot();
  const { prompts } = useSyncExternalStore(widgetRoot.subscribe, widgetRoot.get, widgetRoot.get);
  const prompt = prompts[0];
  return prompt ? <prompt.View key={prompt.id} prompt={prompt} /> : null;
}

/** What a host may give the outermost element of a widget. */
export type HostRootProps = Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'>;

interface WidgetRootProps extends ComponentPropsWithoutRef<'div'> {
  /** `auto` follows the background of the host page. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
}

/**
 * Root of every widget, in a shadow root or in the page: tokens, theme, language, the container named `parvis`,
 * and one host for alerts, confirmations, toasts and announcements.
 */
export function WidgetRoot({ theme = 'auto', className, children, ...rest }: WidgetRootProps) {
  const [store] = useState(() => new WidgetRootStore());
  const ref = useRef<HTMLDivElement>(null);
  useScheme(ref, theme);
  // Before the effects of what it shows, which may look for the root.
  useBrowserLayoutEffect(() => {
    store.root = ref.current;
    return () => store.close();
  }, [store]);
  return (
    <WidgetRootContext.Provider value={store}>
      <div
        lang={LANGUAGE}
        part="surface"
        {...rest}
        ref={ref}
        className={['parvis', styles.surface, className].filter(Boolean).join(' ')}
        data-theme={theme}
      >
        {children}
        <Prompts />
        <LiveRegion dialog={null} />
      </div>
    </WidgetRootContext.Provider>
  );
}
