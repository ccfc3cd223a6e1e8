import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.css';
import { type ButtonVariant, buttonClass } from './buttonClass';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  /** Shown before the words, for example an Avatar. */
  lead?: ReactNode;
  /** Shows the arrow of a menu after the words. */
  hasArrow?: boolean | undefined;
  /** An action is running: the button keeps the focus, shows `busyLabel` and ignores clicks. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** A button with words. `type` defaults to `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, icon, lead, hasArrow, busy = false, busyLabel, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      ref={ref}
      className={buttonClass(variant, className)}
      // A disabled button would lose the focus to the page, so a busy one only ignores the click.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {lead}
      {children !== undefined && (
        <span className={styles.label}>{busy ? (busyLabel ?? children) : children}</span>
      )}
      {hasArrow && <Icon name="chevron-down" className={styles.arrow} />}
    </button>
  );
});
