import { useLayoutEffect, useRef } from 'react';
import styles from '../../questions/form.module.css';
import type { HeadingLevel } from '../../questions/usePageTitle';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import own from './Registration.module.css';
import type { PersonOutcome } from './registrationCalls';
import { registrationTexts } from './texts.fr';

interface RegisteredProps {
  people: readonly PersonOutcome[];
  level: HeadingLevel;
  onAgain(): void;
}

/** What became of each person. The heading takes the focus, and the text is announced. */
export function RegistrationDone({ people, level: Heading, onAgain }: RegisteredProps) {
  const texts = useTexts(registrationTexts);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = people.map(({ prenom, etat, place }) => {
    if (etat === 'attente') return texts.attente(prenom, place ?? 0);
    return etat === 'demande' || etat === 'offert' ? texts[etat](prenom) : texts.inscrit(prenom);
  });
  const spoken = lines.join('. ');
  useLayoutEffect(() => {
    heading.current?.focus();
    announce(spoken);
  }, [announce, spoken]);
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {texts.thanks}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={own.outcomes} aria-label={texts.result}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at}>{line}</li>
        ))}
      </ul>
      <p>{texts.received}</p>
      <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  );
}
