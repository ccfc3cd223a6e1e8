import { useContext, useEffect, useRef, useState } from 'react';
import { Redirect } from '../../routing/Link';
import { useLocation } from '../../routing/useLocation';
import { useMessage, useTexts } from '../../texts/texts';
import { areas } from '../all';
import type { AnyArea, AreaProps, PrefetchPlan } from '../area';
import { defaultsOf } from '../attributes';
import { AreaScreen } from '../frame/AreaScreen';
import { AreaKeys } from '../frame/navigation/AreaKeys';
import { areaAt } from '../frame/navigation/areaAt';
import { InConsoleContext, ToolsContext } from '../frame/navigation/BackToApps';
import { MembersPathContext, membersPath } from '../frame/navigation/membersPath';
import { NameInTitleContext } from '../frame/navigation/nameInTitle';
import { useFocusOnNavigate } from '../frame/navigation/useFocusOnNavigate';
import { useServed } from '../frame/navigation/useOffered';
import { loadPalette, PaletteScope } from '../frame/palette/PaletteScope';
import { IsCheckedContext } from '../frame/WidgetContext';
import type { consoleAttributes } from './area';
import styles from './console.module.css';
import { NavBar } from './NavBar';
import { HOME, LOGIN } from './screens';
import { consoleTexts } from './texts.fr';

const screens: readonly AnyArea[] = areas;

/** Any other path leads home. Most work of an administrator is with members. */
export const prefetchPlan: PrefetchPlan = {
  inside: (path) => areaAt(screens, path) ?? areaAt(screens, HOME),
  next: () => [loadPalette, ...screens.flatMap(({ search }) => search ?? [])],
  paths: ['/community', HOME],
};

/** A build may leave out the members. */
const LIST_PATH = areaAt(screens, '/community') && membersPath;

/** The navigation bar, and below it the area of the current path. */
export default function ConsoleArea({ ownsPage }: AreaProps<typeof consoleAttributes>) {
  const { path } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const served = useServed(screens);
  // Until it is known what the back end serves, the screen waits instead of leading elsewhere.
  const area = areaAt(useContext(IsCheckedContext) ? served : screens, path);

  useFocusOnNavigate(content, area && path);
  const [name, setName] = useState<string>();
  usePageTitle(ownsPage ? area : undefined, name);
  const isUnknown = useUnknownPath(path, area !== undefined);
  const texts = useTexts(consoleTexts);

  const Content = ownsPage ? 'main' : 'section';
  return (
    <InConsoleContext.Provider value={true}>
      <MembersPathContext.Provider value={LIST_PATH}>
        <ToolsContext.Provider value={screens}>
          <PaletteScope areas={screens} isPage={ownsPage}>
            <div className={styles.console} data-page={ownsPage || undefined}>
              <AreaKeys areas={screens} isPage={ownsPage} />
              <NavBar areas={screens} path={path} isPage={ownsPage} />
              <Content ref={content} className={styles.content}>
                <div role="status">{isUnknown && <p className={styles.notice}>{texts.unknownPath}</p>}</div>
                {area ? (
                  <NameInTitleContext.Provider value={setName}>
                    <AreaScreen key={area.name} area={area} attributes={defaultsOf(area.attributes)} />
                  </NameInTitleContext.Provider>
                ) : (
                  <Redirect to={HOME} />
                )}
              </Content>
            </div>
          </PaletteScope>
        </ToolsContext.Provider>
      </MembersPathContext.Provider>
    </InConsoleContext.Provider>
  );
}

/** Whether the path that was asked for led nowhere, until the user leaves the home screen. */
function useUnknownPath(path: string, isKnown: boolean): boolean {
  const [isUnknown, setUnknown] = useState(false);
  const next = isKnown ? isUnknown && path === HOME : path !== '/' && path !== LOGIN;
  if (next !== isUnknown) setUnknown(next);
  return next;
}

/** @param name who or what the screen is about, such as a member */
function usePageTitle(area: AnyArea | undefined, name: string | undefined) {
  const texts = useTexts(consoleTexts);
  const title = useMessage(`${area?.name}.title`, area?.title ?? '');
  const screen = name ?? title;
  useEffect(() => {
    if (!screen) return;
    const before = document.title;
    document.title = texts.pageTitle(screen);
    return () => {
      document.title = before;
    };
  }, [screen, texts]);
}
