import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { Icon } from '../../ui/icon/Icon';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import styles from './form.module.css';
import { publicFormTexts } from './texts';

/** Replaces the form once it is sent. The heading takes the focus, and the text is announced. */
export function ThankYou({ text }: { text: string }) {
  const texts = useTexts(publicFormTexts);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
    announce(text);
  }, [announce, text]);
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
