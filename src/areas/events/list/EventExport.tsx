import { eventCalls } from '../../../api/endpoints/events';
import { useClient } from '../../../api/useApi';
import { ExportMenu } from '../../../data/ExportMenu';
import { useTexts } from '../../../texts/texts';
import { listArgs, type Range } from '../query/eventQuery';
import { eventExportTexts } from './texts.fr';

/** Thousands of events take a while to write. */
const EXPORT_TIMEOUT = 120_000;

/** Downloads the events of the period and recurrence that the list shows, whichever pages of it are loaded. */
export default function EventExport({ range }: { range: Range }) {
  const texts = useTexts(eventExportTexts);
  const client = useClient();
  const options = { timeout: EXPORT_TIMEOUT };
  return (
    <ExportMenu
      download={(format) => client.call(eventCalls.export, { ...listArgs(range), format }, options)}
      fileName={texts.fileName(range.from, range.to)}
      failed={texts.failed}
      missing={texts.missing}
    />
  );
}
