import { useState } from 'react';
import { journalCalls } from '../../../api/endpoints/administration/journal';
import { assemblyCalls } from '../../../api/endpoints/attendance/assemblies';
import { failureOf } from '../../../api/errors';
import { useQuery, useSave } from '../../../api/useApi';
import { isUnclear, saveFailureText } from '../../../data/save/saveFailures';
import {
  ASSEMBLY_LIMITS,
  type Assembly,
  QUORUM_PARTS,
  type QuorumPart,
  type SheetAssembly,
} from '../../../domain/attendance/assembly';
import { useCapability } from '../../../session/useSession';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { commonTexts } from '../../../texts/texts.fr';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Form, type FormFailure } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { Select } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useToast } from '../../../ui/toast/useToast';
import { type AssemblyValues, assemblyForm, PART_TEXTS, rulesFrom } from './assemblyForm';
import { assemblySettingsTexts } from './texts.fr';

interface AssemblyDialogProps {
  id: number;
  day: string;
  /** After the settings were changed or taken away. */
  onChanged(): void;
  onClose(): void;
}

/** Makes a date of an event an assembly: who votes, how many proxies one person holds, and the quorum. */
export default function AssemblyDialog(props: AssemblyDialogProps) {
  const { id, day, onClose } = props;
  const texts = useTexts(assemblySettingsTexts);
  const query = useQuery(assemblyCalls.assembly, { id, jour: day }, { alwaysReload: true });
  return (
    <Dialog open size="small" title={texts.title} description={texts.text} onClose={onClose}>
      <ReadFailure inline={query.data !== undefined} query={query} failed={texts.failed} />
      {query.isLoading && !query.data && <Skeleton lines={5} />}
      {query.data && <AssemblyForm {...props} assembly={query.data} />}
    </Dialog>
  );
}

interface AssemblyFormProps extends AssemblyDialogProps {
  assembly: Assembly;
}

function AssemblyForm(props: AssemblyFormProps) {
  const { assembly, onClose } = props;
  const texts = useTexts(assemblySettingsTexts);
  const { cancel } = useTexts(commonTexts);
  const { setDirty, leave } = useUnsavedChanges(onClose);
  // What was read first is what is edited: a later read must not change the form.
  const [seen] = useState(assembly);
  const save = useAssemblySave(props, seen.reglages);
  const end = useAssemblyEnd(props);
  const rules = seen.reglages;
  const [quorum, setQuorum] = useState<string>(quorumChoice(rules));
  return (
    <Form schema={assemblyForm} onValid={save} onDirty={setDirty}>
      <TextField
        name="age"
        label={texts.age}
        hint={texts.ageHint}
        inputMode="numeric"
        defaultValue={rules ? String(rules.age_min ?? '') : '18'}
      />
      <TextField
        name="months"
        label={texts.months}
        hint={texts.monthsHint}
        inputMode="numeric"
        defaultValue={String(rules?.anciennete_mois ?? '')}
      />
      <DuesField day={props.day} rules={rules} />
      <Select
        name="proxies"
        label={texts.proxies}
        defaultValue={String(rules?.pouvoirs_max ?? 2)}
        options={Array.from({ length: ASSEMBLY_LIMITS.proxies + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? texts.noProxies : formatNumber(count),
        }))}
      />
      <Select
        name="quorum"
        label={texts.quorum}
        value={quorum}
        onChange={setQuorum}
        options={[
          { value: NO_QUORUM, label: texts.noQuorum },
          ...QUORUM_PARTS.map((part) => ({ value: part, label: texts[PART_TEXTS[part]] })),
          { value: NUMBER, label: texts.number },
        ]}
      />
      {quorum === NUMBER && (
        <TextField
          name="votes"
          label={texts.votes}
          required
          inputMode="numeric"
          defaultValue={String(rules?.quorum_nombre ?? '')}
        />
      )}
      <Checkbox name="link" value="1" label={texts.link} defaultChecked={rules?.lien_pouvoirs ?? false} />
      <p>{texts.active}</p>
      <FormActions>
        {rules && (
          <Menu icon="more" variant="secondary" label={texts.more}>
            <MenuItem icon="close" danger onSelect={end}>
              {texts.end}
            </MenuItem>
          </Menu>
        )}
        <Button onClick={leave}>{cancel}</Button>
        <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const NO_DUES = '0';

/** For which year a voter is up to date, where the back end keeps that. */
function DuesField({ day, rules }: { day: string; rules: SheetAssembly | null }) {
  const texts = useTexts(assemblySettingsTexts);
  const isAnnounced = useCapability('cotisations');
  return (
    isAnnounced && (
      <Select
        name="dues"
        label={texts.dues}
        defaultValue={String(rules?.cotisation_annee ?? NO_DUES)}
        options={duesOptions(day, rules, texts)}
      />
    )
  );
}

/** No condition, the year of the day, the year before it, and the year that is set if it is another one. */
function duesOptions(day: string, rules: SheetAssembly | null, texts: typeof assemblySettingsTexts) {
  const year = Number(day.slice(0, 4));
  const set = rules?.cotisation_annee ?? year;
  const years = [year, year - 1, ...(set === year || set === year - 1 ? [] : [set])];
  return [
    { value: NO_DUES, label: texts.noDues },
    ...years.map((one) => ({ value: String(one), label: String(one) })),
  ];
}

const NO_QUORUM = 'none';
const NUMBER = 'number';

const quorumChoice = (rules: SheetAssembly | null): QuorumPart | typeof NO_QUORUM | typeof NUMBER => {
  if (!rules) return '1/2';
  return rules.quorum_part ?? (rules.quorum_nombre ? NUMBER : NO_QUORUM);
};

/** Saves the settings. What can't be a setting is told at its field. */
function useAssemblySave({ id, day, onChanged, onClose }: AssemblyFormProps, seen: SheetAssembly | null) {
  const texts = useTexts(assemblySettingsTexts);
  const toast = useToast();
  const { save } = useSave(assemblyCalls.setAssembly);
  return async (values: AssemblyValues): Promise<FormFailure | undefined> => {
    const { rules, errors } = rulesFrom(values, seen, texts);
    if (!rules) return { errors };
    const body = { jour: day, ...rules, updated_at: seen?.updated_at ?? null };
    try {
      const { electeurs: voters } = await save({ id, body });
      toast(texts.saved(voters));
      onChanged();
      onClose();
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      const kept = isUnclear(failure) ? texts.maybe : texts.notSaved;
      return { form: saveFailureText(failure, kept), canRetry: true };
    }
  };
}

/** Asks, then takes the assembly away, with a notice that brings it back. */
function useAssemblyEnd({ id, day, assembly, onChanged, onClose }: AssemblyFormProps) {
  const texts = useTexts(assemblySettingsTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const ending = useSave(assemblyCalls.endAssembly);
  const undoing = useSave(journalCalls.undo);
  const bringBack = async (operation: number) => {
    await undoing.save({ id: operation });
    toast(texts.undone);
    onChanged();
  };
  return async () => {
    const isSure = await confirm({
      ...{ title: texts.endTitle, text: texts.endText(assembly.pouvoirs) },
      ...{ confirmLabel: texts.endConfirm, cancelLabel: texts.keep, danger: true },
    });
    if (!isSure) return;
    try {
      const { operation } = await ending.save({ id, jour: day });
      const undo = operation && { label: texts.undo, run: () => void bringBack(operation) };
      toast(texts.ended, undo || undefined);
      onChanged();
      onClose();
    } catch {
      toast(texts.notEnded);
    }
  };
}
