import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../button/Button';
import { copyLineTexts } from '../../toast/texts.fr';
import { useToast } from '../../toast/useToast';
import styles from './CopyLine.module.css';
import { TextField } from './TextField';

interface CopyLineProps {
  label: string;
  /** The text to copy: an address, or one line of code. */
  value: string;
  /** The button, such as «Copier le lien». */
  copyLabel: string;
  /** The notice once it is copied. */
  copied: string;
  hint?: string | undefined;
  /** Receives the field. */
  fieldRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A line to be read or copied. Where the browser refuses to copy, it is selected, so that a key copies it. */
export function CopyLine({ label, value, copyLabel, copied, hint, fieldRef }: CopyLineProps) {
  const texts = useTexts(copyLineTexts);
  const toast = useToast();
  const own = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? own;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      toast(texts.byHand);
    }
  };
  return (
    <div className={styles.line}>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={value}
        readOnly
        className={styles.field}
        onFocus={(event) => event.target.select()}
      />
      <Button icon="copy" onClick={() => void copy()}>
        {copyLabel}
      </Button>
    </div>
  );
}
