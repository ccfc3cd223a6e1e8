import { createContext, useContext } from 'react';
import { Link } from '../../../routing/Link';
import { useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { useIdleModule } from '../../../ui/loading/useIdleModule';
import type { AnyArea } from '../../area';
import styles from './BackToApps.module.css';
import { backToAppsTexts } from './texts.fr';

const loadTools = () => import('./ToolsMenu');

/** True inside the console and the hub of applications, where a link can lead to the hub. */
export const InConsoleContext = createContext(false);

/** The areas of the console or the hub, among them the applications that one leads on to. */
export const ToolsContext = createContext<readonly AnyArea[]>([]);

/** A link from an application back to the hub, and a menu of the others. A widget that stands alone has neither. */
export function BackToApps() {
  return useContext(InConsoleContext) && <AppLinks />;
}

function AppLinks() {
  const texts = useTexts(backToAppsTexts);
  const areas = useContext(ToolsContext);
  // Where it doesn't load, the link still leads to every application.
  const { value: ToolsMenu } = useIdleModule(loadTools);
  return (
    <div className={styles.row}>
      <Link to="/apps" className={styles.link}>
        <Icon name="arrow-left" />
        {texts.apps}
      </Link>
      {ToolsMenu && <ToolsMenu areas={areas} />}
    </div>
  );
}
