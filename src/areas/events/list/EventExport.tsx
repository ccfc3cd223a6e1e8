import { eventCalls } from '../../../api/endpoints/events';
import { useClient } from '../../../api/useApi';
import { ExportMenu } from '../../../data/ExportMenu';
import { defineTexts, useTexts } from '../../../texts/texts';
import { listArgs, type Range } from '../query/eventQuery';

const eventExportTexts = defineTexts('eventExport', {
  failed: 'Les événements n’ont pas pu être téléchargés.',
  missing: 'Ce serveur n’exporte pas les événements.',
  /** Days are `yyyy-mm-dd`, '' where the period is open. */
  fileName: (from: string, to: string) => {
    const days = from === to ? [from] : [from && `du-${from}`, to && `au-${to}`];
    return `${['evenements', ...days.filter(Boolean)].join('-')}.csv`;
  },
});

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
