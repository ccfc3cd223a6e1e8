import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import field from '../../../ui/form/fields/Field.module.css';
import { useField } from '../../../ui/form/useField';
import { Icon } from '../../../ui/icon/Icon';
import { ErrorState } from '../../../ui/state/ErrorState';
import { speakerTexts } from './texts.fr';
import type { Roles } from './useRoles';

interface RoleSelectProps {
  roles: Roles;
  /** The role’s id as text, or ''. */
  value: string;
  /** Whether the value is that of the last speaker, which the user has not confirmed for this one. */
  isProposed: boolean;
  onChange(value: string): void;
  /** The user is done with the choice, while arrows may pass other roles on their way. */
  onCommit(value: string): void;
}

/** Chooses a role: the most used come first, then the others. */
export function RoleSelect({ roles, value, isProposed, onChange, onCommit }: RoleSelectProps) {
  const texts = useTexts(speakerTexts);
  const { query, mostUsed, others } = roles;
  const isEmpty = query.data !== undefined && mostUsed.length + others.length === 0;
  const props = { label: texts.role, hint: isEmpty ? texts.noRole : isProposed ? texts.lastRole : undefined };
  const { id, message, control } = useField(props);
  // A key that changes a closed list may be one of many; Enter ends them.
  const isByKey = useRef(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    isByKey.current = event.key !== 'Enter';
    if (event.key !== 'Enter' || !value) return;
    event.preventDefault();
    onCommit(value);
  };
  const handleChange = (next: string) => {
    onChange(next);
    if (next && !isByKey.current) onCommit(next);
  };
  if (query.failure && query.data === undefined)
    return (
      <ErrorState inline message={texts.rolesFailed} isRetrying={query.isRefreshing} onRetry={query.reload} />
    );
  return (
    <FieldFrame id={id} field={props} message={message}>
      <div className={field.adorned}>
        <select
          part="input"
          {...control}
          className={`${field.input} ${field.select}`}
          aria-busy={query.isLoading || undefined}
          value={value}
          onKeyDown={handleKeyDown}
          onPointerDown={() => {
            isByKey.current = false;
          }}
          onChange={(event) => handleChange(event.target.value)}
        >
          <option value="">{texts.chooseRole}</option>
          {mostUsed.length > 0 && <optgroup label={texts.mostUsed}>{mostUsed.map(optionOf)}</optgroup>}
          {mostUsed.length > 0 && others.length > 0 ? (
            <optgroup label={texts.otherRoles}>{others.map(optionOf)}</optgroup>
          ) : (
            others.map(optionOf)
          )}
        </select>
        <Icon name="chevron-down" className={field.chevron} />
      </div>
    </FieldFrame>
  );
}

const optionOf = ({ id, libelle }: { id: number; libelle: string }) => (
  <option key={id} value={id}>
    {libelle}
  </option>
);
