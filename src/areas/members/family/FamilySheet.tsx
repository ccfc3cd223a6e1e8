import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import type { FamilyHead } from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { CancelButton } from '../edit/CancelButton';
import { MemberControl } from '../edit/MemberFields';
import formStyles from '../edit/MemberForm.module.css';
import { memberFormTexts } from '../edit/texts.fr';
import styles from './Family.module.css';
import { COUPLE, familyFormSchema, HEAD_FIELDS, headIn, headName, headOf } from './familyForm';
import { KnownLine } from './KnownLine';
import { TypedLine } from './TypedLine';
import { familySheetTexts } from './texts.fr';
import { useChoosing } from './useChoosing';
import { type FamilyReports, useFamilySave } from './useFamilySave';
import { isPresent, type SheetLine, type SheetState, useLines } from './useLines';

interface FamilySheetProps extends FamilyReports {
  /** The person on file who stands in the first line. */
  first?: Member | undefined;
}

/** The sheet of a family: what all have in common, two adults, up to ten children, one save. */
export function FamilySheet({ first, ...reports }: FamilySheetProps) {
  const { onClose } = reports;
  const texts = useTexts(familySheetTexts);
  const formTexts = useTexts(memberFormTexts);
  const place = useRef<HTMLDivElement>(null);
  const lines = useLines(first);
  const { head, readHead } = useHead(first);
  const schema = useMemo(() => familyFormSchema(formTexts, lines.all), [formTexts, lines.all]);
  const save = useFamilySave(lines, reports);
  const choosing = useChoosing(lines, head, place);
  const { isDirty, setDirty, leave } = useUnsavedChanges(onClose);
  useEffect(() => {
    // The form compares its values at each input, and another line has others.
    if (lines.all.length > 0) place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [lines.all]);
  return (
    <>
      <Dialog open size="large" title={texts.title} isDirty={isDirty} onClose={onClose}>
        <Form schema={schema} onValid={save} onDirty={setDirty} onInput={readHead}>
          <p className={formStyles.hint}>{texts.hint}</p>
          <div ref={place} className={styles.sheet}>
            <Head first={first} />
            <SheetLines lines={lines} head={head} choosing={choosing} />
          </div>
          <FormActions>
            <CancelButton onLeave={leave} />
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      {choosing.picker}
    </>
  );
}

/** What is typed for the whole family, for the lines that it concerns. */
function useHead(first: Member | undefined) {
  const [head, setHead] = useState<FamilyHead>(() => headOf(first));
  const readHead = (event: FormEvent<HTMLFormElement>) => {
    const next = headIn(Object.fromEntries(new FormData(event.currentTarget)));
    if (HEAD_FIELDS.some((field) => next[field] !== head[field])) setHead(next);
  };
  return { head, readHead };
}

function Head({ first }: { first: Member | undefined }) {
  const texts = useTexts(familySheetTexts);
  const labels = useTexts(memberFormTexts);
  return (
    <fieldset aria-label={texts.family} className={styles.fields}>
      {useKnownFields(HEAD_FIELDS).map((field) => (
        <MemberControl
          key={field}
          name={field}
          controlName={headName(field)}
          label={field === 'nom' ? texts.nom : labels[field]}
          value={first?.[field]}
          isRequired={field === 'nom'}
        />
      ))}
    </fieldset>
  );
}

interface SheetLinesProps {
  lines: SheetState;
  head: FamilyHead;
  choosing: ReturnType<typeof useChoosing>;
}

function SheetLines({ lines, head, choosing }: SheetLinesProps) {
  const texts = useTexts(familySheetTexts);
  const { adults, children } = lines;
  const adder = useRef<HTMLButtonElement>(null);
  const hasParents = adults.every(isPresent);
  const shown = (line: SheetLine, title: string, isRequired: boolean, number = 0) => {
    const { key, known, isChild } = line;
    const removeLabel = texts.removeChild(number);
    const remove = () => {
      // The pressed button goes with its line.
      adder.current?.focus();
      lines.remove(key);
    };
    const onRemove = isChild ? remove : undefined;
    const own = { line, title, hasParents, removeLabel, onRemove };
    if (known)
      return <KnownLine key={key} {...own} known={known} head={head} onType={() => lines.type(key)} />;
    return (
      <TypedLine
        key={key}
        {...own}
        lastName={head.nom}
        isRequired={isRequired}
        onTyped={(isTyped) => lines.mark(key, isTyped)}
        onPick={() => choosing.pick(line, title)}
        onChoose={(member) => void choosing.chooseFound(line, member)}
      />
    );
  };
  const [, second] = adults;
  return (
    <>
      {adults.map((line, at) =>
        shown(line, at === 0 ? texts.first : texts.second, at === 0 && !(second && isPresent(second))),
      )}
      {hasParents && <Checkbox name={COUPLE} label={texts.couple} defaultChecked />}
      {children.map((line, at) => shown(line, texts.child(at + 1), false, at + 1))}
      <Button
        ref={adder}
        icon="plus"
        aria-disabled={!lines.canAdd || undefined}
        onClick={lines.canAdd ? lines.add : undefined}
      >
        {texts.addChild}
      </Button>
      {!lines.canAdd && <p className={formStyles.hint}>{texts.fullHouse}</p>}
    </>
  );
}
