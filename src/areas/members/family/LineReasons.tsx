import { useEffect, useRef } from 'react';
import { FieldError } from '../../../ui/form/FieldFrame';
import { useField } from '../../../ui/form/useField';
import { controlName } from './familyForm';

interface LineReasonsProps {
  line: string;
  fields: readonly ('id' | 'adresse' | 'conjoint' | 'parents')[];
  /** Of the person on file. Another person has other reasons. */
  id?: number | undefined;
}

/** Places for reasons that belong to a line and to no control of it. */
export function LineReasons({ line, fields, id }: LineReasonsProps) {
  return fields.map((field) => (
    <Reason key={field} name={controlName(line, field)} id={id} value={field === 'id' ? id : undefined} />
  ));
}

interface ReasonProps {
  name: string;
  id: number | undefined;
  value: number | undefined;
}

function Reason({ name, id, value }: ReasonProps) {
  const ref = useRef<HTMLInputElement>(null);
  const field = useField({ name, label: '' });
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    // The form removes the reason at an input of that name.
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id]);
  return (
    <>
      <input ref={ref} type="hidden" name={name} value={value ?? ''} />
      <FieldError id={field.id} message={field.message} />
    </>
  );
}
