import { type ReactNode, useRef } from 'react';
import { useViewer } from '../../../data/useViewer';
import type { Label } from '../../../domain/labels/labelLines';
import { LABEL_COUNTS, LABEL_SHEETS, SHIFT_MAX, sheetsOf } from '../../../domain/labels/sheets';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import styles from './Labels.module.css';
import { printLabels, printTrial } from './printLabels';
import { SheetPreview } from './SheetPreview';
import { labelSheetTexts } from './texts.fr';
import { type LayoutState, useLayout } from './useLayout';

interface LabelSheetsProps {
  labels: readonly Label[];
  /** What stands above: who is in it, and the choices. */
  children: ReactNode;
}

/** The sheet, the trial of it, and the labels as they will lie on the first one. */
export function LabelSheets({ labels, children }: LabelSheetsProps) {
  const texts = useTexts(labelSheetTexts);
  const place = useRef<HTMLDivElement>(null);
  const state = useLayout(useViewer());
  const { layout } = state;
  const sheets = layout ? sheetsOf(labels, layout.count, layout.first).length : 0;
  const print = () => layout && place.current && printLabels(texts.document, labels, layout, place.current);
  const tryOut = () =>
    layout && place.current && printTrial(texts.document, texts.line, layout, place.current);
  return (
    <>
      {children}
      <LayoutFields state={state} />
      <div className={styles.scale}>
        <strong>{texts.scale}</strong>
        <span className={styles.trace} aria-hidden="true" />
        <p className={styles.note}>{texts.scaleHint}</p>
      </div>
      {layout && <SheetPreview labels={labels} layout={layout} />}
      <div className={styles.actions}>
        <Button disabled={!layout} onClick={tryOut}>
          {texts.trial}
        </Button>
        <Button variant="primary" icon="print" disabled={!layout || labels.length === 0} onClick={print}>
          {texts.print(Math.max(sheets, 1))}
        </Button>
      </div>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
}

function LayoutFields({ state }: { state: LayoutState }) {
  const texts = useTexts(labelSheetTexts);
  const { typed, change, wrong } = state;
  const options = LABEL_COUNTS.map((count) => {
    const { width, height, columns, rows } = LABEL_SHEETS[count];
    return {
      value: String(count),
      label: texts.sheetOf(count, formatNumber(width), formatNumber(height), columns, rows),
    };
  });
  const shift = (key: 'x' | 'y', label: string) => (
    <TextField
      label={label}
      hint={texts.shiftHint(SHIFT_MAX)}
      inputMode="decimal"
      autoComplete="off"
      value={typed[key]}
      error={wrong[key] ? texts.wrongNumber(-SHIFT_MAX, SHIFT_MAX) : undefined}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <div className={styles.fields}>
      <Select
        label={texts.sheet}
        options={options}
        value={String(typed.count)}
        onChange={(value) => change({ count: LABEL_COUNTS.find((each) => String(each) === value) ?? 24 })}
      />
      <TextField
        label={texts.first}
        hint={texts.firstHint(typed.count)}
        inputMode="numeric"
        autoComplete="off"
        value={typed.first}
        error={wrong.first ? texts.wrongNumber(1, typed.count) : undefined}
        onChange={(first) => change({ first })}
      />
      {shift('x', texts.shiftX)}
      {shift('y', texts.shiftY)}
    </div>
  );
}
