import { type RefObject, useRef } from 'react';
import { Button } from '../../button/Button';
import { useCopy } from '../../toast/useCopy';
import { FieldFrame } from '../FieldFrame';
import { useField } from '../useField';
import styles from './CopyLine.module.css';
import field from './Field.module.css';

interface CopyLineProps {
  label: string;
  /** The text to copy: an address, or one line of code. */
  value: string;
  /** The button, such as «Copier le lien». */
  copyLabel: string;
  /** The notice once it is copied. */
  copied: string;
  hint?: string | undefined;
  /** Copying is what most people do next: the button is the green one. */
  isMain?: boolean | undefined;
  /** Receives the field. */
  fieldRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A line to be read or copied. Where the browser refuses to copy, it is selected, so that a key copies it. */
export function CopyLine({ label, value, copyLabel, copied, hint, isMain, fieldRef }: CopyLineProps) {
  const copy = useCopy();
  const own = useRef<HTMLInputElement>(null);
  const input = fieldRef ?? own;
  const { id, message, control } = useField({ label, hint });
  return (
    <FieldFrame id={id} field={{ label, hint }} message={message}>
      <div className={styles.line}>
        <input
          type="text"
          part="input"
          {...control}
          ref={input}
          className={`${field.input} ${styles.input}`}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon="copy"
          variant={isMain ? 'primary' : undefined}
          onClick={() => void copy(value, copied, input.current)}
        >
          {copyLabel}
        </Button>
      </div>
    </FieldFrame>
  );
}
