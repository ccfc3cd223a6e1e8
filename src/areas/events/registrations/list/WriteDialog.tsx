import { mailParts } from '../../../../domain/contact/mailParts';
import { shownPhone } from '../../../../domain/contact/telephone';
import type { Attendee } from '../../../../domain/registrations/registration';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';
import { mailReach } from './reach';

interface WriteDialogProps {
  people: readonly Attendee[];
  onClose(): void;
}

/** A link for each part that a mail program takes, all people as blind copies; and who has no address, with the telephone. */
export function WriteDialog({ people, onClose }: WriteDialogProps) {
  const texts = useTexts(registrationSectionTexts);
  const parts = mailParts(people.map(({ email }) => email));
  const { without } = mailReach(people);
  return (
    <Dialog
      open
      size="small"
      title={texts.writeTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{parts.length > 0 ? texts.writeText : texts.noEmail}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.parts}>
        {parts.map(({ href, count }, at) => (
          <li key={href}>
            <a href={href}>{texts.writeTo(count, at + 1, parts.length)}</a>
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <>
          <p>{texts.withoutAddress(without.length)}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.parts}>
            {without.map((person) => (
              <li key={person.id}>
                {[spokenNameOf(person), person.telephone && shownPhone(person.telephone)]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
