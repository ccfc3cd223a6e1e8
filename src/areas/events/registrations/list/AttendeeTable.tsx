import { type ReactNode, useMemo } from 'react';
import type { Attendee } from '../../../../domain/registrations/registration';
import { useTexts } from '../../../../texts/texts';
import { typedQuestion } from '../../../../texts/typedQuestion';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import choice from '../../../../ui/form/fields/Choice.module.css';
import { registrationSectionTexts } from '../texts.fr';
import { AttendeeLine } from './AttendeeLine';
import type { RowActs } from './AttendeeMenu';
import styles from './AttendeeTable.module.css';
import type { AnswerCell, AnswerTable } from './answers';
import type { Ticks } from './useTicks';

interface AttendeeTableProps {
  people: readonly Attendee[];
  answers: AnswerTable;
  ticks: Ticks;
  acts: RowActs;
  isRefreshing: boolean;
  /** Stands beside the heading of the waiting list. */
  morePlaces: ReactNode;
  /** Stands below all rows. */
  foot: ReactNode;
}

const NO_CELLS: readonly AnswerCell[] = [];

/** The people in the parts of the list: with a place, waiting in their order, and those who don't come. */
function useParts(people: readonly Attendee[]) {
  return useMemo(() => {
    const of = (isIn: (state: Attendee['etat']) => boolean) => people.filter(({ etat }) => isIn(etat));
    const isGone = (state: string) => state === 'retire' || state === 'refuse';
    return {
      coming: of((state) => state !== 'attente' && !isGone(state)),
      waiting: of((state) => state === 'attente'),
      gone: of(isGone),
    };
  }, [people]);
}

/** Who comes, with a column per question. */
export function AttendeeTable(props: AttendeeTableProps) {
  const { people, answers, ticks, acts, isRefreshing, morePlaces, foot } = props;
  const texts = useTexts(registrationSectionTexts);
  const { coming, waiting, gone } = useParts(people);
  const { columns, cells } = answers;
  const span = columns.length + 3;
  const rows = (part: readonly Attendee[]) =>
    part.map((attendee) => (
      <AttendeeLine
        key={attendee.id}
        attendee={attendee}
        columns={columns}
        cells={cells.get(attendee.id) ?? NO_CELLS}
        isTicked={ticks.has(attendee.id)}
        acts={acts}
        onTick={ticks.toggle}
      />
    ));
  const part = (title: ReactNode, of: readonly Attendee[]) =>
    of.length > 0 && (
      <tbody>
        {title && (
          <tr className={styles.part}>
            <th scope="rowgroup" colSpan={span}>
              {title}
            </th>
          </tr>
        )}
        {rows(of)}
      </tbody>
    );
  return (
    <div className={styles.frame} data-questions={columns.length > 0 || undefined}>
      <table
        className={styles.table}
        data-many={columns.length > 4 || undefined}
        aria-busy={isRefreshing || undefined}
      >
        <caption>
          <VisuallyHidden>{texts.list}</VisuallyHidden>
        </caption>
        <Head columns={columns} ticks={ticks} />
        {part(undefined, coming)}
        {part(
          <>
            {texts.waitingPart} {morePlaces}
          </>,
          waiting,
        )}
        {part(texts.gonePart, gone)}
        {foot && (
          <tfoot className={styles.foot}>
            <tr>
              <td colSpan={span}>{foot}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Head({ columns, ticks }: Pick<AttendeeTableProps, 'ticks'> & Pick<AnswerTable, 'columns'>) {
  const texts = useTexts(registrationSectionTexts);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col" className={styles.tick}>
          <input
            type="checkbox"
            className={choice.box}
            aria-label={texts.tickAll}
            checked={ticks.isWhole}
            onChange={ticks.togglePage}
            // It is a property without an attribute.
            ref={(box) => {
              if (box) box.indeterminate = ticks.isPartial;
            }}
          />
        </th>
        <th scope="col">{texts.name}</th>
        {columns.map(({ question }) => (
          <th key={question} scope="col">
            {typedQuestion(question)}
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>{texts.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
