import { createContext, useContext } from 'react';
import { Link } from '../../../routing/Link';
import { defineTexts, useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import styles from './BackToApps.module.css';

const backTexts = defineTexts('backToApps', { apps: 'Applications' });

/** True inside the console and the hub of applications, where a link can lead to the hub. */
export const InConsoleContext = createContext(false);

/** A link from an application back to the hub. A widget that stands alone has none. */
export function BackToApps() {
  const texts = useTexts(backTexts);
  if (!useContext(InConsoleContext)) return null;
  return (
    <Link to="/apps" className={styles.link}>
      <Icon name="arrow-left" />
      {texts.apps}
    </Link>
  );
}
