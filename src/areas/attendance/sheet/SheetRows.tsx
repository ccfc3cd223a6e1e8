/* The names of a sheet. Only the rows near the view are in the DOM, so that 2,000 people are ticked as quickly as twenty. */
import { type CSSProperties, useRef } from 'react';
import { tapped } from '../../../domain/attendance/counts';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import type { AttendanceState } from '../../../domain/attendance/tick';
import { useTexts } from '../../../texts/texts';
import { useRowsInView } from '../../../ui/table/useRowsInView';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { ShownTick } from '../sync/ticking';
import { PersonRow } from './PersonRow';
import styles from './Sheet.module.css';
import { sheetTexts } from './texts.fr';
import { useTicking } from './useTicking';

interface SheetRowsProps {
  people: readonly SheetPerson[];
  ticks: ReadonlyMap<number, ShownTick>;
  store: AttendanceStore;
  readonly: boolean;
}

export function SheetRows({ people, ticks, store, readonly }: SheetRowsProps) {
  const texts = useTexts(sheetTexts);
  const scroller = useRef<HTMLElement>(null);
  const { from, to, look } = useRowsInView(scroller, people.length);
  const { tickAll } = useTicking(store);
  const toast = useToast();
  const handleTap = useStableCallback(
    (id: number) => void store.tick([id], tapped(store.get().ticks.get(id)?.etat)),
  );
  const handleChoose = useStableCallback(
    (id: number, state: AttendanceState | null) => void store.tick([id], state),
  );
  const handleFamily = useStableCallback(({ id, famille: family }: SheetPerson) => {
    const isDone = tickAll([id, ...family], 'present', texts.familyDone);
    if (!isDone) toast(texts.familyThere);
  });
  const size = {
    blockSize: `calc(var(--name-row) * ${people.length})`,
    paddingBlockStart: `calc(var(--name-row) * ${from})`,
  } as CSSProperties;
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={texts.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={look}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.rows} style={size}>
        {people.slice(from, to).map((person, at) => (
          <PersonRow
            key={person.id}
            person={person}
            tick={ticks.get(person.id)}
            position={from + at + 1}
            count={people.length}
            readonly={readonly}
            device={store.device}
            onTap={handleTap}
            onChoose={handleChoose}
            onFamily={handleFamily}
          />
        ))}
      </ul>
    </section>
  );
}
