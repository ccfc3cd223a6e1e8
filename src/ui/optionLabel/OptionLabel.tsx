import styles from './OptionLabel.module.css';

interface OptionLabelProps {
  label: string;
  /** How many letters at its start are set apart by their weight. */
  strong?: number | undefined;
}

/** The label of an option, such as a person's name with the last name first. */
export function OptionLabel({ label, strong }: OptionLabelProps) {
  if (!strong) return label;
  return (
    <>
      <span className={styles.strong}>{label.slice(0, strong)}</span>
      <span className={styles.rest}>{label.slice(strong)}</span>
    </>
  );
}
