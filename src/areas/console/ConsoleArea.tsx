import { useEffect, useRef } from 'react';
import { Redirect } from '../../routing/Redirect';
import { useLocation } from '../../routing/useLocation';
import { useMessage, useTexts } from '../../texts/texts';
import { areas } from '../all';
import type { AnyArea, AreaProps } from '../area';
import { defaultsOf } from '../attributes';
import { AreaScreen } from '../frame/AreaScreen';
import { areaAt } from '../frame/navigation/areaAt';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useFocusOnNavigate } from '../frame/navigation/useFocusOnNavigate';
import type { consoleAttributes } from './area';
import styles from './console.module.css';
import { NavBar } from './NavBar';
import { HOME } from './screens';
import { consoleTexts } from './texts';

const screens: readonly AnyArea[] = areas;

/** The navigation bar, and below it the area of the current path. */
export default function ConsoleArea({ ownsPage }: AreaProps<typeof consoleAttributes>) {
  const { path } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const area = areaAt(screens, path);

  useFocusOnNavigate(content, area && path);
  usePageTitle(ownsPage ? area : undefined);

  const Content = ownsPage ? 'main' : 'section';
  return (
    <InConsoleContext.Provider value={true}>
      <div className={styles.console}>
        <NavBar areas={screens} path={path} isPage={ownsPage} />
        <Content ref={content} className={styles.content}>
          {area ? (
            <AreaScreen key={area.name} area={area} attributes={defaultsOf(area.attributes)} />
          ) : (
            <Redirect to={HOME} />
          )}
        </Content>
      </div>
    </InConsoleContext.Provider>
  );
}

function usePageTitle(area: AnyArea | undefined) {
  const texts = useTexts(consoleTexts);
  const screen = useMessage(`${area?.name}.title`, area?.title ?? '');
  useEffect(() => {
    if (!screen) return;
    const before = document.title;
    document.title = texts.pageTitle(screen);
    return () => {
      document.title = before;
    };
  }, [screen, texts]);
}
