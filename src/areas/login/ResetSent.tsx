import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import styles from './login.module.css';
import { loginTexts } from './texts';

export function ResetSent({ onBack }: { onBack(): void }) {
  const texts = useTexts(loginTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone, and the heading says what happened.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.sentTitle}
        </h1>
        <p className={styles.subtitle}>{texts.sentText}</p>
      </header>
      <div className={styles.actions}>
        <Button icon="arrow-left" onClick={onBack}>
          {texts.backToLogin}
        </Button>
      </div>
    </>
  );
}
