import { useState } from 'react';
import type { Member, MemberField } from '../../../../domain/members/member';

/** Changing values where they stand, one line at a time. */
export interface InPlace {
  member: Member;
  /** The first field of the line that is open. */
  line: MemberField | undefined;
  /** Another line was asked for while this one holds something unsaved. */
  isReminded: boolean;
  begin(line: MemberField): void;
  close(): void;
  onDirty(isDirty: boolean): void;
  onUpdated(member: Member): void;
  /** Another user deleted the member. */
  onGone(): void;
}

export interface InPlaceOptions extends Pick<InPlace, 'onDirty' | 'onUpdated' | 'onGone'> {
  /** The open line holds something unsaved. */
  isDirty: boolean;
}

/** @param options nothing where the record can't be changed */
export function useInPlace(member: Member, options: InPlaceOptions | undefined): InPlace | undefined {
  const [{ line, isReminded }, set] = useState<Pick<InPlace, 'line' | 'isReminded'>>({
    line: undefined,
    isReminded: false,
  });
  if (!options) return undefined;
  const { isDirty, ...ways } = options;
  return {
    ...ways,
    member,
    line,
    isReminded,
    // Nothing typed is dropped, and no line is saved by a press on another one.
    begin: (next) => set(isDirty ? { line, isReminded: true } : { line: next, isReminded: false }),
    close() {
      ways.onDirty(false);
      set({ line: undefined, isReminded: false });
    },
  };
}
