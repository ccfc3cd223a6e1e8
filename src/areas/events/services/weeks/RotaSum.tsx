import type { ServiceDate } from '../../../../domain/events/staffing';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { type Filter, sumOf } from './rota';
import styles from './ServiceWeeks.module.css';
import { serviceWeeksTexts } from './texts.fr';

interface RotaSumProps {
  dates: readonly ServiceDate[];
  until: string;
  filter: Filter;
  onFilter(filter: Filter): void;
}

/** What is to do in these weeks, in three counts, and the filters by them. It is only said that nothing is, where all are 0. */
export function RotaSum({ dates, until, filter, onFilter }: RotaSumProps) {
  const texts = useTexts(serviceWeeksTexts);
  const { manquants: missing, a_demander: open, attente: waiting, oui: yes } = sumOf(dates);
  const isProvided = missing + open + waiting === 0;
  const filters: readonly [Filter, string, isThere: boolean][] = [
    ['tout', texts.tout, true],
    ['manque', texts.manque(missing), missing > 0],
    ['demander', texts.demander(open), open > 0],
  ];
  return (
    <>
      {isProvided ? (
        <p className={styles.sum} role="status" data-provided>
          <span aria-hidden="true">✓</span> {texts.provided(until, yes)}
        </p>
      ) : (
        <p className={styles.sum} role="status">
          {missing > 0 && <strong data-missing>{texts.missing(missing)}</strong>}
          {open > 0 && <span>{texts.toAsk(open)}</span>}
          {waiting > 0 && <span>{texts.waiting(waiting)}</span>}
          <span data-muted>{texts.until(until)}</span>
        </p>
      )}
      {/* A filter whose count has become 0 stays while it is chosen, with the way back beside it. */}
      {!isProvided && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div className={styles.filters} role="group" aria-label={texts.show}>
          {filters.map(
            ([name, label, isThere]) =>
              (isThere || name === filter) && (
                <Button
                  key={name}
                  variant="quiet"
                  aria-pressed={name === filter}
                  onClick={() => onFilter(name)}
                >
                  {label}
                </Button>
              ),
          )}
        </div>
      )}
    </>
  );
}
