import { useContext, useId, useState } from 'react';
import { REQUIRED_TO_CREATE } from '../../../domain/members/fileColumns';
import type { Member, MemberField } from '../../../domain/members/member';
import { useLikelyDuplicates } from '../../../people/useLikelyDuplicates';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { FormContext } from '../../../ui/form/FormContext';
import { Select } from '../../../ui/form/fields/Select';
import { MemberControl } from '../edit/MemberFields';
import { memberFormTexts } from '../edit/texts.fr';
import styles from './Family.module.css';
import { BOTH, controlName, isBlankLine, lineValues } from './familyForm';
import { LikelyPeople } from './LikelyPeople';
import { LineHead } from './LineHead';
import { LineReasons } from './LineReasons';
import { familySheetTexts } from './texts.fr';
import { useFocusWhenFresh } from './useFocusWhenFresh';
import type { SheetLine } from './useLines';

/** What the lines of adults and of children show at once; the rest is folded. */
const SHOWN = {
  adult: ['prenom', 'genre', 'date_naissance', 'nom', 'telephone', 'email', 'situation_matrimoniale'],
  child: ['prenom', 'genre', 'date_naissance', 'nom'],
} as const satisfies Record<string, readonly MemberField[]>;
const FOLDED = {
  adult: ['nationalite', 'profession'],
  child: ['telephone', 'email', 'situation_matrimoniale', 'nationalite', 'profession'],
} as const satisfies Record<string, readonly MemberField[]>;

export interface LineProps {
  line: SheetLine;
  title: string;
  /** The name that the line has unless it has its own. */
  lastName: string;
  /** The family can't be saved without it. */
  isRequired: boolean;
  /** There are two adults, so that a child may be of one alone. */
  hasParents: boolean;
  onTyped(isTyped: boolean): void;
  onPick(): void;
  onChoose(member: Member): void;
  onRemove?: (() => void) | undefined;
}

/** A line in which a new member is typed. */
export function TypedLine(props: LineProps & { removeLabel: string }) {
  const { line, title, lastName, isRequired, hasParents, onPick, onChoose, onRemove, removeLabel } = props;
  const { key, isChild } = line;
  const id = useId();
  const [typed, setTyped] = useState(() => lineValues({}, key));
  const likely = useLikelyDuplicates({ ...typed, nom: typed.nom.trim() || lastName });
  const place = useFocusWhenFresh<HTMLFieldSetElement>(line, 'input');
  const needs = isRequired || !isBlankLine(typed);
  const read = (form: HTMLFormElement | null) => {
    if (!form) return;
    const values = lineValues(Object.fromEntries(new FormData(form)), key);
    setTyped(values);
    props.onTyped(!isBlankLine(values));
  };
  const kind = isChild ? 'child' : 'adult';
  return (
    <fieldset
      ref={place}
      aria-labelledby={id}
      className={styles.line}
      onInput={(event) => read(event.currentTarget.form)}
    >
      <LineHead id={id} title={title} onPick={onPick} remove={onRemove && { label: removeLabel, onRemove }}>
        <LikelyPeople found={likely} onChoose={onChoose} />
      </LineHead>
      <div className={styles.fields}>
        <LineFields line={key} fields={SHOWN[kind]} isRequired={needs} />
        {hasParents && isChild && <ParentsSelect line={key} />}
      </div>
      <LineReasons line={key} fields={hasParents && isChild ? ['conjoint'] : ['conjoint', 'parents']} />
      <Folded line={key} fields={FOLDED[kind]} />
    </fieldset>
  );
}

interface FieldsProps {
  line: string;
  fields: readonly MemberField[];
  isRequired?: boolean;
}

function LineFields({ line, fields, isRequired = false }: FieldsProps) {
  const labels = useTexts(memberFormTexts);
  const { ownName } = useTexts(familySheetTexts);
  return fields.map((field) => (
    <MemberControl
      key={field}
      name={field}
      controlName={controlName(line, field)}
      label={field === 'nom' ? ownName : labels[field]}
      isRequired={isRequired && field !== 'nom' && REQUIRED_TO_CREATE.includes(field)}
    />
  ));
}

/** What is seldom known at once. It unfolds by itself where one of its fields is refused. */
function Folded({ line, fields }: FieldsProps) {
  const texts = useTexts(familySheetTexts);
  const { errors } = useContext(FormContext);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && fields.some((field) => errors[controlName(line, field)])) setOpen(true);
  return (
    <Disclosure title={texts.more} defaultOpen={isOpen}>
      <div className={styles.fields}>
        <LineFields line={line} fields={fields} />
      </div>
    </Disclosure>
  );
}

/** The parents of a child, where there are two adults. */
export function ParentsSelect({ line }: { line: string }) {
  const texts = useTexts(familySheetTexts);
  return (
    <Select
      name={controlName(line, 'parents')}
      label={texts.parents}
      options={[
        { value: BOTH, label: texts.both },
        { value: 'adulte1', label: texts.onlyFirst },
        { value: 'adulte2', label: texts.onlySecond },
      ]}
    />
  );
}
