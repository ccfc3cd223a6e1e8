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

/** React 18 and 19 write the attribute differently. */
const makeInert = (element: HTMLElement | null) => {
  if (element) element.inert = true;
};

/** A hidden field that only programs fill in. Visitors and screen readers can’t reach it. */
export const Trap = forwardRef<HTMLInputElement>(function Trap(_, ref) {
  return (
    <div ref={makeInert} className={unseen.hidden} aria-hidden="true">
      <input ref={ref} name="site_web" tabIndex={-1} autoComplete="off" />
    </div>
  );
});

/** Moves the focus to the control of a field. */
export function focusField(form: HTMLFormElement | null, key: string): void {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const field = [...fields].find(({ dataset }) => dataset.field === key);
  field?.querySelector<HTMLElement>(CONTROL)?.focus();
}
