import '../tokens.css';
import { type ComponentPropsWithoutRef, useEffect, useMemo, useRef, useState } from 'react';
import { type UiTexts, uiTexts } from '../texts';
import { Notices } from '../toast/Notices';
import { Asks } from './Asks';
import styles from './Surface.module.css';
import { SurfaceStore } from './SurfaceStore';
import { useScheme } from './useScheme';
import { SurfaceContext } from './useSurface';
import { UiTextsContext } from './useUiTexts';

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** `auto` follows the background of the host page. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Replacements for words of the kit («Fermer», «Réessayer»…). */
  texts?: Partial<UiTexts> | undefined;
}

/**
 * Root of every widget, in a shadow root or in the page: tokens, theme, language, the container named `parvis`,
 * and one host for alerts, confirmations, toasts and announcements.
 */
export function Surface({ theme = 'auto', texts, className, children, ...rest }: SurfaceProps) {
  const [store] = useState(() => new SurfaceStore());
  const words = useMemo(() => ({ ...uiTexts, ...texts }), [texts]);
  const ref = useRef<HTMLDivElement>(null);
  useScheme(ref, theme);
  useEffect(() => {
    store.root = ref.current;
    return () => store.close();
  }, [store]);
  return (
    <UiTextsContext.Provider value={words}>
      <SurfaceContext.Provider value={store}>
        <div
          lang="fr"
          part="surface"
          {...rest}
          ref={ref}
          className={['parvis', styles.surface, className].filter(Boolean).join(' ')}
          data-theme={theme}
        >
          {children}
          <Asks />
          <Notices dialog={null} />
        </div>
      </SurfaceContext.Provider>
    </UiTextsContext.Provider>
  );
}
