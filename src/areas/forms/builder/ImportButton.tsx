import { type ChangeEvent, useRef } from 'react';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import { MAX_FIELDS } from '../model/builderReducer';
import type { BuiltForm } from '../model/builtForm';
import { MAX_FILE, parseForm, type ReadProblem } from '../model/readBuiltForm';
import { type FormsTexts, formsTexts } from '../texts.fr';
import styles from './Builder.module.css';

/** Imports an exported form; for any other file an alert says what is wrong. */
export function ImportButton({ onImport }: { onImport(form: BuiltForm): void }) {
  const texts = useTexts(formsTexts);
  const alert = useAlert();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const isHidden = useIsHiddenByPage('import');
  const read = async (file: File): Promise<void> => {
    const fail = (text: string) => alert({ title: texts.error, text, tone: 'error' });
    if (file.size > MAX_FILE) return fail(texts.tooBig);
    const content = await file.text().catch(() => undefined);
    if (content === undefined) return fail(texts.unreadable);
    const result = parseForm(content);
    if ('problem' in result) return fail(problemText(result.problem, texts));
    const { form } = result;
    onImport(form);
    announce(texts.imported(form.nom_du_formulaire, form.champs.length));
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Without this, choosing the same file again would be no change.
    event.target.value = '';
    if (file) void read(file);
  };
  if (isHidden) return null;
  return (
    <>
      <IconButton
        variant="secondary"
        icon="upload"
        label={texts.import}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={styles.file}
        tabIndex={-1}
        aria-hidden="true"
        onChange={handleChange}
      />
    </>
  );
}

function problemText(problem: ReadProblem, texts: FormsTexts): string {
  switch (problem.kind) {
    case 'tooBig':
      return texts.tooBig;
    case 'notJson':
      return texts.notJson;
    case 'notAForm':
      return texts.notAForm;
    case 'nameless':
      return texts.formNameless;
    case 'fieldless':
      return texts.formFieldless;
    case 'tooManyFields':
      return texts.tooManyFields(problem.count, MAX_FIELDS);
    case 'badField':
      return texts.badField(problem.position);
  }
}
