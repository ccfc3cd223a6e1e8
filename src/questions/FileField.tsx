import { useRef } from 'react';
import { FILE_ENDINGS } from '../domain/forms/answer';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { FieldFrame } from '../ui/form/FieldFrame';
import input from '../ui/form/fields/Field.module.css';
import { useField } from '../ui/form/useField';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';

interface FileFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  required: boolean;
  disabled: boolean;
  file: File | undefined;
  onFile(file: File | undefined): void;
}

const accepted = FILE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** The browser’s own file input, with a button that removes the chosen file. */
export default function FileField({ disabled, file, onFile, ...field }: FileFieldProps) {
  const texts = useTexts(publicFormTexts);
  const { id, message, control } = useField(field);
  const ref = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (ref.current) ref.current.value = '';
    onFile(undefined);
    ref.current?.focus();
  };
  return (
    <FieldFrame id={id} field={field} message={message}>
      <div className={styles.file}>
        <input
          {...control}
          ref={ref}
          type="file"
          part="input"
          accept={accepted}
          disabled={disabled}
          className={`${input.input} ${styles.chooser}`}
          onChange={(event) => onFile(event.target.files?.[0])}
        />
        {file && (
          <Button variant="quiet" onClick={remove}>
            {texts.removeFile}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
