import { Children, type ReactNode, useContext, useId, useState } from 'react';
import { Link } from '../../../routing/Link';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { InConsoleContext } from '../../frame/navigation/BackToApps';
import styles from './Today.module.css';
import { todayTexts } from './texts.fr';

/** Rows of a kind that show at first. */
const ROWS_SHOWN = 3;

interface PlaceLinkProps {
  to: string;
  label?: string;
  children: ReactNode;
}

/** A link in the console, where the address leads somewhere; else the words alone. */
export function PlaceLink({ to, label, children }: PlaceLinkProps) {
  if (!useContext(InConsoleContext)) return <span className={styles.name}>{children}</span>;
  return (
    <Link to={to} className={styles.name} aria-label={label}>
      {children}
    </Link>
  );
}

interface KindProps {
  title: string;
  /** How many there are in all; the rows may be the first of them. */
  total: number;
  /** Beside the heading. */
  note?: ReactNode;
  /** Says that there are none. */
  empty: string;
  /** Where the list of all is, if anywhere. */
  list?: string | undefined;
  /** The rows, each with a key. */
  children: ReactNode;
  /** The viewer asked for more rows. */
  onGrow(): void;
}

/** A heading, the first rows or that there are none, and how many others there are. */
export function Kind({ title, total, empty, note, list, children, onGrow }: KindProps) {
  const texts = useTexts(todayTexts);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const rows = Children.toArray(children);
  const rowsShown = isWhole ? rows : rows.slice(0, ROWS_SHOWN);
  const handleToggle = () => {
    setWhole(!isWhole);
    onGrow();
  };
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {note}
      </div>
      {rows.length > 0 ? (
        <ul className={styles.rows}>{rowsShown}</ul>
      ) : (
        <p className={styles.nothing}>{empty}</p>
      )}
      <Others
        title={title}
        count={total - rowsShown.length}
        list={list}
        isWhole={isWhole}
        // Only with a list of their own do the others need no room here.
        onToggle={rows.length > ROWS_SHOWN ? handleToggle : undefined}
        texts={texts}
      />
    </section>
  );
}

interface OthersProps extends Pick<KindProps, 'title' | 'list'> {
  count: number;
  isWhole: boolean;
  onToggle: (() => void) | undefined;
  texts: typeof todayTexts;
}

/** «et 3 autres»: leads to their list, or shows them in place where they have none. */
function Others({ title, count, list, isWhole, onToggle, texts }: OthersProps) {
  const isInConsole = useContext(InConsoleContext);
  const words = texts.others(count);
  if (list && isInConsole)
    return (
      count > 0 && (
        <p className={styles.others}>
          <PlaceLink to={list} label={`${words} – ${title}`}>
            {words}
          </PlaceLink>
        </p>
      )
    );
  return (
    <>
      {count > 0 && !(onToggle && !isWhole) && <p className={styles.others}>{words}</p>}
      {onToggle && (
        <Button variant="quiet" className={styles.more} aria-expanded={isWhole} onClick={onToggle}>
          {isWhole ? texts.fewer : words}
        </Button>
      )}
    </>
  );
}
