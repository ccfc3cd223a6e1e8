import { memo } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { ATTENDANCE_STATES, type AttendanceState } from '../../../domain/attendance/tick';
import { PersonName } from '../../../people/PersonName';
import { formatNumber } from '../../../texts/locale';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { Icon, type IconName } from '../../../ui/icon/Icon';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import type { ShownTick } from '../sync/ticking';
import styles from './PersonRow.module.css';
import { sheetTexts } from './texts.fr';

interface PersonRowProps {
  person: SheetPerson;
  tick: ShownTick | undefined;
  position: number;
  count: number;
  readonly: boolean;
  device: string;
  onTap(id: number): void;
  onChoose(id: number, state: AttendanceState | null): void;
  onFamily(person: SheetPerson): void;
}

const ICONS = { present: 'check', excuse: 'clock', absent: 'close' } as const satisfies Record<
  AttendanceState,
  IconName
>;

/** One name: a tap on it ticks the person, and a second one takes that back. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, tick, position, count, readonly, device, onTap, onChoose, onFamily } = props;
  const texts = useTexts(sheetTexts);
  const name = spokenNameOf(person);
  const state = tick?.etat ?? null;
  const { id, famille: family } = person;
  return (
    <li className={styles.row} aria-setsize={count} aria-posinset={position} data-state={state ?? undefined}>
      <button
        type="button"
        className={styles.tap}
        aria-pressed={state === 'present'}
        disabled={readonly}
        onClick={() => onTap(id)}
      >
        <span className={styles.mark} aria-hidden="true">
          {state === 'excuse' ? texts.excuseMark : state && <Icon name={ICONS[state]} />}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>
            <PersonName person={person} />
          </span>
          <RowState tick={tick} device={device} />
        </span>
      </button>
      {!readonly && family.length > 0 && (
        <button
          type="button"
          className={buttonClass('quiet', styles.side)}
          aria-label={(id < 0 ? texts.registrationOf : texts.familyOf)(name, family.length + 1)}
          title={texts.family}
          onClick={() => onFamily(person)}
        >
          <Icon name="users" />
          <span>{formatNumber(family.length + 1)}</span>
        </button>
      )}
      {!readonly && (
        <Menu icon="more" align="end" label={texts.more(name)} className={styles.side}>
          <StateItems state={state} onChoose={(next) => onChoose(id, next)} />
        </Menu>
      )}
    </li>
  );
});

/** What is noted, and by whom where that wasn't this device. The full disc alone says that a person is there. */
function RowState({ tick, device }: { tick: ShownTick | undefined; device: string }) {
  const texts = useTexts(sheetTexts);
  const { etat: state, isWaiting, auteur: author, appareil } = tick ?? {};
  if (!state) return null;
  const word = attendanceLabel(state);
  // A line that came and went with each tap would make the names dance.
  if (isWaiting && state === 'present') return <VisuallyHidden>{texts.waiting(word)}</VisuallyHidden>;
  if (isWaiting) return <span className={styles.state}>{texts.waiting(word)}</span>;
  if (author && appareil !== device) return <span className={styles.state}>{texts.by(word, author)}</span>;
  return state === 'present' ? null : <span className={styles.state}>{word}</span>;
}

interface StateItemsProps {
  state: AttendanceState | null;
  onChoose(state: AttendanceState | null): void;
}

function StateItems({ state, onChoose }: StateItemsProps) {
  const texts = useTexts(sheetTexts);
  const words = { present: texts.present, excuse: texts.excuse, absent: texts.markAbsent };
  return (
    <>
      {ATTENDANCE_STATES.filter((other) => other !== state).map((other) => (
        <MenuItem key={other} icon={ICONS[other]} onSelect={() => onChoose(other)}>
          {words[other]}
        </MenuItem>
      ))}
      {state && (
        <MenuItem icon="undo" onSelect={() => onChoose(null)}>
          {texts.clear}
        </MenuItem>
      )}
    </>
  );
}
