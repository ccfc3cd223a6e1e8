import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../button/Button';
import styles from './Pager.module.css';
import { pagerTexts } from './texts';
import { useInView } from './useInView';

interface PagerProps {
  /** 1-based. */
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPage(page: number): void;
  /** Rows on this page, and rows in all. */
  shown: number;
  total: number;
  /** The next page is likely wanted: the pager came into view, or its button is hovered or focused. Prefetch it. */
  onNextIntent?: (() => void) | undefined;
  /** Beside the count: a page-size choice. */
  children?: ReactNode;
}

/** Footer of a paged list: «n affichés sur total», previous, current page, next. */
export function Pager(props: PagerProps) {
  const { page, hasPrevious, hasNext, onPage, shown, total, onNextIntent, children } = props;
  const texts = useTexts(pagerTexts);
  const root = useRef<HTMLElement>(null);
  const canPrefetch = hasNext && onNextIntent !== undefined;
  const intent = canPrefetch ? onNextIntent : undefined;
  useInView(root, canPrefetch ? String(page) : undefined, () => intent?.());
  useKeptFocus(root, hasPrevious, hasNext);
  return (
    <nav ref={root} className={styles.pager} aria-label={texts.label}>
      <p className={styles.count}>{texts.shown(shown, total)}</p>
      {children}
      <div className={styles.pages}>
        <Button icon="chevron-left" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
          <span className={styles.word}>{texts.previous}</span>
        </Button>
        <span className={styles.current} aria-current="page" tabIndex={-1}>
          <span className={styles.word}>{texts.page} </span>
          {page}
        </span>
        <Button
          className={styles.next}
          icon="chevron-right"
          disabled={!hasNext}
          onClick={() => onPage(page + 1)}
          onPointerEnter={intent}
          onFocus={intent}
        >
          <span className={styles.word}>{texts.next}</span>
        </Button>
      </div>
    </nav>
  );
}

/** A button that becomes disabled under the focus would send it to the page: hand it to a neighbour. */
function useKeptFocus(root: RefObject<HTMLElement | null>, hasPrevious: boolean, hasNext: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are those of a change of either
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode();
    if (!root.current || !(tree instanceof Document || tree instanceof ShadowRoot)) return;
    const active = tree.activeElement;
    if (!active || !root.current.contains(active) || !active.matches(':disabled')) return;
    const neighbour =
      root.current.querySelector<HTMLElement>('button:not(:disabled)') ??
      root.current.querySelector<HTMLElement>('[aria-current]');
    neighbour?.focus();
  }, [hasPrevious, hasNext]);
}
