import { memo } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { ATTENDANCE_STATES, type AttendanceState } from '../../../domain/attendance/tick';
import { PersonName } from '../../../people/PersonName';
import { formatNumber } from '../../../texts/locale';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
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

const ICONS = { present: 'check', excuse: 'mail', absent: 'close' } as const satisfies Record<
  AttendanceState,
  IconName
>;

/** One name: a tap on it ticks the person, and a second one takes that back. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, tick, position, count, readonly, device, onTap, onChoose, onFamily } = props;
  const texts = useTexts(sheetTexts);
  const name = fullNameOf(person);
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
        <span className={styles.mark}>{state && <Icon name={ICONS[state]} />}</span>
        <span className={styles.who}>
          <span className={styles.name}>
            <PersonName person={person} />
          </span>
          {state && <span className={styles.state}>{stateText(texts, state, tick, device)}</span>}
        </span>
      </button>
      {!readonly && family.length > 0 && (
        <button
          type="button"
          className={buttonClass('quiet', styles.side)}
          aria-label={texts.familyOf(name, family.length + 1)}
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

type Texts = typeof sheetTexts;

/** What is noted, and by whom where that wasn't this device. */
function stateText(
  texts: Texts,
  state: AttendanceState,
  tick: ShownTick | undefined,
  device: string,
): string {
  const word = attendanceLabel(state);
  if (tick?.isWaiting) return texts.waiting(word);
  return tick?.auteur && tick.appareil !== device ? texts.by(word, tick.auteur) : word;
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
