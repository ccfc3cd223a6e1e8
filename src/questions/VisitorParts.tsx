import { forwardRef } from 'react';
import { useTexts } from '../texts/texts';
import unseen from '../ui/display/VisuallyHidden.module.css';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';

const CONTROL = 'input:not([type=hidden]), select, textarea';

/** What becomes of the answers, before they are sent. */
export function Privacy({ text }: { text: string }) {
  const texts = useTexts(publicFormTexts);
  return (
    <p className={styles.privacy}>
      <strong>{texts.privacy}</strong>
      {'\u00a0: '}
      {text}
    </p>
  );
}

/** A hidden field that only programs fill in. */
export const Trap = forwardRef<HTMLInputElement>(function Trap(_, ref) {
  return (
    <input
      ref={ref}
      name="site_web"
      className={unseen.hidden}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
});

/** Moves the focus to the control of a field. */
export function focusField(form: HTMLFormElement | null, key: string): void {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const field = [...fields].find(({ dataset }) => dataset.field === key);
  field?.querySelector<HTMLElement>(CONTROL)?.focus();
}
