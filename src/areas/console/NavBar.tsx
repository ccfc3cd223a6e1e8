import { Link } from '../../routing/Link';
import { useTexts } from '../../texts/texts';
import { Mark } from '../../ui/state/Mark';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/areaAt';
import { prefetchCode } from '../frame/useLoaded';
import styles from './console.module.css';
import { isUnder, linksOf } from './screens';
import { consoleTexts } from './texts';
import { UserMenu } from './UserMenu';

interface NavBarProps {
  areas: readonly AnyArea[];
  path: string;
}

export function NavBar({ areas, path }: NavBarProps) {
  const texts = useTexts(consoleTexts);
  const prefetch = (to: string) => {
    const area = areaAt(areas, to);
    if (area) prefetchCode(area.load);
  };
  return (
    <div className={styles.bar}>
      <p className={styles.brand}>
        <Mark className={styles.mark} />
        <span className={styles.brandName}>{texts.brand}</span>
      </p>
      <nav className={styles.nav} aria-label={texts.navigation}>
        <ul className={styles.links}>
          {linksOf(areas).map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={isUnder(to, path) ? 'page' : undefined}
                onPointerEnter={() => prefetch(to)}
                onFocus={() => prefetch(to)}
              >
                {texts[text]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu areas={areas} />
    </div>
  );
}
