import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../button/Button';
import { pagerTexts } from '../display/texts.fr';
import { useStableCallback } from '../useStableCallback';
import { PageNumber } from './PageNumber';
import styles from './Pager.module.css';

/** Calls `onInView` when the element scrolls into view, and again for each new `subject` while it is in view. */
function useInView(ref: RefObject<Element | null>, subject: string | undefined, onInView: () => void): void {
  const tell = useStableCallback(onInView);
  useEffect(() => {
    const element = ref.current;
    if (subject === undefined || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, subject, tell]);
}

interface PagerProps {
  /** From 1. */
  page: number;
  /** How many there are, where it is known; from three on, any of them can be gone to. */
  pages?: number | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  onPage(page: number): void;
  /** The list, whose top comes into sight with another page. */
  top?: RefObject<HTMLElement | null>;
  /** The rows of this page and of all pages. Leave both out while that is unknown, as after a failure. */
  shown?: number | undefined;
  total?: number | undefined;
  /** The next page is likely to be needed, because the pager is in view or its button hovered or focused. Prefetch it. */
  onNextIntent?: (() => void) | undefined;
  /** Beside the count: a page-size choice. */
  children?: ReactNode;
}

/** The footer of a paged list: «n affichés sur total», previous, current page, next. */
export function Pager(props: PagerProps) {
  const { page, pages, hasPrevious, hasNext, top, shown, total, onNextIntent, children } = props;
  const texts = useTexts(pagerTexts);
  const root = useRef<HTMLElement>(null);
  const canPrefetch = hasNext && onNextIntent !== undefined;
  const intent = canPrefetch ? onNextIntent : undefined;
  useInView(root, canPrefetch ? String(page) : undefined, () => intent?.());
  useKeptFocus(root, hasPrevious, hasNext);
  const goTo = (number: number) => {
    props.onPage(number);
    showTop(top?.current ?? null);
  };
  return (
    <nav ref={root} className={styles.pager} aria-label={texts.label}>
      <p className={styles.count}>{texts.shown(shown, total)}</p>
      {children}
      <div className={styles.pages}>
        <Button icon="chevron-left" disabled={!hasPrevious} onClick={() => goTo(page - 1)}>
          {texts.previous}
        </Button>
        <span className={styles.current}>
          {pages !== undefined && pages > 2 ? (
            <>
              <PageNumber page={page} pages={pages} onPage={goTo} />
              <span className={styles.onPaper}>{`${texts.page} ${page}`}</span>
            </>
          ) : (
            <span aria-current="page" tabIndex={-1}>
              <span className={styles.word}>{texts.page} </span>
              {page}
            </span>
          )}
          {pages !== undefined && ` ${texts.of(pages)}`}
        </span>
        <Button
          className={styles.next}
          icon="chevron-right"
          disabled={!hasNext}
          onClick={() => goTo(page + 1)}
          onPointerEnter={intent}
          onFocus={intent}
        >
          {texts.next}
        </Button>
      </div>
    </nav>
  );
}

/**
 * Another page of a list is read from its top: scrolls there where the top is out of sight. What stays in sight above it
 * is the `scroll-margin` of the list.
 */
function showTop(list: HTMLElement | null): void {
  if (!list) return;
  const covered = Number.parseFloat(getComputedStyle(list).scrollMarginBlockStart) || 0;
  if (list.getBoundingClientRect().top < covered) list.scrollIntoView();
}

/** A focused button that becomes disabled would lose the focus to the page, so a neighbour gets it. */
function useKeptFocus(root: RefObject<HTMLElement | null>, hasPrevious: boolean, hasNext: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when either of them changes
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode();
    if (!root.current || !(tree instanceof Document || tree instanceof ShadowRoot)) return;
    const active = tree.activeElement;
    if (!active || !root.current.contains(active) || !active.matches(':disabled')) return;
    const neighbour =
      root.current.querySelector<HTMLElement>('button:not(:disabled, [aria-current])') ??
      root.current.querySelector<HTMLElement>('[aria-current]');
    // The screen may have scrolled to what failed.
    neighbour?.focus({ preventScroll: true });
  }, [hasPrevious, hasNext]);
}
