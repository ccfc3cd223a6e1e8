import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon } from '../../icon/Icon';
import { useUiTexts } from '../../texts.fr';
import { FieldFrame } from '../FieldFrame';
import { useField } from '../useField';
import styles from './Field.module.css';

interface SearchFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange' | 'required'> {
  /** Read by screen readers, and shown as the placeholder unless another one is given. */
  label: string;
  value: string;
  /** Why this search can't be done. */
  error?: string | undefined;
  onChange(value: string): void;
}

/** A search box that reports every keystroke. The caller decides when to search. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, error, onChange, placeholder, className, ...rest } = props;
  const texts = useUiTexts();
  const ref = useRef<HTMLInputElement>(null);
  const { id, control } = useField({ label, error });
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <FieldFrame id={id} field={{ label, hideLabel: true, className }} message={error}>
      <div className={styles.adorned}>
        <Icon name="search" className={styles.start} />
        <input
          part="input"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder ?? label}
          {...control}
          {...rest}
          id={id}
          ref={ref}
          type="search"
          value={value}
          className={`${styles.input} ${styles.search}`}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <button
            type="button"
            className={styles.end}
            aria-label={texts.clearSearch}
            title={texts.clearSearch}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
