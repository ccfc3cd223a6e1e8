import { type Dispatch, memo, type Ref, useCallback, useState } from 'react';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TextField } from '../../../ui/form/fields/TextField';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { type FieldAdder, FieldList } from '../fields/FieldList';
import { isMonthsFit } from '../model/availability';
import type { BuilderAction, BuilderState } from '../model/builderReducer';
import type { BuiltForm } from '../model/builtForm';
import { type FormProblem, formProblemsOf } from '../model/problems';
import { fieldsTexts, formsTexts } from '../texts.fr';
import styles from './Builder.module.css';

/** Loaded only for back ends that announce `ouverture`. */
const loadAvailability = () => import('../availability/AvailabilityFields');
/** Likewise, for `mentions`. */
const loadNotices = () => import('../availability/NoticeFields');
/** Likewise, for `rgpd`. */
const loadRetention = () => import('../availability/RetentionField');
/** Likewise, for `champs-caches`. */
const loadHidden = () => import('../availability/HiddenFields');

interface BuilderEditorProps {
  state: BuilderState;
  dispatch: Dispatch<BuilderAction>;
  /** The user has tried to save the form, so that what is missing is shown. */
  isStrict: boolean;
  /** Receives what adds a field, for the button in the footer. */
  adder: Ref<FieldAdder>;
}

/** The name, the description, the two marks, the availability and the fields of a form. */
export function BuilderEditor({ state, dispatch, isStrict, adder }: BuilderEditorProps) {
  const texts = useTexts(formsTexts);
  const { form, nextKey, id } = state;
  return (
    <>
      <NameAndDescription form={form} dispatch={dispatch} />
      <div className={styles.marks}>
        <Checkbox
          label={texts.extended}
          checked={form.form_extend}
          onChange={(isOn) => dispatch({ type: 'mark', mark: 'form_extend', isOn })}
        />
        <Checkbox
          label={texts.isStatic}
          checked={form.form_static}
          onChange={(isOn) => dispatch({ type: 'mark', mark: 'form_static', isOn })}
        />
      </div>
      <p className={styles.hint}>{texts.marks}</p>
      <Schedule form={form} dispatch={dispatch} />
      <Notices form={form} dispatch={dispatch} />
      <Retention form={form} id={id} dispatch={dispatch} />
      <Hidden form={form} dispatch={dispatch} />
      <FieldsHead
        count={form.champs.length}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        dispatch={dispatch}
      />
      <FieldList
        fields={form.champs}
        nextKey={nextKey}
        isStrict={isStrict}
        adder={adder}
        dispatch={dispatch}
      />
    </>
  );
}

interface FormPartProps {
  form: BuiltForm;
  dispatch: Dispatch<BuilderAction>;
}

function NameAndDescription({ form, dispatch }: FormPartProps) {
  const texts = useTexts(formsTexts);
  const [isTouched, setTouched] = useState(false);
  const isNameMissing = isTouched && !form.nom_du_formulaire.trim() && form.champs.length > 0;
  const change = useCallback(
    (type: 'name' | 'describe') => (text: string) => dispatch({ type, text, at: performance.now() }),
    [dispatch],
  );
  return (
    <>
      <TextField
        label={texts.name}
        required
        autoComplete="off"
        value={form.nom_du_formulaire}
        error={isNameMissing ? texts.nameless : undefined}
        onChange={change('name')}
        onBlur={() => setTouched(true)}
      />
      <TextArea label={texts.description} rows={2} value={form.description} onChange={change('describe')} />
    </>
  );
}

/** When the form takes answers, where the back end announces `ouverture`. */
function Schedule({ form, dispatch }: FormPartProps) {
  const texts = useTexts(formsTexts);
  const isScheduled = useCapability('ouverture');
  if (!isScheduled) return null;
  const blockers = formProblemsOf(form, { ouverture: isScheduled });
  const errorFor = (blocker: FormProblem) => (blockers.includes(blocker) ? texts[blocker] : undefined);
  const words = { title: texts.availability, reversed: errorFor('reversed'), badMost: errorFor('badMost') };
  return (
    <div className={styles.availability}>
      <LazyPart load={loadAvailability} props={{ availability: form.availability, dispatch, ...words }} />
    </div>
  );
}

/** What visitors read beside the fields, where the back end announces `mentions`. */
function Notices({ form: { availability }, dispatch }: FormPartProps) {
  if (!useCapability('mentions')) return null;
  return (
    <div className={styles.availability}>
      <LazyPart load={loadNotices} props={{ availability, dispatch }} />
    </div>
  );
}

/** For how long answers are kept, where the back end announces `rgpd`. */
function Retention({ form, id, dispatch }: FormPartProps & { id: number | null }) {
  const texts = useTexts(formsTexts);
  const isTimed = useCapability('rgpd');
  if (!isTimed) return null;
  const error = isMonthsFit(form.availability.conservation_mois) ? undefined : texts.badMonths;
  return (
    <div className={styles.availability}>
      <LazyPart load={loadRetention} props={{ availability: form.availability, id, error, dispatch }} />
    </div>
  );
}

/** What a page may add to an answer, where the back end announces `champs-caches`. */
function Hidden({ form: { availability }, dispatch }: FormPartProps) {
  if (!useCapability('champs-caches')) return null;
  return (
    <div className={styles.availability}>
      <LazyPart load={loadHidden} props={{ availability, dispatch }} />
    </div>
  );
}

interface FieldsHeadProps {
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<BuilderAction>;
}

const FieldsHead = memo(function FieldsHead({ count, canUndo, canRedo, dispatch }: FieldsHeadProps) {
  const texts = useTexts(fieldsTexts);
  return (
    <div className={styles.fieldsHead}>
      <h3 className={styles.fieldsTitle}>
        {texts.title} {count > 0 && <span className={styles.count}>{count}</span>}
      </h3>
      <IconButton
        icon="undo"
        label={texts.undo}
        aria-disabled={!canUndo || undefined}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={texts.redo}
        aria-disabled={!canRedo || undefined}
        onClick={() => dispatch({ type: 'redo' })}
      />
    </div>
  );
});
