import { type ReactNode, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../../routing/useBrowserLayoutEffect';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import styles from './Today.module.css';
import { todayTexts } from './texts.fr';

interface CutRoomProps {
  isWhole: boolean;
  onWhole(): void;
  children: ReactNode;
}

/** Cuts what doesn't fit into the room that was kept for it, until the viewer asks for all of it or moves the focus into it. */
export function CutRoom({ isWhole, onWhole, children }: CutRoomProps) {
  const texts = useTexts(todayTexts);
  const room = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useBrowserLayoutEffect(() => {
    const element = room.current;
    if (!element || isWhole) return;
    // A height may be a fraction of a pixel.
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    for (const part of [element, ...element.children]) observer.observe(part);
    look();
    return () => observer.disconnect();
  }, [isWhole]);
  const shows = isCut && !isWhole;
  return (
    <div className={styles.room} data-whole={isWhole || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus moved into it */}
      <div
        ref={room}
        className={styles.list}
        data-cut={shows || undefined}
        onFocus={shows ? onWhole : undefined}
      >
        {children}
      </div>
      {shows && (
        <Button variant="quiet" className={styles.all} onClick={onWhole}>
          {texts.all}
        </Button>
      )}
    </div>
  );
}
