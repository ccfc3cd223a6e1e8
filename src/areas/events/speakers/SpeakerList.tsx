import { useContext, useEffect, useRef } from 'react';
import { itemColor } from '../../../domain/color';
import type { SpeakerRole } from '../../../domain/events/speaker';
import { initialsOf } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { FormContext } from '../../../ui/form/FormContext';
import { Icon } from '../../../ui/icon/Icon';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import type { SpeakerState } from '../save/outcome';
import styles from './Speakers.module.css';
import type { EventSpeaker } from './speaker';
import { type SpeakerTexts, speakerTexts } from './texts.fr';

interface SpeakerListProps {
  speakers: readonly EventSpeaker[];
  states: Readonly<Record<string, SpeakerState>>;
  /** All roles by id; undefined while they aren't known. */
  roles: ReadonlyMap<number, SpeakerRole> | undefined;
  /** What keeps a speaker from coming, in sentences. */
  warningsOf(speaker: EventSpeaker): readonly string[];
  onRemove(speaker: EventSpeaker): void;
}

/** The speakers of the event, each with the state of their save. */
export function SpeakerList({ speakers, states, roles, warningsOf, onRemove }: SpeakerListProps) {
  const texts = useTexts(speakerTexts);
  const { place, keepFocus } = useRemovalFocus(speakers.length);
  return (
    <div ref={place} tabIndex={-1} className={styles.listed}>
      <h3 className={styles.count}>{texts.listed(speakers.length)}</h3>
      {speakers.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ul className={styles.list}>
        {speakers.map((speaker, index) => (
          <SpeakerRow
            key={speaker.key}
            speaker={speaker}
            state={states[speaker.key]}
            roles={roles}
            warnings={warningsOf(speaker)}
            onRemove={() => {
              keepFocus(index);
              onRemove(speaker);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

interface SpeakerRowProps {
  speaker: EventSpeaker;
  state: SpeakerState | undefined;
  roles: ReadonlyMap<number, SpeakerRole> | undefined;
  warnings: readonly string[];
  onRemove(): void;
}

function SpeakerRow({ speaker, state, roles, warnings, onRemove }: SpeakerRowProps) {
  const texts = useTexts(speakerTexts);
  const { submit } = useContext(FormContext);
  const { name, role } = speaker;
  const current = role && (roles?.get(role.id) ?? role);
  const label = current?.libelle || texts.unknownRole;
  const isRoleGone = !role || (roles !== undefined && !roles.has(role.id));
  const problem = problemOf(state, isRoleGone, texts);
  return (
    <li className={styles.row}>
      <Who {...speaker} />
      <Badge tone={isRoleGone ? 'danger' : 'accent'} className={styles.role}>
        {label}
      </Badge>
      {state?.status === 'saving' && <span className={styles.state}>{texts.saving}</span>}
      {state?.status === 'saved' && (
        <span className={styles.state}>
          <Icon name="check-circle" />
          {texts.saved}
        </span>
      )}
      <IconButton icon="close" label={texts.remove(name, label)} data-remove="" onClick={onRemove} />
      {warnings.map((words) => (
        <SpeakerWarning key={words} words={words} />
      ))}
      {problem && (
        <div className={styles.problem} part="error">
          <Icon name="error" />
          <p>{problem}</p>
          {state?.status === 'failed' && (
            <Button
              icon="refresh"
              aria-label={texts.retryFor(name, label)}
              onClick={() => submit(speaker.key)}
            >
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Says what keeps a person from coming. It refuses nothing. */
function SpeakerWarning({ words }: { words: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
  return (
    <p className={styles.warning}>
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}

/** The person, with what tells people of the same name apart. */
function Who({ name, strong, detail }: EventSpeaker) {
  const [first = '', ...others] = name.split(' ');
  return (
    <>
      <Avatar
        size="small"
        initials={initialsOf({ nom: first, prenom: others.at(-1) ?? '' })}
        color={itemColor(undefined, name)}
      />
      <div className={styles.who}>
        <span className={styles.name}>
          {strong ? <PersonName person={{ nom: name.slice(0, strong), prenom: name.slice(strong) }} /> : name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
    </>
  );
}

function problemOf(
  state: SpeakerState | undefined,
  isRoleGone: boolean,
  texts: SpeakerTexts,
): string | undefined {
  if (state?.status === 'failed' && state.reason === 'memberGone') return texts.memberGone;
  if (isRoleGone || (state?.status === 'failed' && state.reason === 'roleGone')) return texts.roleGone;
  return state?.status === 'failed' ? failureText(state.failure) : undefined;
}

/** When a row is removed, its focused button goes with it: the focus moves to the next row, or to the list. */
function useRemovalFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a row is removed
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? place.current)?.focus();
    removed.current = undefined;
  }, [count]);
  return {
    place,
    keepFocus: (index: number) => {
      removed.current = index;
    },
  };
}
