import { type CSSProperties, useId } from 'react';
import { Link } from '../../routing/Link';
import { useMessage, useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import { Icon } from '../../ui/icon/Icon';
import type { AnyArea, Tile } from '../area';
import { useOffered } from '../frame/navigation/useOffered';
import { usePrefetchOnIntent } from '../frame/usePrefetchOnIntent';
import styles from './Hub.module.css';
import { appsTexts } from './texts.fr';

/** The tiles of this build's applications, and those of coming ones, which can't be opened. */
export function Hub({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(appsTexts);
  const offered = useOffered(areas);
  const isFirst = ({ tile }: AnyArea) => tile?.isFirst === true;
  const tiled = [...offered.filter(isFirst), ...offered.filter((area) => !isFirst(area))];
  const polls = { name: texts.polls, description: texts.pollsText, icon: 'poll', color: '#6b7280' } as const;
  return (
    <Screen title={texts.title}>
      <p className={styles.subtitle}>{texts.subtitle}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" aria-label={texts.list} className={styles.tiles}>
        {tiled.map((area) => area.tile && <AreaTile key={area.name} area={area} tile={area.tile} />)}
        <HubTile {...polls} />
      </ul>
    </Screen>
  );
}

function AreaTile({ area, tile }: { area: AnyArea; tile: Tile }) {
  const texts: Readonly<Record<string, string>> = useTexts(appsTexts);
  const name = useMessage(`apps.${area.name}`, tile.name);
  return <HubTile {...tile} name={name} description={texts[`${area.name}Text`]} area={area} />;
}

interface HubTileProps extends Tile {
  description: string | undefined;
  /** Without one, the application is not available yet. */
  area?: AnyArea;
}

function HubTile({ name, description, icon, color, area }: HubTileProps) {
  const texts = useTexts(appsTexts);
  const id = useId();
  const to = area && Object.values(area.routes)[0];
  const near = usePrefetchOnIntent(area ? [area] : []);
  return (
    <li
      className={to ? styles.tile : `${styles.tile} ${styles.soon}`}
      style={{ '--tile': color } as CSSProperties}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {to ? (
            <Link to={to} className={styles.link ?? ''} aria-describedby={id} {...near(to)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p id={id} className={styles.text}>
          {description}
        </p>
      </div>
      {to ? (
        <Icon name="chevron-right" className={styles.go} />
      ) : (
        <Badge className={styles.badge}>{texts.soon}</Badge>
      )}
    </li>
  );
}
