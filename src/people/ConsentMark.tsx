import { refusedKinds, type WithConsents } from '../domain/register/consents';
import { useTexts } from '../texts/texts';
import { Icon } from '../ui/icon/Icon';
import { consentMarkTexts } from './texts.fr';

interface ConsentMarkProps {
  person: WithConsents;
  className?: string | undefined;
}

/** A crossed camera for a person who refused pictures or withdrew them; nothing for all others. */
export function ConsentMark({ person, className }: ConsentMarkProps) {
  const texts = useTexts(consentMarkTexts);
  const names = refusedKinds(person, 'image');
  if (names.length === 0) return null;
  const label = texts.refused(names.join(', '));
  return (
    <span role="img" aria-label={label} title={label} className={className}>
      <Icon name="camera-off" />
    </span>
  );
}
