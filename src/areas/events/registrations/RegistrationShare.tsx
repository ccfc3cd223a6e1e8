import { useClient } from '../../../api/useApi';
import { embedLine } from '../../../data/share/embedLine';
import { ShareCard } from '../../../data/share/ShareCard';
import type { Registration } from '../../../domain/registrations/registration';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import styles from './Registrations.module.css';
import { registrationShareTexts } from './texts.fr';

interface RegistrationShareProps {
  id: string;
  settings: NonNullable<Registration['reglages']>;
}

/** The ways to a registration: its own page, where the back end says that there is one, and the line for a page of the site. */
export function RegistrationShare({ id, settings: { identifiant, page } }: RegistrationShareProps) {
  const texts = useTexts(registrationShareTexts);
  const hasPage = useCapability('page-inscription');
  const { api } = useClient();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div id={id} className={styles.share} role="group" aria-label={texts.title}>
      <ShareCard
        texts={texts}
        link={(hasPage && page) || undefined}
        line={embedLine('parvis-registration', { identifiant }, api)}
      />
    </div>
  );
}
