import { useContext, useEffect, useState } from 'react';
import { settled } from '../../../ui/lazy/prefetch';
import { useLazyModule } from '../../../ui/loading/useLazyModule';
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
  const { value: Keys } = useLazyModule(load, useIsSettled());
  return Keys && <Keys isPage={isPage} />;
}

/** What the screen shows comes first. */
function useIsSettled(): boolean {
  const isChecked = useContext(IsCheckedContext);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isOver = !isChecked;
    if (isChecked)
      void settled().then(() => {
        if (!isOver) setSettled(true);
      });
    return () => {
      isOver = true;
    };
  }, [isChecked]);
  return isSettled;
}
