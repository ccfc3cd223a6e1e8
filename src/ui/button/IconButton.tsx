import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.css';
import { type ButtonVariant, buttonClass } from './buttonClass';

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  variant?: ButtonVariant | undefined;
  busy?: boolean | undefined;
}

/** A square button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, variant = 'quiet', busy = false, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      part="button"
      title={label}
      {...rest}
      ref={ref}
      className={buttonClass(variant, className ? `${styles.square} ${className}` : styles.square)}
      aria-label={label}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name={icon} />}
    </button>
  );
});
