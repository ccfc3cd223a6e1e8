import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Icon } from '../../ui/icon/Icon';
import styles from './form.module.css';
import { formTexts } from './texts';

/** Instead of the form once it is done. */
export function ThankYou({ text }: { text: string }) {
  const texts = useTexts(formTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.thanks}
      </h2>
      <p>{text}</p>
    </div>
  );
}
