import { ClientProvider } from '../../../api/clientContext';
import { AgendaEntry } from '../AgendaEntry';
import type { AgendaViewProps } from '../AgendaList';
import type { SourceDate } from './sources';

interface SourceEntryProps extends Pick<AgendaViewProps, 'registrationPage'> {
  date: SourceDate;
}

/** An event with the name of where it comes from. Its addresses are those of its own back end. */
export function SourceEntry({ date, registrationPage }: SourceEntryProps) {
  const { client, name } = date.source;
  return (
    <ClientProvider client={client}>
      <AgendaEntry date={date} source={name} registrationPage={registrationPage} />
    </ClientProvider>
  );
}
