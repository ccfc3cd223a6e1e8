import { useId } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import type { Member, MemberField } from '../../../domain/members/member';
import { isOfKind, memberFieldRules } from '../../../domain/members/memberFieldRules';
import { isWrongDay, readDay } from '../../../domain/storedDay';
import { useTexts } from '../../../texts/texts';
import { DateField } from '../../../ui/form/fields/DateField';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import { Select, type SelectOption } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import { MEMBER_FIELDS, memberFieldViews } from '../fields';
import { LackableField } from './LackableField';
import styles from './MemberForm.module.css';
import type { EmptyFields } from './memberForm';
import { PhoneField } from './PhoneField';
import { PostcodeField } from './PostcodeField';
import { ProposedField } from './ProposedField';
import { memberFormTexts } from './texts.fr';

const PARTS = ['identity', 'contact'] as const;

interface MemberFieldsProps {
  /** What the controls first hold; nothing for a new member. */
  values: Partial<Pick<Member, MemberField>>;
  required: readonly MemberField[];
  /** How values that the record doesn't have are asked for; nothing for a new member. */
  empty?: EmptyFields;
}

const NOTHING: EmptyFields = { proposals: {}, lackable: [] };

/** The controls of a member, for creating and editing alike. */
export function MemberFields({ values, required, empty = NOTHING }: MemberFieldsProps) {
  const texts = useTexts(memberFormTexts);
  const id = useId();
  const fields = useKnownFields(MEMBER_FIELDS);
  return PARTS.map((part) => (
    <fieldset key={part} aria-labelledby={`${id}-${part}`} className={styles.group}>
      <div id={`${id}-${part}`} className={styles.legend}>
        {texts[part]}
      </div>
      {fields
        .filter((name) => memberFieldViews[name].part === part)
        .map((name) => (
          <MemberControl
            key={name}
            name={name}
            label={texts[name]}
            value={values[name]}
            isRequired={required.includes(name)}
            proposal={empty.proposals[name]}
            isLackable={empty.lackable.includes(name)}
          />
        ))}
    </fieldset>
  ));
}

interface MemberControlProps {
  name: MemberField;
  /** The name of the control in its form, where that isn't the name of the field. */
  controlName?: string;
  label: string;
  hideLabel?: boolean | undefined;
  value?: string | null | undefined;
  isRequired?: boolean;
  proposal?: string | undefined;
  isLackable?: boolean;
}

/** The control of one field. */
export function MemberControl(props: MemberControlProps) {
  const { name, proposal } = props;
  const { control } = memberFieldViews[name];
  if (proposal === undefined || !('labelOf' in control)) return <Control {...props} />;
  return (
    <ProposedField name={name} proposal={control.labelOf(proposal)}>
      {(hint) => <Control {...props} value={proposal} hint={hint} />}
    </ProposedField>
  );
}

function Control(props: MemberControlProps & { hint?: string | undefined }) {
  const { name, label, hideLabel, value, isRequired, proposal, isLackable = false, hint } = props;
  const texts = useTexts(memberFormTexts);
  const { control } = memberFieldViews[name];
  const given = { name: props.controlName ?? name, label, hideLabel, hint, required: isRequired };
  // The record is about another person, so the browser's own addresses don't belong here.
  const typed = { ...given, autoComplete: 'off' };
  switch (control.kind) {
    case 'radio':
      return (
        <RadioGroup
          {...given}
          options={[
            ...optionsOf(control, value),
            ...(proposal === undefined ? [] : [{ value: '', label: texts.noGender }]),
          ]}
          defaultValue={value ?? undefined}
        />
      );
    case 'select':
      return (
        <Select
          {...given}
          placeholder={texts.noSituation}
          options={optionsOf(control, value)}
          defaultValue={value ?? undefined}
        />
      );
    case 'date':
      return (
        <DateField
          {...typed}
          hint={isWrongDay(value) ? texts.wrongDay(value ?? '') : hint}
          defaultValue={readDay(value) ?? ''}
        />
      );
    case 'text': {
      const text = {
        ...typed,
        ...control.input,
        ...(isOfKind(name, 'email') && EMAIL_INPUT),
        className: control.isWide && styles.whole,
        defaultValue: value ?? '',
      };
      if (isOfKind(name, 'phone'))
        return <PhoneField {...text} longest={memberFieldRules[name].maxLength} isLackable={isLackable} />;
      if (name === 'code_postal') return <PostcodeField {...text} />;
      const TextControl = isLackable ? LackableField : TextField;
      return <TextControl {...text} />;
    }
  }
}

const EMAIL_INPUT = { type: 'email', spellCheck: false } as const;

interface Coded {
  codes: readonly string[];
  labelOf(code: string): string;
}

/** The known codes, and the member's own where a back end has more: saving must not change it unseen. */
function optionsOf({ codes, labelOf }: Coded, current: string | null | undefined): SelectOption[] {
  const options = codes.map((value) => ({ value, label: labelOf(value) }));
  return current && !codes.includes(current) ? [...options, { value: current, label: current }] : options;
}
