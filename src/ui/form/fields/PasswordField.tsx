import { type ComponentPropsWithoutRef, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../icon/Icon';
import { useUiTexts } from '../../texts.fr';
import { FieldFrame } from '../FieldFrame';
import { type FieldProps, useField } from '../useField';
import styles from './Field.module.css';

interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type' | 'onChange'> {
  onChange?: ((value: string) => void) | undefined;
}

type Caret = [start: number | null, end: number | null];

/** A password that can be shown; showing it moves neither the caret nor the focus. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hideLabel, hint, error, required, className, onChange, ...rest } = props;
  const { id, message, control } = useField(props);
  const texts = useUiTexts();
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<Caret | null>(null);
  const [isShown, setShown] = useState(false);
  const toggle = () => {
    if (ref.current) caret.current = [ref.current.selectionStart, ref.current.selectionEnd];
    setShown(!isShown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser drops the caret when the type changes
  useLayoutEffect(() => {
    if (caret.current) ref.current?.setSelectionRange(...caret.current);
  }, [isShown]);
  return (
    <FieldFrame id={id} field={props} message={message}>
      <div className={styles.adorned}>
        <input
          part="input"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...control}
          ref={ref}
          type={isShown ? 'text' : 'password'}
          className={`${styles.input} ${styles.withEnd}`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        <button
          type="button"
          className={styles.end}
          aria-pressed={isShown}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          title={isShown ? texts.hidePassword : texts.showPassword}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}
