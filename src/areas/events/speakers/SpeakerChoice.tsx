import { useRef, useState } from 'react';
import type { Client } from '../../../api/client';
import { useClient } from '../../../api/useApi';
import type { SpeakerRole } from '../../../domain/events/speaker';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { ComboBox } from '../../../ui/picker/ComboBox';
import { RoleSelect } from './RoleSelect';
import styles from './Speakers.module.css';
import { type EventSpeaker, speakerOf } from './speaker';
import { speakerTexts } from './texts.fr';
import { usePeople } from './usePeople';
import type { Roles } from './useRoles';

/*
 * The role of the last speaker that was added, per client, until the page is left. Speakers of one event after another
 * often have the same role. It is proposed in sight, never added without the user's choice of a member.
 */
const lastRoles = new WeakMap<Client, string>();

/** The role's id as text, or ''. */
const lastRoleOf = (client: Client): string => lastRoles.get(client) ?? '';

function keepLastRole(client: Client, roleId: string): void {
  lastRoles.set(client, roleId);
}

interface SpeakerChoiceProps {
  roles: Roles;
  /** Adds the speaker unless the list has the same one; returns whether it was added. */
  onAdd(speaker: EventSpeaker): boolean;
}

/**
 * Chooses a role, then members: with a role, a member is added as soon as it is chosen, and the role stays for the next
 * one, also in the next event. A member chosen before the role waits in the field for it.
 */
export default function SpeakerChoice({ roles, onAdd }: SpeakerChoiceProps) {
  const texts = useTexts(speakerTexts);
  const alert = useAlert();
  const [chosen, setChosen] = useState<number>();
  const search = useRef<HTMLInputElement>(null);
  const { role, isProposed, chooseRole, keepRole, roleOf } = useRole(roles);
  const { rows, options, ...people } = usePeople();

  const add = (id: number | undefined, as = role) => {
    const person = rows.find((row) => row.id === id);
    const option = person && options.find((candidate) => candidate.id === id);
    if (!person || !option || !as)
      return void alert({ title: texts.incomplete, text: texts.incompleteText, tone: 'warning' });
    if (!onAdd(speakerOf({ ...option, email: person.email }, as)))
      return void alert({ title: texts.duplicate, text: texts.duplicateText, tone: 'warning' });
    keepRole(as);
    setChosen(undefined);
    // For the next name.
    search.current?.focus();
  };
  const handleChoose = (id: number | undefined) => {
    // A second Enter on the same member asks to add it, and says what lacks.
    const isConfirmed = id !== undefined && (role !== undefined || id === chosen);
    setChosen(id);
    if (isConfirmed) add(id);
  };
  return (
    <div className={styles.choice}>
      <RoleSelect
        roles={roles}
        value={role ? String(role.id) : ''}
        isProposed={isProposed}
        onChange={chooseRole}
        onCommit={(value) => chosen !== undefined && add(chosen, roleOf(value))}
      />
      <ComboBox
        label={texts.people}
        inputRef={search}
        options={options}
        chosen={chosen}
        onChoose={handleChoose}
        {...people}
      />
      <Button icon="plus" className={styles.add} onClick={() => add(chosen)}>
        {texts.add}
      </Button>
    </div>
  );
}

/** The chosen role; at first that of the last speaker, as a proposal, if it still exists. */
function useRole({ mostUsed, others }: Roles) {
  const client = useClient();
  const [roleId, setRoleId] = useState(() => lastRoleOf(client));
  const [isTouched, setTouched] = useState(false);
  const roleOf = (value: string) => [...mostUsed, ...others].find(({ id }) => String(id) === value);
  const role = roleOf(roleId);
  return {
    role,
    roleOf,
    isProposed: role !== undefined && !isTouched,
    chooseRole: (id: string) => {
      setTouched(true);
      setRoleId(id);
    },
    /** A speaker was added with it. */
    keepRole: ({ id }: SpeakerRole) => {
      setTouched(true);
      keepLastRole(client, String(id));
    },
  };
}
