import { useTexts } from '../../texts/texts';
import type { Difference, Values } from './differences';
import { type Outcome, type Save, saveOver } from './saveOver';
import { conflictTexts } from './texts';
import { type Question, useConflict } from './useConflict';

interface Words<Row> extends Pick<Question, 'labelOf' | 'textOf'> {
  /** What the edited entry is called. */
  name: string;
  /** Changes of the other user that no edit sends; they are told where fields differ, too. */
  others?: ((present: Row) => readonly Difference[]) | undefined;
}

/** Saves an edit on the version that it was made on, and asks where another user came first. */
export function useSaveOver() {
  const texts = useTexts(conflictTexts);
  const { question, ask } = useConflict();
  const save = <Row extends Parameters<typeof saveOver>[0]['opened'], Draft extends Values, Answer>(
    { name, labelOf, textOf, others }: Words<Row>,
    edit: Omit<Save<Row, Draft, Answer>, 'ask'>,
  ): Promise<Outcome<Row, Answer>> =>
    saveOver({
      ...edit,
      ask: (fields, present) => {
        const differences = [...fields, ...(others?.(present) ?? [])];
        return ask({ text: texts.text(name), differences, labelOf, textOf });
      },
    });
  return { question, save };
}
