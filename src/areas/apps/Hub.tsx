import { type CSSProperties, useId } from 'react';
import { Link } from '../../routing/Link';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/badge/Badge';
import { Icon } from '../../ui/icon/Icon';
import { Screen } from '../../ui/screen/Screen';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/moving/areaAt';
import { prefetchCode } from '../frame/useLoaded';
import styles from './Hub.module.css';
import { appsTexts } from './texts';
import { TILES, type Tile } from './tiles';

/** A tile per application of this build, and those to come, which can't be opened. */
export function Hub({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(appsTexts);
  const shown = TILES.filter(({ to }) => !to || areaAt(areas, to));
  return (
    <Screen title={texts.title}>
      <p className={styles.subtitle}>{texts.subtitle}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" aria-label={texts.list} className={styles.tiles}>
        {shown.map((tile) => (
          <HubTile key={tile.text} tile={tile} areas={areas} />
        ))}
      </ul>
    </Screen>
  );
}

function HubTile({ tile, areas }: { tile: Tile; areas: readonly AnyArea[] }) {
  const texts = useTexts(appsTexts);
  const id = useId();
  const { text, icon, color, to } = tile;
  const prefetch = () => {
    const area = to && areaAt(areas, to);
    if (area) prefetchCode(area.load);
  };
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
            <Link
              to={to}
              className={styles.link ?? ''}
              aria-describedby={id}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              {texts[text]}
            </Link>
          ) : (
            texts[text]
          )}
        </h2>
        <p id={id} className={styles.text}>
          {texts[`${text}Text`]}
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
