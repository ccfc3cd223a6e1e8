import { createContext, useContext } from 'react';
import { Link } from '../../../routing/Link';
import { defineTexts, useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import styles from './BackToApps.module.css';

const backTexts = defineTexts('backToApps', { apps: 'Applications' });

/** True below the console's navigation bar or the applications hub, where the hub can be reached. */
export const InConsoleContext = createContext(false);

/** From a sub-application back to the list of applications; a lone widget has none. */
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
