import { mailHref } from '../../../../domain/contact/mailHref';
import { phoneParts } from '../../../../domain/contact/telephone';
import type { Attendee } from '../../../../domain/registrations/registration';
import { ON_LIST } from '../../../../domain/registrations/registrationState';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { registrationSectionTexts } from '../texts.fr';
import type { Act } from './useActs';

/** What rows do. It changes only with the rights of the user, so that rows are drawn again only for their own sake. */
export interface RowActs {
  mayChange: boolean;
  run(act: Act, people: readonly Attendee[]): Promise<void>;
  /** Missing where it can't be done here. */
  erase: ((attendee: Attendee) => void) | undefined;
  createMember: ((attendee: Attendee) => void) | undefined;
}

interface AttendeeMenuProps {
  attendee: Attendee;
  acts: RowActs;
}

/** What can be done with this person. */
function offered({ etat, email, telephone, membre_id, prenom }: Attendee, acts: RowActs) {
  const isOnList = ON_LIST.includes(etat);
  return {
    decide: acts.mayChange && etat === 'demande',
    withdraw: acts.mayChange && isOnList && etat !== 'demande',
    mail: email ? mailHref(email) : undefined,
    phones: phoneParts(telephone ?? '').filter(({ href }) => href),
    createMember: isOnList && !membre_id ? acts.createMember : undefined,
    // A person who was erased has no name.
    erase: prenom ? acts.erase : undefined,
  };
}

/** What can be done with a person, in «…» of the row. */
export function AttendeeMenu({ attendee, acts }: AttendeeMenuProps) {
  const texts = useTexts(registrationSectionTexts);
  const { decide, withdraw, mail, phones, createMember, erase } = offered(attendee, acts);
  if (!decide && !withdraw && !mail && !phones.length && !createMember && !erase) return null;
  return (
    <Menu icon="more" align="end" label={texts.more(spokenNameOf(attendee))} about={attendee.id}>
      {decide && (
        <>
          <MenuItem icon="check" onSelect={() => void acts.run('accept', [attendee])}>
            {texts.accept}
          </MenuItem>
          <MenuItem icon="close" onSelect={() => void acts.run('refuse', [attendee])}>
            {texts.refuseAsk}
          </MenuItem>
        </>
      )}
      {mail && (
        <MenuItem icon="mail" href={mail}>
          {texts.writeToOne}
        </MenuItem>
      )}
      {phones.map(({ shown, href }) => (
        <MenuItem key={href} icon="phone" href={href}>
          {texts.call(shown)}
        </MenuItem>
      ))}
      {createMember && (
        <MenuItem icon="user" onSelect={() => createMember(attendee)}>
          {texts.createMember}
        </MenuItem>
      )}
      {withdraw && (
        <MenuItem icon="trash" danger onSelect={() => void acts.run('withdraw', [attendee])}>
          {texts.withdrawAsk}
        </MenuItem>
      )}
      {erase && (
        <MenuItem icon="trash" danger onSelect={() => erase(attendee)}>
          {texts.erase}
        </MenuItem>
      )}
    </Menu>
  );
}
