import { useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { useRecord } from '../../../data/useRecord';
import type { Member } from '../../../domain/members/member';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { FamilySheet } from './FamilySheet';
import { familySheetTexts } from './texts.fr';
import type { FamilyReports } from './useFamilySave';

interface FamilyDialogProps extends FamilyReports {
  /** The id of the person on file who stands in the first line. */
  first?: number | undefined;
}

/** The dialog that adds a family; each opening starts with an empty sheet, or with one person on file. */
export default function FamilyDialog({ first, ...reports }: FamilyDialogProps) {
  return first === undefined ? <FamilySheet {...reports} /> : <FamilyOf id={first} {...reports} />;
}

/** Reads the record of the first line. Later changes of it don't reset the sheet. */
function FamilyOf({ id, ...reports }: FamilyReports & { id: number }) {
  const texts = useTexts(familySheetTexts);
  const { record, isRefreshing, reload } = useRecord(memberCalls.withRelations, id);
  const [first, setFirst] = useState<Member>();
  if (!first && record.status === 'ready') setFirst(record.value);
  if (first) return <FamilySheet first={first} {...reports} />;
  const failure = record.status === 'loading' ? undefined : record.failure;
  return (
    <Dialog open size="large" title={texts.title} onClose={reports.onClose}>
      {failure ? (
        <ErrorState
          message={readFailureText(failure, texts.loadFailed)}
          isRetrying={isRefreshing}
          onRetry={reload}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
