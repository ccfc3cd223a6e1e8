import { useId } from 'react';
import { GENRES, type Membre, SITUATIONS } from '../../../domain/members/membre';
import { genreLabel, situationLabel } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { DateField } from '../../../ui/form/fields/DateField';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { Select, type SelectOption } from '../../../ui/form/fields/Select';
import { TextField, type TextFieldProps } from '../../../ui/form/fields/TextField';
import styles from './MemberForm.module.css';
import type { MemberField } from './memberForm';
import { formTexts } from './texts';

interface MemberFieldsProps {
  /** What the controls first hold; nothing for a new member. */
  values: Partial<Pick<Membre, MemberField>>;
  required: readonly MemberField[];
  /** Without it the situation can't be left out. */
  hasNoSituation: boolean;
}

/** The controls of a member, for creating and editing alike. */
export function MemberFields({ values, required, hasNoSituation }: MemberFieldsProps) {
  const texts = useTexts(formTexts);
  const id = useId();
  const field = (name: MemberField, rest: Partial<TextFieldProps> = {}) => ({
    name,
    label: texts[name],
    required: required.includes(name),
    defaultValue: values[name] ?? '',
    // It is somebody else's record: the browser's own addresses don't belong here.
    autoComplete: 'off',
    ...rest,
  });
  return (
    <>
      <fieldset aria-labelledby={`${id}-identity`} className={styles.group}>
        <div id={`${id}-identity`} className={styles.legend}>
          {texts.identity}
        </div>
        <TextField {...field('nom')} autoCapitalize="words" />
        <TextField {...field('prenom')} autoCapitalize="words" />
        <RadioGroup
          name="genre"
          label={texts.genre}
          required={required.includes('genre')}
          options={optionsOf(GENRES, genreLabel, values.genre)}
          defaultValue={values.genre ?? undefined}
        />
        <Select
          name="situation_matrimoniale"
          label={texts.situation_matrimoniale}
          placeholder={hasNoSituation ? texts.noSituation : undefined}
          options={optionsOf(SITUATIONS, situationLabel, values.situation_matrimoniale)}
          defaultValue={values.situation_matrimoniale ?? undefined}
        />
        <DateField
          {...field('date_naissance', { defaultValue: values.date_naissance?.slice(0, 10) ?? '' })}
        />
        <TextField {...field('nationalite')} />
        <TextField {...field('profession', { className: styles.whole })} />
      </fieldset>
      <fieldset aria-labelledby={`${id}-contact`} className={styles.group}>
        <div id={`${id}-contact`} className={styles.legend}>
          {texts.contact}
        </div>
        <TextField {...field('telephone')} type="tel" />
        <TextField {...field('email')} type="email" spellCheck={false} />
        <TextField {...field('adresse')} />
        <TextField {...field('ville')} />
      </fieldset>
    </>
  );
}

/** The known codes, and the member's own where a back end has more: saving must not change it unseen. */
function optionsOf(
  codes: readonly string[],
  labelOf: (code: string) => string,
  current: string | null | undefined,
): SelectOption[] {
  const options = codes.map((value) => ({ value, label: labelOf(value) }));
  return current && !codes.includes(current) ? [...options, { value: current, label: current }] : options;
}
