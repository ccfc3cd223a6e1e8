// A server component, which renders a widget into one that is a client's because it has handlers.
import { Groups } from 'parvis';
import { Intranet } from './intranet';

export default function Page() {
  return (
    <Intranet>
      <Groups theme="light" appearance={{ light: { accent: '#7a1fa2' } }} />
    </Intranet>
  );
}
