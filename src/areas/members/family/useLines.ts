import { useRef, useState } from 'react';
import { ADULTS_MAX, CHILDREN_MAX } from '../../../domain/members/familyDraft';
import type { Member } from '../../../domain/members/member';
import { readDay } from '../../../domain/storedDay';
import { isoDay } from '../../../texts/formats';
import type { FamilySave } from './FamilySave';

/** A line of the sheet. What is typed in it stands in the form. */
export interface SheetLine {
  key: string;
  isChild: boolean;
  /** Something is typed in it. */
  isTyped: boolean;
  /** The record that was chosen instead, or that the sheet has created. */
  known?: Member | undefined;
  isMade?: boolean;
  /** The user has just opened it, so it takes the focus. */
  isFresh?: boolean;
}

const ADULT_AGE = 18;

/** Whether a person is a minor, by the day of birth. */
function isMinor({ date_naissance: born }: Member, today = isoDay(new Date())): boolean {
  const since = `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
  return (readDay(born) ?? '') > since;
}

const emptyLine = (key: string, isChild: boolean): SheetLine => ({ key, isChild, isTyped: false });

/** Two adults and a child, with the person on file in the place that fits the age. */
function firstLines(first: Member | undefined): readonly SheetLine[] {
  const adults = Array.from({ length: ADULTS_MAX }, (_, at) => emptyLine(`adulte${at + 1}`, false));
  const child = emptyLine('enfant1', true);
  if (!first) return [...adults, child];
  if (isMinor(first)) return [...adults, { ...child, known: first }, emptyLine('enfant2', true)];
  return [{ ...adults[0]!, known: first }, ...adults.slice(1), child];
}

export const isPresent = ({ known, isTyped }: SheetLine): boolean => known !== undefined || isTyped;

/** The lines of the sheet, and what changes them. */
export function useLines(first: Member | undefined) {
  const [lines, setLines] = useState(() => firstLines(first));
  const serial = useRef(lines.length);
  const change = (key: string, to: Partial<SheetLine>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...to } : line)));
  const children = lines.filter(({ isChild }) => isChild);
  return {
    all: lines,
    adults: lines.filter(({ isChild }) => !isChild),
    children,
    canAdd: children.length < CHILDREN_MAX,
    add() {
      serial.current += 1;
      const line = { ...emptyLine(`enfant${serial.current}`, true), isFresh: true };
      setLines((all) => [...all, line]);
    },
    remove: (key: string) => setLines((all) => all.filter((line) => line.key !== key)),
    mark(key: string, isTyped: boolean) {
      if (lines.some((line) => line.key === key && line.isTyped !== isTyped)) change(key, { isTyped });
    },
    choose: (key: string, known: Member, isFresh: boolean) => change(key, { known, isTyped: false, isFresh }),
    type: (key: string) => change(key, { known: undefined, isTyped: false, isFresh: true }),
    /** Shows the records that the save has created or read. */
    settle: ({ made, read, moved }: FamilySave) =>
      setLines((all) =>
        all.map((line) => {
          const known = made.get(line.key);
          if (known && !line.known) return { ...line, known, isTyped: false, isMade: true, isFresh: false };
          const newer = moved.get(line.key) ?? read.get(line.key);
          return line.known && newer?.id === line.known.id ? { ...line, known: newer } : line;
        }),
      ),
  };
}

export type SheetState = ReturnType<typeof useLines>;
