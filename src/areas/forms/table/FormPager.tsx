import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { formTableTexts } from '../texts.fr';
import styles from './FormTable.module.css';

interface FormPagerProps {
  page: number;
  pages: number;
  onPage(page: number): void;
  /** The user is likely to open the next page. */
  onNextIntent(): void;
}

/** «Page X sur Y» between two buttons; nothing where there is only one page. */
export function FormPager({ page, pages, onPage, onNextIntent }: FormPagerProps) {
  const texts = useTexts(formTableTexts);
  if (pages < 2) return null;
  // On the first and last page a button does nothing instead of being disabled, so that it keeps the focus.
  return (
    <nav className={styles.pager} aria-label={texts.pagination}>
      <Button
        icon="chevron-left"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {texts.previous}
      </Button>
      <span className={styles.page} aria-current="page">
        {texts.page(page, pages)}
      </span>
      <Button
        icon="chevron-right"
        className={styles.next}
        aria-disabled={page >= pages || undefined}
        onPointerEnter={onNextIntent}
        onFocus={onNextIntent}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
