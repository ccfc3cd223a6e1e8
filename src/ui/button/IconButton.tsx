import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.css';
import { type ButtonVariant, buttonClass } from './buttonClass';

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  icon: IconName | 'more';
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
  const isMore = icon === 'more' && !busy;
  return (
    <button
      type="button"
      part="button"
      title={label}
      {...rest}
      ref={ref}
      className={buttonClass(
        variant,
        [styles.square, isMore && styles.more, className].filter(Boolean).join(' '),
      )}
      aria-label={label}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        icon !== 'more' && <Icon name={icon} />
      )}
    </button>
  );
});
