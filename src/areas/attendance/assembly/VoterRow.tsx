import { memo, type ReactNode } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { PersonName } from '../../../people/PersonName';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Badge } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import row from '../sheet/PersonRow.module.css';
import type { ShownState } from '../sync/ticking';
import styles from './Assembly.module.css';
import { assemblyTexts } from './texts.fr';

/** What is done with one person of the sheet. */
export interface VoterActs {
  onTap(person: SheetPerson): void;
  onMark(person: SheetPerson, state: ShownState): void;
  onLeave(person: SheetPerson): void;
  onFamily(person: SheetPerson): void;
  /** The person gives a proxy, or holds another one. */
  onGive(person: SheetPerson): void;
  onHold(person: SheetPerson): void;
  onTakeBack(person: SheetPerson): void;
}

interface VoterRowProps {
  person: SheetPerson;
  state: ShownState;
  /** When the person left, `hh:mm`. */
  leftAt: string;
  /** Arrived after the sheet was closed. */
  isLate: boolean;
  /** About proxies. */
  note: string | undefined;
  /** A person who is there votes for this one. */
  isRepresented: boolean;
  hasGiven: boolean;
  /** Has as many proxies as may be. */
  isFull: boolean;
  /** The assembly takes proxies, and this user may. */
  takesProxies: boolean;
  position: number;
  count: number;
  readonly: boolean;
  acts: VoterActs;
}

/** One name: a tap on it ticks the person. Below it stand proxies, beside it the way to give one. */
export const VoterRow = memo(function VoterRow(props: VoterRowProps) {
  const { person, state, leftAt, note, position, count, readonly, acts, takesProxies } = props;
  const texts = useTexts(assemblyTexts);
  const name = spokenNameOf(person);
  const isThere = state === 'present';
  const marks = [
    state === 'left' && texts.leftAt(leftAt),
    (state === 'excuse' || state === 'absent') && attendanceLabel(state),
    !person.vote && texts.noVote,
    person.vote && props.isLate && texts.late,
    note,
  ].filter(Boolean);
  // Who is there holds proxies; who isn't there gives one.
  const isFree = isThere ? !props.isFull : !props.hasGiven && state !== 'left';
  const mayGive = takesProxies && !readonly && person.vote === true && !person.sans_pouvoir && isFree;
  return (
    <li
      className={row.row}
      aria-setsize={count}
      aria-posinset={position}
      data-represented={props.isRepresented || undefined}
      data-state={isThere ? 'present' : state === 'left' ? 'absent' : (state ?? undefined)}
    >
      <button
        type="button"
        className={row.tap}
        aria-pressed={isThere}
        disabled={readonly}
        onClick={() => acts.onTap(person)}
      >
        <span className={row.mark} aria-hidden="true">
          {isThere && <Icon name="check" />}
        </span>
        <span className={row.who}>
          <span className={row.name}>
            <PersonName person={person} />
          </span>
          {marks.length > 0 && <span className={row.state}>{marks.join(' · ')}</span>}
        </span>
      </button>
      {props.isRepresented && (
        <Badge tone="info" className={styles.represented}>
          {texts.represented}
        </Badge>
      )}
      {mayGive && (
        <button
          type="button"
          className={buttonClass('quiet', styles.give)}
          aria-label={texts.proxyOf(name)}
          title={texts.proxy}
          onClick={() => (isThere ? acts.onHold : acts.onGive)(person)}
        >
          <Icon name="plus" />
          <span>{texts.proxy}</span>
        </button>
      )}
      {!readonly && (
        <Menu icon="more" align="end" label={texts.more(name)} className={row.side}>
          <VoterItems {...props} />
        </Menu>
      )}
    </li>
  );
});

function VoterItems({ person, state, hasGiven, acts, takesProxies }: VoterRowProps) {
  const texts = useTexts(assemblyTexts);
  const marks: readonly (readonly [ShownState, string])[] = [
    ['excuse', texts.excuse],
    ['absent', texts.absent],
  ];
  const items: ReactNode[] = marks.map(
    ([mark, word]) =>
      mark !== state && (
        <MenuItem
          key={word}
          icon={mark === 'excuse' ? 'clock' : 'close'}
          onSelect={() => acts.onMark(person, mark)}
        >
          {word}
        </MenuItem>
      ),
  );
  return (
    <>
      {state === 'present' && (
        <MenuItem icon="arrow-flat" onSelect={() => acts.onLeave(person)}>
          {texts.leave}
        </MenuItem>
      )}
      {state === 'left' && (
        <MenuItem icon="undo" onSelect={() => acts.onMark(person, 'present')}>
          {texts.comeBack}
        </MenuItem>
      )}
      {takesProxies && person.vote && state !== 'present' && !hasGiven && (
        <MenuItem icon="plus" onSelect={() => acts.onGive(person)}>
          {texts.give}
        </MenuItem>
      )}
      {hasGiven && takesProxies && (
        <MenuItem icon="close" onSelect={() => acts.onTakeBack(person)}>
          {texts.takeBack}
        </MenuItem>
      )}
      {person.famille.length > 0 && (
        <MenuItem icon="users" onSelect={() => acts.onFamily(person)}>
          {texts.family}
        </MenuItem>
      )}
      {items}
      {state && state !== 'present' && state !== 'left' && (
        <MenuItem icon="undo" onSelect={() => acts.onMark(person, null)}>
          {texts.clear}
        </MenuItem>
      )}
    </>
  );
}
