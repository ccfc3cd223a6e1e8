/* The names of an assembly. Only the rows near the view are in the DOM. */
import { type CSSProperties, useRef } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { whereabouts } from '../../../domain/attendance/votes';
import { useTexts } from '../../../texts/texts';
import { useRowsInView } from '../../../ui/table/useRowsInView';
import sheet from '../sheet/Sheet.module.css';
import { tickStateOf } from '../sync/ticking';
import { assemblyTexts } from './texts.fr';
import type { Voting } from './useVoting';
import { type VoterActs, VoterRow } from './VoterRow';
import { clockOf, proxyNote } from './voterWords';

interface VoterRowsProps {
  people: readonly SheetPerson[];
  voting: Voting;
  takesProxies: boolean;
  readonly: boolean;
  acts: VoterActs;
}

export function VoterRows({ people, voting, takesProxies, readonly, acts }: VoterRowsProps) {
  const texts = useTexts(assemblyTexts);
  const scroller = useRef<HTMLElement>(null);
  const { from, to, look } = useRowsInView(scroller, people.length);
  const { ticks, state } = voting;
  const size = {
    blockSize: `calc(var(--name-row) * ${people.length})`,
    paddingBlockStart: `calc(var(--name-row) * ${from})`,
  } as CSSProperties;
  return (
    <section
      ref={scroller}
      className={sheet.scroller}
      aria-label={texts.voters}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={look}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={sheet.rows} style={size}>
        {people.slice(from, to).map((person, at) => {
          const tick = ticks.get(person.id);
          const fate = voting.given.get(person.id);
          return (
            <VoterRow
              key={person.id}
              person={person}
              state={tickStateOf(tick)}
              isLate={
                whereabouts(ticks, person.id) === 'there' && whereabouts(state.ticks, person.id) !== 'there'
              }
              leftAt={tick?.parti ? clockOf(tick.constate_le) : ''}
              note={proxyNote(texts, voting, person.id)}
              isRepresented={fate !== undefined && !fate.idle}
              hasGiven={fate !== undefined && fate.idle !== 'taken back'}
              isFull={(voting.held.get(person.id)?.length ?? 0) >= voting.state.most}
              takesProxies={takesProxies}
              position={from + at + 1}
              count={people.length}
              readonly={readonly}
              acts={acts}
            />
          );
        })}
      </ul>
    </section>
  );
}
