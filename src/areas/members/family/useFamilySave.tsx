import { useState } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { ApiError } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import { joinLines, type Told } from '../../../data/save/saveFailures';
import { saved } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import {
  type Family,
  isKnown,
  isNew,
  movedDraft,
  newAddressOf,
  peopleOf,
} from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';
import { TabLink } from '../../../routing/Link';
import { useConsent } from '../../../session/hostPage';
import { useSession } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { afterPaint } from '../../../ui/loading/afterPaint';
import { memberPaths } from '../../routes';
import { FamilySave } from './FamilySave';
import { controlName } from './familyForm';
import type { FamilyOutcome, SheetProblem } from './outcome';
import { type FamilySheetTexts, familySheetTexts } from './texts.fr';
import type { SheetState } from './useLines';

export interface FamilyReports {
  /** Called once for each save, with the new members of it. */
  onCreated(members: readonly Member[]): void;
  /** The address of a person on file was replaced. */
  onUpdated(member: Member): void;
  /** Opens a record. */
  onOpen?: ((id: number) => void) | undefined;
  onClose(): void;
}

type SavedFamily = Extract<FamilyOutcome, { status: 'saved' }>;

/** Where the reason of a line stands: at the control that it is about. */
const FIELD_OF = {
  twice: 'id',
  gone: 'id',
  married: 'conjoint',
  changed: 'adresse',
  repeated: 'prenom',
  nameless: 'prenom',
} as const;

function sentencesOf(problems: readonly SheetProblem[], texts: FamilySheetTexts): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ key, kind, name }) => {
      const sentence = kind === 'married' ? texts.married(name) : texts[kind];
      return [controlName(key, FIELD_OF[kind]), sentence];
    }),
  );
}

/** The people of a save, or the failure that says why there are none. */
function savedOrThrow(outcome: FamilyOutcome, texts: FamilySheetTexts): SavedFamily {
  if (outcome.status === 'saved') return outcome;
  if (outcome.status === 'stopped')
    throw new ApiError({ kind: 'invalid', status: 422, fields: sentencesOf(outcome.problems, texts) });
  const { failure, fields } = outcome;
  if (Object.keys(fields).length === 0)
    throw new ApiError({ ...failure, fields: undefined } as typeof failure);
  throw new ApiError({ ...failure, kind: 'invalid', fields });
}

/** Asks the page around the widget about everybody who is created or gets another address. */
function useFamilyConsent(job: FamilySave): (family: Family) => boolean {
  const { maySave } = useConsent();
  return (family) =>
    peopleOf(job.withMade(family)).every((person) => {
      if (isNew(person)) return maySave({ kind: 'member', draft: person.draft });
      const address = newAddressOf(person, family.head);
      if (!isKnown(person) || !address) return true;
      return maySave({ kind: 'member', id: person.known.id, draft: movedDraft(person.known, address) });
    });
}

const membersIn = (people: ReadonlyMap<string, Member>): Member[] => [...people].map(([, member]) => member);
const namesOf = (people: readonly Member[]): string => people.map(fullNameOf).join(', ');

/** Says why the family was not saved, and who is on file by now. */
const tellFailure =
  (texts: FamilySheetTexts, job: FamilySave) =>
  ({ why, reasons, isUnclear }: Told) => {
    const made = job.made.size > 0 && texts.madeSoFar(namesOf(membersIn(job.made)));
    if (reasons) return { form: { form: joinLines(texts.toReview, made), errors: reasons } };
    const mustLook = isUnclear && !job.isRepeatable;
    const look = mustLook && <TabLink to={memberPaths.list.to()}>{texts.maybeSaved}</TabLink>;
    const rest = isUnclear ? !mustLook && texts.unclear : !made && texts.notSaved;
    return { form: { form: joinLines(why || texts.failed, rest, made), look, canRetry: true } };
  };

/** Gives `save` for one sheet, which resolves to what the form shows, if anything. */
export function useFamilySave(lines: SheetState, reports: FamilyReports) {
  const texts = useTexts(familySheetTexts);
  const alert = useAlert();
  const client = useClient();
  const { session } = useSession();
  const [job] = useState(() => new FamilySave(client, () => session.get().capabilities));
  const [reported] = useState(() => new Set<Member>());
  const { save } = useSaving(texts);
  const mayStart = useFamilyConsent(job);
  /** Tells the list and the page of what was stored since the last time. */
  const report = () => {
    const news = (people: ReadonlyMap<string, Member>) =>
      membersIn(people).filter((member) => !reported.has(member));
    const [made, moved] = [news(job.made), news(job.moved)];
    for (const member of [...made, ...moved]) reported.add(member);
    if (made.length > 0) reports.onCreated(made);
    for (const member of moved) reports.onUpdated(member);
  };
  const send = async (family: Family) => {
    const outcome = await job.run(family);
    report();
    const reload = () => void invalidate(client, memberWriteCalls.createFamily.invalidates);
    if (outcome.status === 'saved') {
      // The confirmation doesn't wait for the lists below it to render.
      afterPaint(reload);
    } else {
      lines.settle(job);
      reload();
    }
    return savedOrThrow(outcome, texts);
  };
  return (family: Family) =>
    save<SavedFamily>({
      mayStart: () => mayStart(family),
      send: () => saved(send(family)),
      done({ people, warnings }) {
        const [first] = people;
        const { onOpen } = reports;
        reports.onClose();
        void alert({
          title: texts.saved,
          text: [texts.savedText(job.made.size), ...warnings].join('\n'),
          note: namesOf(people),
          tone: warnings.length > 0 ? 'warning' : 'success',
          actions: [first && onOpen && { label: texts.open, run: () => onOpen(first.id) }],
        });
      },
      tell: tellFailure(texts, job),
    });
}
