import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { ErrorState } from '../../../ui/state/ErrorState';
import { fileProblemText } from './fileProblemText';
import styles from './ImportScreens.module.css';
import type { FileProblem } from './job/source';
import { importTexts } from './texts.fr';

interface ChooseStepProps {
  problem?: FileProblem | undefined;
  /** Name of the file being read. */
  reading?: string | undefined;
  onChoose(files: readonly File[]): void;
}

/** The file to import: chosen, or dropped anywhere on the step. */
export function ChooseStep({ problem, reading, onChoose }: ChooseStepProps) {
  const texts = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onChoose);
  const handleChange = (control: HTMLInputElement) => {
    const files = [...(control.files ?? [])];
    // So the same file can be chosen again after it was corrected.
    control.value = '';
    onChoose(files);
  };
  return (
    <div className={styles.step} {...drop}>
      <div className={styles.drop} data-over={isOver || undefined}>
        <Icon name="upload" />
        <Button
          variant="primary"
          data-autofocus=""
          busy={reading !== undefined}
          busyLabel={reading && texts.reading(reading)}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <p>{isOver ? texts.dropNow : texts.drop}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.file}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => handleChange(event.target)}
        />
      </div>
      {problem && <ErrorState inline message={fileProblemText(texts, problem)} />}
      <p className={styles.note}>{texts.fileHint}</p>
    </div>
  );
}

/** Takes files dropped anywhere on the step, because a file dropped elsewhere would open in the tab. */
function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent<HTMLElement>, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return {
    isOver,
    onDragOver: (event: DragEvent<HTMLElement>) => take(event, true),
    onDragLeave: (event: DragEvent<HTMLElement>) => take(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      take(event, false);
      onDrop([...event.dataTransfer.files]);
    },
  };
}
