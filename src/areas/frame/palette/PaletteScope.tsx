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

import { type Load, loadOnce } from '../../../ui/loading/loadOnce';

import type { AnyArea } from '../../area';
import { loadPart } from '../../loadPart';
import type { PaletteProps } from './PaletteDialog';
import { usePaletteKeys } from './usePaletteKeys';

/** The code of the command palette, which loads when it first opens, as do the searches of the areas. */
export const loadPalette: Load<ComponentType<PaletteProps>> = () => loadPart('palette');

/** Loads the palette that asks the searches of these areas. */
function paletteOf(areas: readonly AnyArea[]): Load<ComponentType<Omit<PaletteProps, 'searches'>>> {
  return async () => {
    const loads = areas.flatMap(({ name, search }) =>
      search ? [loadOnce(search).then((useFound) => ({ name, useFound }))] : [],
    );
    const [Palette, searches] = await Promise.all([loadOnce(loadPalette), Promise.all(loads)]);
    return { default: (props) => <Palette {...props} searches={searches} /> };
  };
}

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
  const load = useMemo(() => paletteOf(areas), [areas]);
  const open = useMemo(() => () => setOpen(true), []);
  const choose = useAfterClosing(isOpen, () => setOpen(false));
  return (
    <PaletteContext.Provider value={open}>
      {children}
      {isOpen && (
        <LazyDialog load={load} props={{ areas, onClose: () => setOpen(false), onChoose: choose }} />
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
