import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isFactorDue } from '../../../domain/identity';
import { useSession } from '../../../session/useSession';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import type { Load } from '../../../ui/loading/loadOnce';
import type { AnyArea } from '../../area';
import { loadPart } from '../../loadPart';
import type { PaletteProps } from './PaletteDialog';
import { usePaletteKeys } from './usePaletteKeys';

/** The code of the command palette, which loads when it first opens. */
export const loadPalette: Load<ComponentType<PaletteProps>> = () => loadPart('palette');

/** Opens the palette; undefined outside of a widget that has one. */
const PaletteContext = createContext<(() => void) | undefined>(undefined);

export const useOpenPalette = () => useContext(PaletteContext);

interface PaletteScopeProps {
  /** The areas that the widget can show. */
  areas: readonly AnyArea[];
  /** The page is the console's. */
  isPage?: boolean;
  children: ReactNode;
}

/** Gives a widget the command palette, unless the console or the hub around it has one. */
export function PaletteScope(props: PaletteScopeProps) {
  return useOpenPalette() ? props.children : <OwnPalette {...props} />;
}

function OwnPalette({ areas, isPage = false, children }: PaletteScopeProps) {
  const { status, user } = useSession().state;
  const [isOpen, setOpen] = useState(false);
  const isOn = status === 'signed-in' && !isFactorDue(user);
  usePaletteKeys({ isPage, isOn, isOpen, onToggle: () => setOpen(!isOpen) });
  const open = useMemo(() => () => setOpen(true), []);
  const choose = useAfterClosing(isOpen, () => setOpen(false));
  return (
    <PaletteContext.Provider value={open}>
      {children}
      {isOpen && (
        <LazyDialog load={loadPalette} props={{ areas, onClose: () => setOpen(false), onChoose: choose }} />
      )}
    </PaletteContext.Provider>
  );
}

/**
 * Closes the palette and then does what was chosen. By then the focus is back where it was, which the screen remembers when
 * it is left.
 */
function useAfterClosing(isOpen: boolean, close: () => void): (run: () => void) => void {
  const chosen = useRef<() => void>(undefined);
  useEffect(() => {
    const run = chosen.current;
    if (isOpen || !run) return;
    chosen.current = undefined;
    queueMicrotask(run);
  }, [isOpen]);
  return (run) => {
    chosen.current = run;
    close();
  };
}
