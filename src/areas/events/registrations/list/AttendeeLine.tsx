import { memo, useContext, useId } from 'react';
import type { Attendee } from '../../../../domain/registrations/registration';
import { ContactLink } from '../../../../people/ContactLink';
import { BriefPersonName } from '../../../../people/PersonName';
import { Link } from '../../../../routing/Link';
import { useRight } from '../../../../session/useSession';
import { formatLongDateTime } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Badge } from '../../../../ui/display/Badge';
import choice from '../../../../ui/form/fields/Choice.module.css';
import { InConsoleContext } from '../../../frame/navigation/BackToApps';
import { memberPaths } from '../../../routes';
import { attendeeStateTexts, registrationSectionTexts } from '../texts.fr';
import { AttendeeMenu, type RowActs } from './AttendeeMenu';
import styles from './AttendeeTable.module.css';
import type { AnswerCell, AnswerColumn } from './answers';

interface AttendeeLineProps {
  attendee: Attendee;
  columns: readonly AnswerColumn[];
  cells: readonly AnswerCell[];
  isTicked: boolean;
  acts: RowActs;
  onTick(attendee: Attendee, isRange: boolean): void;
}

/** A person: name, a state where it isn't the usual one, contact, answers. Its props never change by themselves, so a tick draws one row. */
export const AttendeeLine = memo(function AttendeeLine(props: AttendeeLineProps) {
  const { attendee, columns, cells, isTicked, acts, onTick } = props;
  const id = useId();
  return (
    <tr className={styles.row} data-selected={isTicked || undefined}>
      <td className={styles.tick}>
        <input
          id={`${id}t`}
          type="checkbox"
          className={choice.box}
          checked={isTicked}
          // A tick by the keyboard has no Shift.
          onChange={({ nativeEvent }) =>
            onTick(attendee, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
          aria-labelledby={`${id}n`}
        />
      </td>
      <th scope="row" className={styles.name}>
        <span id={`${id}n`}>
          <Name attendee={attendee} />
        </span>{' '}
        <State attendee={attendee} />
        <Contact attendee={attendee} />
      </th>
      {columns.map(({ question }, at) => (
        <Answer key={question} question={question} cell={cells[at]} />
      ))}
      <td className={styles.actions}>
        <AttendeeMenu attendee={attendee} acts={acts} />
      </td>
    </tr>
  );
});

/** A member on file leads to the record, in the console. */
function Name({ attendee }: { attendee: Attendee }) {
  const isInConsole = useContext(InConsoleContext);
  const mayRead = useRight('membres.lire');
  const { membre_id: member } = attendee;
  const name = <BriefPersonName person={attendee} />;
  if (!member || !isInConsole || !mayRead) return name;
  return <Link to={memberPaths.detail.to({ id: member })}>{name}</Link>;
}

function State({ attendee: { etat, place, offert_jusqu_au: until } }: { attendee: Attendee }) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  if (etat === 'inscrit') return null;
  const isGone = etat === 'retire' || etat === 'refuse';
  return (
    <Badge
      tone={isGone ? 'neutral' : 'warning'}
      title={etat === 'offert' && until ? texts.offeredUntil(formatLongDateTime(until)) : undefined}
    >
      {etat === 'attente' && place ? texts.waitingAt(place) : states[etat]}
    </Badge>
  );
}

function Contact({ attendee: { email, telephone } }: { attendee: Attendee }) {
  if (!email && !telephone) return null;
  return (
    <span className={styles.contact}>
      {email && <ContactLink kind="mail" text={email} />}
      {telephone && <ContactLink kind="phone" text={telephone} />}
    </span>
  );
}

function Answer({ question, cell }: { question: string; cell: AnswerCell | undefined }) {
  const texts = useTexts(registrationSectionTexts);
  const { text, isMissing, at, ofAll } = cell ?? { text: '', isMissing: false, at: '', ofAll: '' };
  const isEmpty = !text && !isMissing && !at && !ofAll;
  return (
    <td
      className={styles.answer}
      data-empty={isEmpty || undefined}
      data-elsewhere={(at && true) || undefined}
    >
      {/* On a phone, where the columns have no heads. */}
      <span className={styles.question} aria-hidden="true">
        {texts.answer(question, '')}
      </span>
      {text}
      {isMissing && <Badge tone="warning">{texts.missing}</Badge>}
      {at && texts.answeredWith(at)}
      {ofAll && <span className={styles.ofAll}>{texts.answeredForAll(ofAll)}</span>}
      {isEmpty && '–'}
    </td>
  );
}
