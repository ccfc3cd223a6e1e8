import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { pagerTexts } from '../display/texts.fr';
import field from '../form/fields/Field.module.css';
import styles from './Pager.module.css';

interface PageNumberProps {
  page: number;
  pages: number;
  onPage(page: number): void;
}

/** The number of the page, in a frame: pressed, it takes another number, and Enter goes there. */
export function PageNumber({ page, pages, onPage }: PageNumberProps) {
  const texts = useTexts(pagerTexts);
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    control.current?.focus({ preventScroll: true });
    if (isOpen) control.current?.select();
  }, [isOpen]);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    // A dialog around the list stays open.
    event.stopPropagation();
    const wanted = Number.parseInt(currentTarget.value, 10);
    setOpen(false);
    if (key === 'Enter' && wanted > 0) onPage(Math.min(wanted, pages));
  };
  if (isOpen)
    return (
      <input
        ref={control}
        className={`${field.input} ${styles.jump}`}
        aria-label={texts.jumpTo(pages)}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        defaultValue={page}
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(false)}
      />
    );
  return (
    <button
      ref={control}
      type="button"
      className={styles.number}
      aria-current="page"
      title={texts.jump}
      onClick={() => setOpen(true)}
    >
      <span className={styles.word}>{texts.page} </span>
      <span>{page}</span>
    </button>
  );
}
