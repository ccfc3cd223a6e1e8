import styles from './Button.module.css';

/** `remove` leads to a question before something is removed, `danger` is its answer. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'remove' | 'danger';

/** Classes that give a link the look of a button. */
export function buttonClass(variant: ButtonVariant = 'secondary', className?: string): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}
