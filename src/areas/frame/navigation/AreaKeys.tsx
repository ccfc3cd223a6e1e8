import { useContext } from 'react';
import { useIdleModule } from '../../../ui/lazy/useIdleModule';
import type { AnyArea, AreaKeysProps, LoadKeys } from '../../area';
import { IsCheckedContext } from '../WidgetContext';

interface AllKeysProps extends AreaKeysProps {
  areas: readonly Pick<AnyArea, 'name' | 'loadKeys'>[];
}

/** The keyboard shortcuts of these areas, on whatever screen is shown. */
export function AreaKeys({ areas, isPage }: AllKeysProps) {
  return areas.map(
    ({ name, loadKeys }) => loadKeys && <LoadedKeys key={name} load={loadKeys} isPage={isPage} />,
  );
}

function LoadedKeys({ load, isPage }: AreaKeysProps & { load: LoadKeys }) {
  // What the screen shows comes first.
  const isChecked = useContext(IsCheckedContext);
  const { value: Keys } = useIdleModule(load, !isChecked);
  return Keys && <Keys isPage={isPage} />;
}
