import type { CalendarEvent } from '../../../../domain/events/event';
import type { Attendee } from '../../../../domain/registrations/registration';
import { ON_LIST } from '../../../../domain/registrations/registrationState';
import { useIsOffered } from '../../../../session/hostPage';
import { useRight } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';
import type { RowActs } from './AttendeeMenu';
import type { AskedQuestions } from './answers';
import { mailReach } from './reach';
import { type Act, concerned } from './useActs';
import { useWorks } from './useWorks';

interface BulkBarProps {
  event: CalendarEvent;
  asked: AskedQuestions;
  people: readonly Attendee[];
  acts: RowActs;
  busy: Act | undefined;
  onClear(): void;
}

/** What can be done with the ticked people, with the number whom it concerns. It takes the place of the search. */
export function BulkBar({ event, asked, people, acts, busy, onClear }: BulkBarProps) {
  const texts = useTexts(registrationSectionTexts);
  const isOffered = useIsOffered();
  const mayJoin = useRight('groupes.modifier') && acts.mayChange;
  const { print, write, join, parts } = useWorks(event, asked);
  const { addresses } = mailReach(people.filter(({ etat }) => ON_LIST.includes(etat)));
  const act = (kind: Act, icon: 'check' | 'close' | 'trash', label: (count: number) => string) => {
    const { length } = concerned(kind, people);
    if (!acts.mayChange || length === 0) return null;
    return (
      <Button
        icon={icon}
        variant={kind === 'withdraw' ? 'remove' : undefined}
        busy={busy === kind}
        disabled={busy !== undefined && busy !== kind}
        onClick={() => void acts.run(kind, people)}
      >
        {label(length)}
      </Button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.bulk} role="group" aria-label={texts.ticked(people.length)}>
      <span className={styles.ticked}>
        <strong>{texts.ticked(people.length)}</strong>
        <IconButton icon="close" label={texts.untick} onClick={onClear} />
      </span>
      {act('accept', 'check', texts.acceptCount)}
      {act('refuse', 'close', texts.refuseCount)}
      {isOffered('mails') && (
        <Button icon="mail" disabled={addresses === 0} onClick={() => write(people)}>
          {texts.writeCount(addresses)}
        </Button>
      )}
      {isOffered('print') && (
        <Button icon="print" onClick={() => print(people)}>
          {texts.print}
        </Button>
      )}
      {act('withdraw', 'trash', texts.withdrawCount)}
      {mayJoin && (
        <Menu icon="more" align="end" label={texts.moreOfTicked}>
          <MenuItem icon="users" onSelect={() => join(people)}>
            {texts.join}
          </MenuItem>
        </Menu>
      )}
      {parts}
    </div>
  );
}
